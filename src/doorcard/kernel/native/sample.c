/* Deals drawn at random.
 *
 * A shuffle is used more than once. Its first cards are cut into as many packets as there
 * are seats or more, each as large as what the seat with most to come still gets, and the
 * packets go round: every seat gets every packet once. Each such deal is as likely as any
 * other, the cards of a packet are summed up once, and because a good packet is good for
 * each seat in turn the errors of these deals partly cancel.
 */
#include <string.h>

#include "kernel.h"

enum { DRAWS_OF_A_NUMBER = 5 }; /* 52^5 is so far below 2^64 that no card is favoured */

/* The generator splitmix64; each block starts at a place of its own. */
static u64 next_number(u64 *state)
{
    u64 mixed = *state += 0x9e3779b97f4a7c15ull;
    mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9ull;
    mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111ebull;
    return mixed ^ mixed >> 31;
}

typedef struct {
    const Table *table;
    Ladder ladder;
    Hand known[MOST_SEATS];
    u64 state;
    u8 deck[CARDS];
    int cards;
    int packet; /* the cards in one */
    int packets;
    bool rounds; /* the packets go round; if not there is one for each seat, of its size */
} Shuffle;

static int choose_pair(const Range *range, u64 number)
{
    int low = 0, high = range->count - 1;
    while (low < high) {
        int middle = (low + high) / 2;
        if (number < range->limits[middle])
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

/* Gives every seat with a range its hole cards, all anew while two seats want one card. */
static u64 choose_holes(Shuffle *shuffle, Hand hands[MOST_SEATS])
{
    const Table *table = shuffle->table;
    u64 taken;
    bool clash;
    do {
        taken = 0;
        clash = false;
        for (int seat = 0; seat < table->seats; seat++) {
            const Range *range = &table->ranges[seat];
            hands[seat] = shuffle->known[seat];
            if (range->count == 0)
                continue;
            const u8 *pair = range->pairs[choose_pair(range, next_number(&shuffle->state))];
            u64 cards = 1ull << pair[0] | 1ull << pair[1];
            clash = clash || (taken & cards);
            taken |= cards;
            hands[seat] = with_card(with_card(hands[seat], pair[0]), pair[1]);
        }
    } while (clash);
    return taken;
}

static void fill_deck(Shuffle *shuffle, u64 taken)
{
    const Cards *deck = &shuffle->table->deck;
    shuffle->cards = 0;
    for (int i = 0; i < deck->count; i++)
        if (!(taken >> deck->cards[i] & 1))
            shuffle->deck[shuffle->cards++] = deck->cards[i];
}

/* Brings the first `count` places of the deck in random order. */
static void shuffle_first(Shuffle *shuffle, int count)
{
    u64 number = 0;
    for (int at = 0; at < count; at++) {
        if (at % DRAWS_OF_A_NUMBER == 0)
            number = next_number(&shuffle->state);
        int from = at + (int)multiply_high(&number, (u64)(shuffle->cards - at));
        u8 card = shuffle->deck[from];
        shuffle->deck[from] = shuffle->deck[at];
        shuffle->deck[at] = card;
    }
}

/* Cuts the packets: their cards, summed up to each length that is needed. */
static void cut(const Shuffle *shuffle, Hand packets[CARDS][8])
{
    int at = shuffle->table->common;
    for (int packet = 0; packet < shuffle->packets; packet++) {
        int size = shuffle->rounds ? shuffle->packet : shuffle->table->draws[packet];
        packets[packet][0] = (Hand){0, 0};
        for (int i = 0; i < size; i++, at++)
            packets[packet][i + 1] = with_card(packets[packet][i], shuffle->deck[at]);
    }
}

static void add_shares(u64 shares[MOST_SEATS], unsigned seats, unsigned pot)
{
    unsigned part = pot / (unsigned)bit_count(seats);
    for (; seats; seats &= seats - 1)
        shares[lowest_bit(seats)] += part;
}

static void show_down(const Shuffle *shuffle, const Hand hands[MOST_SEATS],
                      Hand packets[CARDS][8], int round, Sample *sample, u64 shares[MOST_SEATS])
{
    Showdown best = {0, 0, 0, 0};
    for (int seat = 0; seat < shuffle->table->seats; seat++) {
        int packet = seat + round;
        if (packet >= shuffle->packets)
            packet -= shuffle->packets;
        Hand hand = together(hands[seat], packets[packet][shuffle->table->draws[seat]]);
        best = shown(best, score_of(&shuffle->ladder, hand), 1u << seat);
    }
    ++*outcome(&sample->outcomes, best.high_seats, best.low_seats);
    if (best.low)
        add_shares(shares, best.low_seats, WHOLE_POT / 2);
    add_shares(shares, best.high_seats, best.low ? WHOLE_POT / 2 : WHOLE_POT);
}

static void plan_packets(Shuffle *shuffle)
{
    const Table *table = shuffle->table;
    int cards = table->deck.count - table->common;
    for (int seat = 0; seat < table->seats; seat++) {
        if (table->ranges[seat].count)
            cards -= 2;
        if (table->draws[seat] > shuffle->packet)
            shuffle->packet = table->draws[seat];
    }
    shuffle->packets = shuffle->packet ? cards / shuffle->packet : 0;
    shuffle->rounds = shuffle->packets >= table->seats;
    if (!shuffle->rounds)
        shuffle->packets = table->seats;
}

static int cards_needed(const Shuffle *shuffle)
{
    int count = shuffle->table->common;
    for (int packet = 0; packet < shuffle->packets; packet++)
        count += shuffle->rounds ? shuffle->packet : shuffle->table->draws[packet];
    return count;
}

void sample_block(const Table *table, u64 seed, u64 block, Sample *sample)
{
    Shuffle shuffle = {.table = table, .ladder = ladder_of(table->game)};
    Hand hands[MOST_SEATS], packets[CARDS][8];
    u64 start = block;
    shuffle.state = seed ^ next_number(&start);
    plan_packets(&shuffle);
    int needed = cards_needed(&shuffle);
    for (int seat = 0; seat < table->seats; seat++) {
        shuffle.known[seat] = (Hand){shuffle.ladder.start, 0};
        for (int i = 0; i < table->known[seat].count; i++)
            shuffle.known[seat] = with_card(shuffle.known[seat], table->known[seat].cards[i]);
    }
    for (int i = 0; i < SHUFFLES_IN_A_BLOCK; i++) {
        u64 shares[MOST_SEATS] = {0};
        fill_deck(&shuffle, choose_holes(&shuffle, hands));
        shuffle_first(&shuffle, needed);
        cut(&shuffle, packets);
        if (table->common)
            for (int seat = 0; seat < table->seats; seat++)
                hands[seat] = with_card(hands[seat], shuffle.deck[0]);
        for (int round = 0; round < (shuffle.rounds ? shuffle.packets : 1); round++)
            show_down(&shuffle, hands, packets, round, sample, shares);
        for (int seat = 0; seat < table->seats; seat++)
            sample->squares[seat] += shares[seat] * shares[seat];
        sample->shuffles++;
    }
}
