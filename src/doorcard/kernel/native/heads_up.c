/* Two seats, each with its own cards to come: every pair of draws that share no card.
 *
 * Pairs that share no card are all pairs, less those that share one, plus those that
 * share two, and so on: for every set T of cards that both could draw, compare all hands
 * that the first can make with T with all hands that the second can make with T, and add
 * the comparison with the sign of T's size. Within one T the draws need not be disjoint,
 * so each side is tallied by itself and the tallies are compared.
 */
#include "kernel.h"
#include "tally.h"

/* Weights of the pairs in which the second's value is less than the first's, at most the
 * first's, and anything; by how the lows compare. */
enum { LESS, AT_MOST, ALL };
enum { LOW_WON, LOW_TIED, LOW_LOST, NO_LOW };

typedef struct {
    Ladder ladder;
    u8 deck[CARDS];
    int cards;
    int draws[2];
    Tally tallies[2];
    i64 sums[3][4];
} Match;

static inline int low_result(unsigned mine, unsigned other)
{
    if (mine > other)
        return LOW_WON;
    if (mine < other)
        return LOW_LOST;
    return mine ? LOW_TIED : NO_LOW;
}

static void compare_one(Match *match, Item mine, const Item *others, size_t count, int sign)
{
    for (size_t i = 0; i < count; i++) {
        int low = low_result(LOW(mine.score), LOW(others[i].score));
        i64 weight = (i64)sign * mine.weight * others[i].weight;
        if (VALUE(others[i].score) < VALUE(mine.score))
            match->sums[LESS][low] += weight;
        if (VALUE(others[i].score) <= VALUE(mine.score))
            match->sums[AT_MOST][low] += weight;
        match->sums[ALL][low] += weight;
    }
}

/* What the second holds, swept so far in order of value: weights by low, summed up. */
typedef struct {
    int lows;
    i64 up_to[LOWS];
} Swept;

static inline void sweep(Swept *swept, Item item)
{
    for (int low = (int)LOW(item.score); low < swept->lows; low++)
        swept->up_to[low] += item.weight;
}

static inline void meet(const Swept *swept, Item item, i64 sums[4])
{
    unsigned low = LOW(item.score);
    i64 here = swept->up_to[low], all = swept->up_to[swept->lows - 1];
    if (low == 0) {
        sums[NO_LOW] += item.weight * here;
    } else {
        i64 below = swept->up_to[low - 1];
        sums[LOW_WON] += item.weight * below;
        sums[LOW_TIED] += item.weight * (here - below);
    }
    sums[LOW_LOST] += item.weight * (all - here);
}

static void compare_all(Match *match, int sign)
{
    const Tally *first = &match->tallies[0], *second = &match->tallies[1];
    Swept swept = {.lows = match->ladder.lows ? LOWS : 1};
    i64 sums[3][4] = {{0}};
    size_t i = 0, j = 0;
    while (i < first->count) {
        unsigned value = VALUE(first->items[i].score);
        size_t start = i;
        for (; j < second->count && VALUE(second->items[j].score) < value; j++)
            sweep(&swept, second->items[j]);
        for (; i < first->count && VALUE(first->items[i].score) == value; i++)
            meet(&swept, first->items[i], sums[LESS]);
        for (; j < second->count && VALUE(second->items[j].score) == value; j++)
            sweep(&swept, second->items[j]);
        for (size_t k = start; k < i; k++)
            meet(&swept, first->items[k], sums[AT_MOST]);
    }
    for (; j < second->count; j++)
        sweep(&swept, second->items[j]);
    for (i = 0; i < first->count; i++)
        meet(&swept, first->items[i], sums[ALL]);
    for (int row = 0; row < 3; row++)
        for (int low = 0; low < 4; low++)
            match->sums[row][low] += sign * sums[row][low];
}

static void compare(Match *match, const Stub *stub, const Hand hands[2], int taken)
{
    int sign = taken % 2 ? -1 : 1;
    Tally *first = &match->tallies[0], *second = &match->tallies[1];
    if (taken == match->draws[1]) {
        Item one = {score_of(&match->ladder, hands[0]), 1};
        Item other = {score_of(&match->ladder, hands[1]), 1};
        compare_one(match, one, &other, 1, sign);
        return;
    }
    tally_draws(second, &match->ladder, hands[1], stub, match->draws[1] - taken);
    if (taken == match->draws[0]) {
        Item one = {score_of(&match->ladder, hands[0]), 1};
        compare_one(match, one, second->items, second->count, sign);
        return;
    }
    tally_draws(first, &match->ladder, hands[0], stub, match->draws[0] - taken);
    sort_tally(first);
    sort_tally(second);
    compare_all(match, sign);
}

/* T has `taken` cards, all before `next` in the deck: compares, and goes on to every
 * larger T that adds later cards. */
static void visit(Match *match, const Stub *stub, const Hand hands[2], int taken, int next)
{
    compare(match, stub, hands, taken);
    if (taken == match->draws[0])
        return;
    for (int i = next; i < match->cards; i++) {
        Hand with[2] = {with_card(hands[0], match->deck[i]), with_card(hands[1], match->deck[i])};
        Stub less = *stub;
        take_out(&less, match->deck[i]);
        visit(match, &less, with, taken + 1, i + 1);
    }
}

bool heads_up(Game game, const Cards *first, const Cards *second, const Cards *deck, int lowest,
              i64 table[3][4])
{
    Match match = {.ladder = ladder_of(game), .cards = deck->count};
    Hand hands[2] = {{match.ladder.start, 0}, {match.ladder.start, 0}};
    Stub stub = {{0}, {0}};
    match.draws[0] = 7 - first->count;
    match.draws[1] = 7 - second->count;
    for (int i = 0; i < first->count; i++)
        hands[0] = with_card(hands[0], first->cards[i]);
    for (int i = 0; i < second->count; i++)
        hands[1] = with_card(hands[1], second->cards[i]);
    for (int i = 0; i < deck->count; i++) {
        match.deck[i] = deck->cards[i];
        put_in(&stub, deck->cards[i]);
    }
    if (lowest < 0) {
        compare(&match, &stub, hands, 0);
    } else if (match.draws[0] > 0) {
        unsigned card = match.deck[lowest];
        Hand with[2] = {with_card(hands[0], card), with_card(hands[1], card)};
        take_out(&stub, card);
        visit(&match, &stub, with, 1, lowest + 1);
    }
    for (int low = 0; low < 4; low++) {
        table[0][low] = match.sums[LESS][low];
        table[1][low] = match.sums[AT_MOST][low] - match.sums[LESS][low];
        table[2][low] = match.sums[ALL][low] - match.sums[AT_MOST][low];
    }
    bool done = !match.tallies[0].out_of_memory && !match.tallies[1].out_of_memory;
    free_tally(&match.tallies[0]);
    free_tally(&match.tallies[1]);
    return done;
}
