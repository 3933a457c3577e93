/* All hands that a few known cards can still become, counted by score. */
#ifndef DOORCARD_TALLY_H
#define DOORCARD_TALLY_H

#include <stddef.h>

#include "hands.h"

/* The cards that can still come: how many of each rank, and which ranks of each suit. */
typedef struct {
    u8 left[RANKS];
    u16 suited[SUITS];
} Stub;

static inline void put_in(Stub *stub, unsigned card)
{
    stub->left[card / 4]++;
    stub->suited[card % 4] |= (u16)(1u << card / 4);
}

static inline void take_out(Stub *stub, unsigned card)
{
    stub->left[card / 4]--;
    stub->suited[card % 4] &= (u16) ~(1u << card / 4);
}

/* So many draws lead to this score. A weight may be negative: what was counted as if
 * there were no flushes is taken back, and counted as the flush it is. */
typedef struct {
    Score score;
    i32 weight;
} Item;

typedef struct {
    Item *items;
    size_t count;
    size_t capacity;
    Item *spare;
    bool out_of_memory;
} Tally;

/* Counts the hands of seven that `known` and `draws` cards of the stub make. Equal scores
 * may come in several items. */
void tally_draws(Tally *tally, const Ladder *ladder, Hand known, const Stub *stub, int draws);
/* Puts the items in ascending order of their values. */
void sort_tally(Tally *tally);
void free_tally(Tally *tally);

/* The hands of seven that known cards and a deck make, in ascending order of their scores. */
void tally_cards(Tally *tally, Game game, const Cards *known, const Cards *deck);

#endif
