/* The tables of hands.h, built from the rules. */
#include "hands.h"

bool TABLES_BUILT = false;
HandTable SEVENS;
static HandTable FIVES, SIXES;
u16 PLACES[UPPER_SUMS];
u16 FLUSHES[RANK_MASKS];
u8 EIGHT_OR_BETTER[RANK_MASKS];
u64 RANK_KEYS[RANKS];
u64 CARD_KEYS[BYTES];
u64 CARD_MASKS[BYTES];
u64 BYTE_KEYS[MASK_BYTES][BYTES];
u16 BYTE_RANKS[MASK_BYTES][BYTES];

/* The least ascending keys that give any two multisets of up to seven cards of these
 * ranks, none of them held more than four times, different sums. */
static const u16 HALF_KEYS[7] = {1, 5, 24, 112, 521, 2247, 9244};
enum { LOWER_RANKS = 7, UPPER_RANKS = 6, HALVES = 2048 };

/* How many values lie below each category. */
enum {
    HIGH_CARD = 0, PAIR = 1277, TWO_PAIR = 4137, TRIPS = 4995, STRAIGHT = 5853,
    FLUSH = 5863, FULL_HOUSE = 7140, QUADS = 7296, STRAIGHT_FLUSH = 7452,
};

/* The multiset of the ranks of one half: their keys, and the ranks held once or more
 * often, twice or more, and so on. */
typedef struct {
    u16 sum;
    u16 held[4];
} Half;

typedef struct {
    Half all[HALVES];
    int count;
} Halves;

static int choose(int n, int k)
{
    int ways = 1;
    for (int i = 0; i < k; i++)
        ways = ways * (n - i) / (i + 1);
    return ways;
}

static int highest(unsigned ranks)
{
    int rank = -1;
    for (; ranks; ranks >>= 1)
        rank++;
    return rank;
}

/* The highest ranks of a set, `kept` of them. */
static unsigned top(unsigned ranks, int kept)
{
    for (int count = bit_count(ranks); count > kept; count--)
        ranks &= ranks - 1;
    return ranks;
}

/* The place of a set of ranks among the sets of as many: the highest rank decides, then
 * the next. */
static int place(unsigned ranks)
{
    int below = 0;
    for (int i = 1; ranks; ranks &= ranks - 1, i++)
        below += choose(lowest_bit(ranks), i);
    return below;
}

/* The same set when `gone` is no longer a rank. */
static unsigned without(unsigned ranks, int gone)
{
    unsigned lower = (1u << gone) - 1;
    return (ranks & lower) | (ranks >> 1 & ~lower);
}

/* 0 without a straight; 1 for the wheel, 10 for the one that ends in an ace. */
static int straight(unsigned ranks)
{
    unsigned from_ace = ranks << 1 | ranks >> 12;
    for (int height = 10; height > 0; height--)
        if ((from_ace >> (height - 1) & 31) == 31)
            return height;
    return 0;
}

/* The place of five ranks among those that are no straight. */
static int unpaired(unsigned ranks)
{
    unsigned five = top(ranks, 5);
    int at = place(five);
    for (unsigned run = 31; run < five && run < RANK_MASKS; run <<= 1)
        at--;
    return at - (five > 0x100f);
}

static int high_value(const u16 held[4])
{
    unsigned once = held[0], pairs = held[1];
    int run = straight(once), made;
    if (held[3]) {
        made = highest(held[3]);
        return QUADS + 1 + 12 * made + highest(without(top(once & ~(1u << made), 1), made));
    }
    if (held[2] && bit_count(pairs) > 1) {
        made = highest(held[2]);
        return FULL_HOUSE + 1 + 12 * made + highest(without(top(pairs & ~(1u << made), 1), made));
    }
    if (run)
        return STRAIGHT + run;
    if (held[2]) {
        made = highest(held[2]);
        return TRIPS + 1 + 66 * made + place(without(top(once & ~(1u << made), 2), made));
    }
    if (bit_count(pairs) > 1) {
        unsigned two = top(pairs, 2);
        unsigned kicker = without(top(once & ~two, 1), highest(two));
        return TWO_PAIR + 1 + 11 * place(two) + highest(without(kicker, lowest_bit(two)));
    }
    if (pairs) {
        made = highest(pairs);
        return PAIR + 1 + 220 * made + place(without(top(once & ~(1u << made), 3), made));
    }
    return HIGH_CARD + 1 + unpaired(once);
}

/* In razz the ace is low and the best hand takes one card of every rank before a second
 * of any. Values go from 1 (four kings and a queen) to 6175 (the wheel). */
