/* Several seats with few cards to come: every deal, the last seat's draws counted at once.
 *
 * All seats but the last are dealt in nested loops. Outermost is the one that leads, with
 * the best value of them, so that the value to beat stays the same inside. What the last
 * seat can then still do is looked up: how many of its draws are worse, equal or better is
 * known for the whole deck and for the draws with a certain card, so those that hold a
 * card already dealt are taken off, and the few that hold two of them are put back.
 */
#include <stdlib.h>
#include <string.h>

#include "kernel.h"

typedef struct {
    Score score;
    u64 cards; /* places in the deck */
} Draw;

typedef struct {
    Draw *all;
    int count;
} Draws;

/* Counts of draws by their lows, in three lanes of sixteen bits: worse than the best low
 * of the others, equal to it, better. Sums of lanes do not touch as long as the total stays
 * within each of them, whatever is taken off and put back on the way. */
typedef u64 Lanes;
enum { LANE = 16 };
#define LANE_OF(lanes, n) ((i64)((lanes) >> (LANE * (n)) & 0xffff))

static inline Lanes lane(unsigned mine, unsigned best)
{
    return 1ull << LANE * ((mine >= best) + (mine > best));
}

/* The draws that are left to the last seat. */
enum { WORSE, EQUAL, BETTER };
typedef struct {
    Lanes by_value[3];
} Left;

static inline void take(Left *left, const Left *gone)
{
    left->by_value[WORSE] -= gone->by_value[WORSE];
    left->by_value[EQUAL] -= gone->by_value[EQUAL];
    left->by_value[BETTER] -= gone->by_value[BETTER];
}

/* A Left for each low that there may be to beat, a column each: of all draws, and of those
 * with a certain card. */
typedef struct {
    Left *whole;
    Left *with_card;
} View;

typedef struct {
    int draws_to_come;
    Draws draws;
    Score pair[CARDS][CARDS];
    u8 standing[CARDS][CARDS]; /* of a pair's value against the leader's */
} Last;

typedef struct {
    int cards;
    int nested;
    Draws draws[MOST_SEATS - 1];
    Last last;
    int columns;
    u8 column[LOWS];
    u8 low[LOWS]; /* by column */
    View views[MOST_SEATS];
    int others[MOST_SEATS]; /* the nested seats that do not lead */
    int within[MOST_SEATS]; /* how many of their draws do not beat the leader */
    unsigned value;         /* the leader's */
    Outcomes *outcomes;
} Round;

static int choose(int n, int k)
{
    i64 ways = 1;
    for (int i = 0; i < k; i++)
        ways = ways * (n - i) / (i + 1);
    return (int)ways;
}

static void list_draws(Draws *draws, const Ladder *ladder, Hand hand, u64 cards, int left,
                       const Cards *deck, int next)
{
    if (left == 0) {
        draws->all[draws->count++] = (Draw){score_of(ladder, hand), cards};
        return;
    }
    for (int i = next; i + left <= deck->count; i++)
        list_draws(draws, ladder, with_card(hand, deck->cards[i]), cards | 1ull << i, left - 1,
                   deck, i + 1);
}

/* Draws in order make for comparisons that seldom change. */
static int by_score(const void *one, const void *other)
{
    Draw a = *(const Draw *)one, b = *(const Draw *)other;
    if (a.score != b.score)
        return a.score < b.score ? -1 : 1;
    return a.cards < b.cards ? -1 : a.cards > b.cards;
}

static bool draws_of(Draws *draws, const Ladder *ladder, const Cards *known, const Cards *deck)
{
    Hand hand = {ladder->start, 0};
    int left = 7 - known->count;
    draws->count = 0;
    draws->all = malloc(sizeof(Draw) * (size_t)(choose(deck->count, left) + 1));
    if (!draws->all)
        return false;
    for (int i = 0; i < known->count; i++)
        hand = with_card(hand, known->cards[i]);
    list_draws(draws, ladder, hand, 0, left, deck, 0);
    qsort(draws->all, (size_t)draws->count, sizeof(Draw), by_score);
    return true;
}

static void index_lows(Round *round)
{
    bool found[LOWS] = {true};
    for (int seat = 0; seat < round->nested; seat++)
        for (int i = 0; i < round->draws[seat].count; i++)
            found[LOW(round->draws[seat].all[i].score)] = true;
    for (int low = 0; low < LOWS; low++)
        if (found[low]) {
            round->column[low] = (u8)round->columns;
            round->low[round->columns++] = (u8)low;
        }
}

static inline Left *with_card_of(const Round *round, const View *view, int card)
{
    return view->with_card + card * round->columns;
}

/* Adds `by` draws of that score where they stand. */
static void change(const Round *round, Left *row, Score score, int standing, i64 by)
{
    for (int column = 0; column < round->columns; column++)
        row[column].by_value[standing] += (u64)by * lane(LOW(score), round->low[column]);
}

