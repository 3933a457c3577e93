/* Draws are counted by rank: four kings that may come are one case with weight four, and
 * what suits they have matters only for a flush. So first every multiset of ranks is
 * scored as if there were no flushes; then, for each suit that can still fill up, the
 * draws that fill it are taken back and counted as flushes. A hand of seven with a flush
 * is never anything better but a straight flush, so the suited ranks decide its value. */
#include "tally.h"

#include <stdlib.h>
#include <string.h>

enum { NO_FLUSH = 0, ROW = 2 * RANKS };

static const u8 WAYS[5][5] = {
    {1}, {1, 1}, {1, 2, 1}, {1, 3, 3, 1}, {1, 4, 6, 4, 1},
};

typedef struct {
    Tally *tally;
    const u16 *values;
    bool lows;
    u8 left[RANKS];
    unsigned flush; /* the value of the flush that these draws make, or NO_FLUSH */
} Count;

static bool make_room(Tally *tally)
{
    size_t wanted = tally->capacity ? 2 * tally->capacity : 1024;
    Item *items = realloc(tally->items, wanted * sizeof(Item));
    if (items)
        tally->items = items;
    Item *spare = realloc(tally->spare, wanted * sizeof(Item));
    if (spare)
        tally->spare = spare;
    if (!items || !spare) {
        tally->out_of_memory = true;
        return false;
    }
    tally->capacity = wanted;
    return true;
}

static inline void add(Tally *tally, Score score, i32 weight)
{
    tally->items[tally->count++] = (Item){score, weight};
}

static inline void count_one(const Count *count, u64 key, unsigned ranks, i32 weight)
{
    unsigned low = count->lows ? EIGHT_OR_BETTER[ranks] : 0;
    Score score = SCORE(count->values[place_of(SEVENS.rows, key)], low);
    if (count->flush) {
        add(count->tally, SCORE(count->flush, low), weight);
        weight = -weight;
    }
    add(count->tally, score, weight);
}

/* Every multiset of so many cards of the ranks from `from` on. */
static void count_ranks(const Count *count, int from, int draws, u64 key, unsigned ranks, i32 weight)
{
    Tally *tally = count->tally;
    if (tally->count + ROW > tally->capacity && !make_room(tally))
        return;
    if (draws == 0) {
        count_one(count, key, ranks, weight);
        return;
    }
    for (int rank = from; rank < RANKS; rank++) {
        int left = count->left[rank];
        u64 more = key;
        if (draws == 1) {
            if (left)
                count_one(count, key + RANK_KEYS[rank], ranks | 1u << rank, weight * left);
            continue;
        }
        for (int copies = 1; copies <= left && copies <= draws; copies++) {
            more += RANK_KEYS[rank];
            count_ranks(count, rank + 1, draws - copies, more, ranks | 1u << rank,
                        weight * WAYS[left][copies]);
        }
    }
}

/* Every choice of suited cards from `open` that brings the flush, with every draw of
 * other suits beside it. `made` are the suited ranks so far, `need` those missing. */
static void count_flushes(Count *count, unsigned open, int draws, int need, Hand hand, unsigned made)
{
    if (need <= 0) {
        count->flush = FLUSHES[made];
        count_ranks(count, 0, draws, hand.key, ranks_in(hand.mask) | made, 1);
    }
    if (draws == 0)
        return;
    for (; open && need <= draws; open &= open - 1) {
        int rank = lowest_bit(open);
        Hand more = {hand.key + RANK_KEYS[rank], hand.mask};
        count_flushes(count, open & (open - 1), draws - 1, need - 1, more, made | 1u << rank);
    }
}

void tally_draws(Tally *tally, const Ladder *ladder, Hand known, const Stub *stub, int draws)
{
    Count count = {.tally = tally, .values = ladder->values, .lows = ladder->lows};
    tally->count = 0;
    memcpy(count.left, stub->left, RANKS);
    count_ranks(&count, 0, draws, known.key, ranks_in(known.mask), 1);
    if (!ladder->flushes)
        return;
    for (int suit = 0; suit < SUITS; suit++) {
        int need = 5 - SUIT_COUNT(known.key, suit);
        if (need > draws)
            continue;
        for (int rank = 0; rank < RANKS; rank++)
            count.left[rank] = stub->left[rank] - (stub->suited[suit] >> rank & 1);
        count_flushes(&count, stub->suited[suit], draws, need, known, SUIT_RANKS(known.mask, suit));
    }
}

static void insert_sorted(Item *items, size_t count)
{
    for (size_t i = 1; i < count; i++) {
        Item item = items[i];
        size_t at = i;
        for (; at > 0 && VALUE(items[at - 1].score) > VALUE(item.score); at--)
            items[at] = items[at - 1];
        items[at] = item;
    }
}

enum { DIGIT = 7, BUCKETS = 1 << DIGIT };

static void sort_digit(const Item *from, Item *to, size_t count, int shift)
{
    u32 ends[BUCKETS + 1] = {0};
    for (size_t i = 0; i < count; i++)
        ends[(VALUE(from[i].score) >> shift & (BUCKETS - 1)) + 1]++;
    for (int bucket = 0; bucket < BUCKETS; bucket++)
        ends[bucket + 1] += ends[bucket];
    for (size_t i = 0; i < count; i++)
        to[ends[VALUE(from[i].score) >> shift & (BUCKETS - 1)]++] = from[i];
}

void sort_tally(Tally *tally)
{
    if (tally->count <= 24) {
        insert_sorted(tally->items, tally->count);
        return;
    }
    sort_digit(tally->items, tally->spare, tally->count, 0);
    sort_digit(tally->spare, tally->items, tally->count, DIGIT);
}

static int by_score(const void *one, const void *other)
{
    Score a = ((const Item *)one)->score, b = ((const Item *)other)->score;
    return a < b ? -1 : a > b;
}

void tally_cards(Tally *tally, Game game, const Cards *known, const Cards *deck)
{
    Ladder ladder = ladder_of(game);
    Hand hand = {ladder.start, 0};
    Stub stub = {{0}, {0}};
    for (int i = 0; i < known->count; i++)
        hand = with_card(hand, known->cards[i]);
    for (int i = 0; i < deck->count; i++)
        put_in(&stub, deck->cards[i]);
    tally_draws(tally, &ladder, hand, &stub, 7 - known->count);
    qsort(tally->items, tally->count, sizeof(Item), by_score);
}

void free_tally(Tally *tally)
{
    free(tally->items);
    free(tally->spare);
}
