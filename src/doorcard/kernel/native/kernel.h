/* The jobs that Python hands out. None of them touches Python, so all of them run without
 * its lock. Each does one part of a calculation; parts are added up by whoever asked.
 * Those that need memory give false when there is none. */
#ifndef DOORCARD_KERNEL_H
#define DOORCARD_KERNEL_H

#include <stddef.h>

#include "hands.h"

enum { MOST_SEATS = 8 };

/* How often each set of seats won the high (the first index) together with each set of
 * seats that won the low (the second; none when there was no low). Sets are masks. */
typedef struct {
    int seats;
    i64 *counts;
} Outcomes;

bool start_outcomes(Outcomes *outcomes, int seats);
void free_outcomes(Outcomes *outcomes);

static inline i64 *outcome(const Outcomes *outcomes, unsigned high_seats, unsigned low_seats)
{
    return &outcomes->counts[(high_seats << outcomes->seats) + low_seats];
}

/* The best hands shown so far, and by which seats. */
typedef struct {
    unsigned high;
    unsigned low;
    unsigned high_seats;
    unsigned low_seats;
} Showdown;

static inline Showdown shown(Showdown best, Score score, unsigned seat)
{
    unsigned value = VALUE(score), low = LOW(score);
    if (value > best.high) {
        best.high = value;
        best.high_seats = 0;
    }
    if (value == best.high)
        best.high_seats |= seat;
    if (low > best.low) {
        best.low = low;
        best.low_seats = 0;
    }
    if (low && low == best.low)
        best.low_seats |= seat;
    return best;
}

/* The sets T of heads_up.c whose first card in the deck is that of place `lowest`; for -1
 * the empty set alone. The first seat has no more cards to come than the second. The table
 * tells how the first fares: rows won, tied, lost; columns low won, tied, lost, no low. */
bool heads_up(Game game, const Cards *first, const Cards *second, const Cards *deck, int lowest,
              i64 table[3][4]);

/* Every deal in which the first seat draws one of its draws number `from` to `to` - 1, in
 * order of their first card, then the second, and so on. The last seat draws at most two. */
bool multiway(Game game, const Cards *known, int seats, const Cards *deck, int from, int to,
              Outcomes *outcomes);

/* What a seat may hold besides its known cards: pairs of hole cards. A number drawn from
 * 0 to 2^64 - 1 chooses the first pair whose limit lies above it. */
typedef struct {
    int count;
    const u8 (*pairs)[2];
    const u64 *limits;
} Range;

typedef struct {
    Game game;
    int seats;
    Cards known[MOST_SEATS];
    Range ranges[MOST_SEATS];
    int draws[MOST_SEATS]; /* the cards that come besides those */
    Cards deck;            /* known cards are not in it; cards of ranges are */
    bool common;           /* one card of the deck counts for every seat */
} Table;

/* What was dealt: shares are sums over the deals of one shuffle, whose squares tell the
 * standard error, in parts of 1680 of a pot. */
typedef struct {
    Outcomes outcomes;
    u64 squares[MOST_SEATS];
    i64 shuffles;
} Sample;

enum { WHOLE_POT = 1680, SHUFFLES_IN_A_BLOCK = 256 };

/* Deals the block of that number: the same for the same seed, whatever else is dealt. */
void sample_block(const Table *table, u64 seed, u64 block, Sample *sample);

/* Values of rows of seven cards and of masks with seven of 52 bits; lows if wanted. Stops at
 * the first that is not seven different cards and gives its number, -1 if there is none. */
i64 rank_rows(Game game, const u8 *rows, i64 count, u16 *values, u8 *lows);
i64 rank_masks(Game game, const u64 *masks, i64 count, u16 *values, u8 *lows);

/* Counts all hands of seven whose lowest card is this one by their value. */
void census(Game game, int lowest, u64 counts[VALUES]);

#endif