/* Notes that a draw of the last seat stands so from now on. */
static void place_draw(Round *round, Draw draw, int standing, i64 by)
{
    Last *last = &round->last;
    View *view = &round->views[0];
    change(round, view->whole, draw.score, standing, by);
    for (u64 cards = draw.cards; cards; cards &= cards - 1)
        change(round, with_card_of(round, view, lowest_bit(cards)), draw.score, standing, by);
    if (last->draws_to_come == 2) {
        int one = lowest_bit(draw.cards), other = lowest_bit(draw.cards & (draw.cards - 1));
        last->pair[one][other] = last->pair[other][one] = draw.score;
        last->standing[one][other] = last->standing[other][one] = (u8)standing;
    }
}

static void move_draw(Round *round, Draw draw, int from, int to)
{
    place_draw(round, draw, from, -1);
    place_draw(round, draw, to, 1);
}

/* The view when these cards are dealt too. */
static void take_off(const Round *round, const View *from, View *to, u64 cards)
{
    size_t columns = (size_t)round->columns;
    memcpy(to->whole, from->whole, columns * sizeof(Left));
    memcpy(to->with_card, from->with_card, columns * (size_t)round->cards * sizeof(Left));
    for (; cards; cards &= cards - 1) {
        int card = lowest_bit(cards);
        const Left *gone = with_card_of(round, to, card);
        for (size_t column = 0; column < columns; column++)
            take(&to->whole[column], &gone[column]);
        if (round->last.draws_to_come < 2)
            continue;
        for (int other = 0; other < round->cards; other++)
            if (other != card)
                change(round, with_card_of(round, to, other), round->last.pair[card][other],
                       round->last.standing[card][other], -1);
    }
}

static inline void count_lows(const Round *round, unsigned high_seats, Showdown best, Lanes lows)
{
    unsigned seat = 1u << round->nested;
    unsigned tied = best.low ? best.low_seats | seat : 0;
    *outcome(round->outcomes, high_seats, best.low_seats) += LANE_OF(lows, WORSE);
    *outcome(round->outcomes, high_seats, tied) += LANE_OF(lows, EQUAL);
    *outcome(round->outcomes, high_seats, seat) += LANE_OF(lows, BETTER);
}

static inline void put_back(const Round *round, Left *left, int one, int other, unsigned low)
{
    int stands = round->last.standing[one][other];
    Lanes back = lane(LOW(round->last.pair[one][other]), low);
    left->by_value[WORSE] += stands == WORSE ? back : 0;
    left->by_value[EQUAL] += stands == EQUAL ? back : 0;
    left->by_value[BETTER] += stands == BETTER ? back : 0;
}

/* What the last seat can draw when these cards are dealt, the last of all. */
static inline Left left_after(const Round *round, const View *view, u64 cards, unsigned low)
{
    int column = round->column[low];
    Left left = view->whole[column];
    u64 rest = cards & (cards - 1);
    if (round->last.draws_to_come == 2 && rest && !(rest & (rest - 1))) {
        int one = lowest_bit(cards), other = lowest_bit(rest); /* written out: the usual case */
        take(&left, with_card_of(round, view, one) + column);
        take(&left, with_card_of(round, view, other) + column);
        put_back(round, &left, one, other, low);
        return left;
    }
    for (; cards; cards &= cards - 1) {
        int card = lowest_bit(cards);
        take(&left, with_card_of(round, view, card) + column);
        if (round->last.draws_to_come == 2)
            for (u64 more = cards & (cards - 1); more; more &= more - 1)
                put_back(round, &left, card, lowest_bit(more), low);
    }
    return left;
}

/* Deals one after the other in which the same seats have the same to beat. */
typedef struct {
    Showdown best;
    Left sum;
    int deals;
} Run;
enum { LONGEST_RUN = 48 }; /* a lane holds 48 times the 1,326 pairs of a deck */

static void end_run(const Round *round, Run *run)
{
    unsigned seat = 1u << round->nested;
    count_lows(round, run->best.high_seats, run->best, run->sum.by_value[WORSE]);
    count_lows(round, run->best.high_seats | seat, run->best, run->sum.by_value[EQUAL]);
    count_lows(round, seat, run->best, run->sum.by_value[BETTER]);
    *run = (Run){0};
}

static inline void close_deal(const Round *round, const View *view, u64 cards, Showdown best,
                              Run *run)
{
    Left left = left_after(round, view, cards, best.low);
    if (run->deals == LONGEST_RUN || best.high_seats != run->best.high_seats
        || best.low != run->best.low || best.low_seats != run->best.low_seats)
        end_run(round, run);
    run->best = best;
    run->deals++;
    for (int standing = WORSE; standing <= BETTER; standing++)
        run->sum.by_value[standing] += left.by_value[standing];
}