static int razz_value(const u16 held[4])
{
    unsigned low[4] = {0}, four, three, two, one;
    int taken = 0;
    for (int copy = 0; copy < 4; copy++) {
        unsigned ranks = (unsigned)(held[copy] << 1 | held[copy] >> 12) & (RANK_MASKS - 1);
        for (; ranks && taken < 5; ranks &= ranks - 1, taken++)
            low[copy] |= ranks & (0 - ranks);
    }
    four = low[3];
    three = low[2] & ~low[3];
    two = low[1] & ~low[2];
    one = low[0] & ~low[1];
    if (four)
        return 156 - 12 * highest(four) - highest(without(one, highest(four)));
    if (three && two)
        return 312 - 12 * highest(three) - highest(without(two, highest(three)));
    if (three)
        return 1170 - 66 * highest(three) - place(without(one, highest(three)));
    if (bit_count(two) == 2)
        return 2028 - 11 * place(two)
               - highest(without(without(one, highest(two)), lowest_bit(two)));
    if (two)
        return 4888 - 220 * highest(two) - place(without(one, highest(two)));
    return 6175 - place(one);
}

static int low_value(unsigned ranks)
{
    unsigned low = (ranks << 1 | ranks >> 12) & 0xff;
    int held = bit_count(low);
    if (held < 5)
        return 0;
    for (; held > 5; held--)
        low ^= 1u << highest(low);
    return 56 - place(low);
}

/* All multisets of so many cards of the first ranks of a half. `shift` is its lowest. */
static void halves_of(Halves *found, Half half, int ranks, int cards, int shift)
{
    if (ranks == 0) {
        if (cards == 0)
            found->all[found->count++] = half;
        return;
    }
    u16 bit = (u16)(1u << (ranks - 1 + shift));
    halves_of(found, half, ranks - 1, cards, shift);
    for (int copies = 1; copies <= 4 && copies <= cards; copies++) {
        half.sum += HALF_KEYS[ranks - 1];
        half.held[copies - 1] |= bit;
        halves_of(found, half, ranks - 1, cards - copies, shift);
    }
}

static void build_table(HandTable *table, int cards)
{
    static Halves lower, upper;
    unsigned at = 0;
    for (int below = 0; below <= cards; below++) {
        lower.count = upper.count = 0;
        halves_of(&lower, (Half){0}, LOWER_RANKS, below, 0);
        halves_of(&upper, (Half){0}, UPPER_RANKS, cards - below, LOWER_RANKS);
        for (int j = 0; j < upper.count; j++)
            PLACES[upper.all[j].sum] = (u16)j;
        for (int i = 0; i < lower.count; i++) {
            table->rows[lower.all[i].sum] = (u16)at;
            for (int j = 0; j < upper.count; j++, at++) {
                u16 held[4];
                for (int copy = 0; copy < 4; copy++)
                    held[copy] = lower.all[i].held[copy] | upper.all[j].held[copy];
                table->high[at] = (u16)high_value(held);
                table->razz[at] = (u16)razz_value(held);
            }
        }
    }
}

static void build_bytes(void)
{
    for (int place = 0; place < MASK_BYTES; place++)
        for (int byte = 0; byte < BYTES; byte++)
            for (int bit = 0; bit < 8; bit++)
                if (byte >> bit & 1) {
                    int card = 8 * place + bit;
                    BYTE_KEYS[place][byte] += CARD_KEYS[card] + ONE_CARD;
                    if (card < CARDS)
                        BYTE_RANKS[place][byte] |= (u16)(1u << card / 4);
                }
}

void build_tables(void)
{
    for (int rank = 0; rank < RANKS; rank++)
        RANK_KEYS[rank] = rank < LOWER_RANKS ? HALF_KEYS[rank]
                                             : (u64)HALF_KEYS[rank - LOWER_RANKS] << 16;
    for (int card = 0; card < CARDS; card++) {
        CARD_KEYS[card] = RANK_KEYS[card / 4] + (1ull << (32 + 4 * (card % 4)));
        CARD_MASKS[card] = 1ull << (16 * (card % 4) + card / 4);
    }
    for (int byte = CARDS; byte < BYTES; byte++)
        CARD_KEYS[byte] = NO_CARD;
    for (unsigned ranks = 0; ranks < RANK_MASKS; ranks++) {
        int run = straight(ranks);
        EIGHT_OR_BETTER[ranks] = (u8)low_value(ranks);
        if (bit_count(ranks) >= 5)
            FLUSHES[ranks] = (u16)(run ? STRAIGHT_FLUSH + run : FLUSH + 1 + unpaired(ranks));
    }
    build_bytes();
    build_table(&SEVENS, 7);
    TABLES_BUILT = true;
}

const HandTable *hands_of(int cards)
{
    static bool built = false;
    build_hands();
    if (cards == 7)
        return &SEVENS;
    if (!built) {
        build_table(&FIVES, 5);
        build_table(&SIXES, 6);
        built = true;
    }
    return cards == 5 ? &FIVES : &SIXES;
}

Ladder ladder_of(Game game)
{
    build_hands();
    if (game == RAZZ)
        return (Ladder){0, SEVENS.razz, false, false};
    return (Ladder){SUITS_FROM_THREE, SEVENS.high, true, game == HILO};
}