/* Deals to the others from number `depth` on. */
static void deal(Round *round, int depth, const View *view, u64 dealt, Showdown best)
{
    int seat = round->others[depth];
    Run run = {0};
    for (int i = 0; i < round->within[depth]; i++) {
        Draw draw = round->draws[seat].all[i];
        if (draw.cards & dealt)
            continue;
        Showdown next = shown(best, draw.score, 1u << seat);
        if (depth == round->nested - 2) {
            close_deal(round, view, draw.cards, next, &run);
        } else {
            View *deeper = &round->views[depth + 2];
            take_off(round, view, deeper, draw.cards);
            deal(round, depth + 1, deeper, dealt | draw.cards, next);
        }
    }
    end_run(round, &run);
}

/* Which draws of the others do not beat the leader: of equal ones the first seat leads. */
static void limit_others(Round *round, int leader)
{
    for (int other = 0; other < round->nested - 1; other++) {
        const Draws *draws = &round->draws[round->others[other]];
        unsigned most = round->others[other] > leader ? round->value : round->value - 1;
        int *within = &round->within[other];
        while (*within < draws->count && VALUE(draws->all[*within].score) <= most)
            ++*within;
    }
}

static void start_view(Round *round, int leader)
{
    const Draws *draws = &round->last.draws;
    size_t columns = (size_t)round->columns;
    memset(round->views[0].whole, 0, columns * sizeof(Left));
    memset(round->views[0].with_card, 0, columns * CARDS * sizeof(Left));
    for (int i = 0; i < draws->count; i++)
        place_draw(round, draws->all[i], BETTER, 1);
    for (int seat = 0, other = 0; seat < round->nested; seat++)
        if (seat != leader) {
            round->others[other] = seat;
            round->within[other++] = 0;
        }
}

/* All deals in which this seat leads, with one of its draws number `from` to `to` - 1. */
static void lead(Round *round, int leader, int from, int to)
{
    const Draws *draws = &round->last.draws;
    int reached = 0, passed = 0;
    start_view(round, leader);
    for (int i = from; i < to; i++) {
        Draw draw = round->draws[leader].all[i];
        Showdown best = shown((Showdown){0, 0, 0, 0}, draw.score, 1u << leader);
        round->value = VALUE(draw.score);
        for (; reached < draws->count && VALUE(draws->all[reached].score) <= round->value; reached++)
            move_draw(round, draws->all[reached], BETTER, EQUAL);
        for (; passed < reached && VALUE(draws->all[passed].score) < round->value; passed++)
            move_draw(round, draws->all[passed], EQUAL, WORSE);
        limit_others(round, leader);
        if (round->nested == 1) {
            Run run = {0};
            close_deal(round, &round->views[0], draw.cards, best, &run);
            end_run(round, &run);
        } else {
            take_off(round, &round->views[0], &round->views[1], draw.cards);
            deal(round, 0, &round->views[1], draw.cards, best);
        }
    }
}

static bool start_round(Round *round, Game game, const Cards *known, int seats, const Cards *deck)
{
    Ladder ladder = ladder_of(game);
    bool ready = draws_of(&round->last.draws, &ladder, &known[seats - 1], deck);
    round->cards = deck->count;
    round->nested = seats - 1;
    round->last.draws_to_come = 7 - known[seats - 1].count;
    for (int seat = 0; seat < round->nested; seat++)
        ready = draws_of(&round->draws[seat], &ladder, &known[seat], deck) && ready;
    if (!ready)
        return false;
    index_lows(round);
    for (int depth = 0; depth < round->nested; depth++) {
        View *view = &round->views[depth];
        view->whole = malloc(sizeof(Left) * (size_t)round->columns);
        view->with_card = malloc(sizeof(Left) * (size_t)round->columns * CARDS);
        ready = ready && view->whole && view->with_card;
    }
    return ready;
}

static void free_round(Round *round)
{
    for (int depth = 0; depth < MOST_SEATS; depth++) {
        free(round->views[depth].whole);
        free(round->views[depth].with_card);
    }
    for (int seat = 0; seat < round->nested; seat++)
        free(round->draws[seat].all);
    free(round->last.draws.all);
    free(round);
}

bool multiway(Game game, const Cards *known, int seats, const Cards *deck, int from, int to,
              Outcomes *outcomes)
{
    Round *round = calloc(1, sizeof(Round));
    if (!round)
        return false;
    bool ready = start_round(round, game, known, seats, deck);
    round->outcomes = outcomes;
    for (int seat = 0; ready && seat < round->nested; seat++) {
        int count = round->draws[seat].count;
        if (from < count && to > 0)
            lead(round, seat, from > 0 ? from : 0, to < count ? to : count);
        from -= count;
        to -= count;
    }
    free_round(round);
    return ready;
}
