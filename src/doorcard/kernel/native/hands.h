/* What a hand is worth: two sums over its cards and a few table look-ups.
 *
 * A card is an integer from 0 to 51, rank * 4 + suit; ranks go from 0 (deuce) to 12
 * (ace). The first sum of a hand, its key, holds
 *
 *   bits  0-15  the multiset of the lower seven ranks
 *   bits 16-31  the multiset of the upper six ranks
 *   bits 32-47  how many cards of each suit, four bits a suit
 *
 * The multiset of the lower ranks leads to a row, that of the upper ranks to a place in
 * the row, whatever the row: a perfect hash in two look-ups and a sum. The suits are
 * counted from three on, so that the fifth card of a suit sets the top bit of its four.
 * The second sum, the mask, has a bit for every card, sixteen a suit. Bytes that are no
 * card have a key too, with a bit above all others: one look at a sum then tells whether
 * all were cards.
 */
#ifndef DOORCARD_HANDS_H
#define DOORCARD_HANDS_H

#include "bits.h"

enum { RANKS = 13, SUITS = 4, CARDS = 52, LOWS = 57, VALUES = 7463, RANK_MASKS = 1 << 13 };
enum { BYTES = 256 };
enum { LOWER_SUMS = 43718, UPPER_SUMS = 10552, MULTISETS_OF_7 = 49205 };

typedef struct {
    u64 key;
    u64 mask;
} Hand;

typedef struct {
    u8 cards[CARDS];
    int count;
} Cards;

typedef struct {
    u16 rows[LOWER_SUMS];
    u16 high[MULTISETS_OF_7];
    u16 razz[MULTISETS_OF_7];
} HandTable;

extern HandTable SEVENS;
extern u16 PLACES[UPPER_SUMS];
extern u16 FLUSHES[RANK_MASKS];
extern u8 EIGHT_OR_BETTER[RANK_MASKS];
extern u64 RANK_KEYS[RANKS];
extern u64 CARD_KEYS[BYTES];
extern u64 CARD_MASKS[BYTES];

/* The same for a byte of a mask with a bit for every card, and the ranks in it: by the
 * place of the byte. Such keys count the cards, too, above all else that is in a key. */
enum { MASK_BYTES = 7 };
extern u64 BYTE_KEYS[MASK_BYTES][BYTES];
extern u16 BYTE_RANKS[MASK_BYTES][BYTES];

#define SUITS_FROM_THREE (0x3333ull << 32)
#define FLUSH_BITS (0x8888ull << 32)
#define NO_CARD (1ull << 60)
#define ONE_CARD (1ull << 52)
#define SUIT_COUNT(key, suit) ((int)((key) >> (32 + 4 * (suit)) & 15) - 3)
#define SUIT_RANKS(mask, suit) ((unsigned)((mask) >> (16 * (suit))) & (RANK_MASKS - 1))

/* What a game compares: high hands or razz hands, and lows of eight or better or none. */
typedef struct {
    u64 start; /* the key of no cards */
    const u16 *values;
    bool flushes;
    bool lows;
} Ladder;

typedef enum { HI, HILO, RAZZ } Game;

/* Builds the tables of seven cards when they are first asked for. Not thread-safe: whoever
 * starts threads has called it before. */
void build_tables(void);
extern bool TABLES_BUILT;
static inline void build_hands(void)
{
    if (UNLIKELY(!TABLES_BUILT))
        build_tables();
}

/* The same for hands of five and six cards. */
const HandTable *hands_of(int cards);
Ladder ladder_of(Game game);

/* A value and a low in one number, so that both travel together. */
typedef u32 Score;
#define SCORE(value, low) ((Score)(value) << 8 | (low))
#define VALUE(score) ((score) >> 8)
#define LOW(score) ((score)&0xff)

static inline Hand with_card(Hand hand, unsigned card)
{
    return (Hand){hand.key + CARD_KEYS[card], hand.mask | CARD_MASKS[card]};
}

static inline Hand together(Hand one, Hand other)
{
    return (Hand){one.key + other.key, one.mask | other.mask};
}

static inline unsigned ranks_in(u64 mask)
{
    u64 halves = mask | mask >> 32;
    return (unsigned)(halves | halves >> 16) & (RANK_MASKS - 1);
}

/* The place of a rank multiset in the tables of `rows`. */
static inline unsigned place_of(const u16 *rows, u64 key)
{
    return rows[key & 0xffff] + PLACES[key >> 16 & 0xffff];
}

static inline unsigned flush_of(u64 flush_bits, u64 mask)
{
    return FLUSHES[mask >> 4 * (lowest_bit(flush_bits) - 35) & (RANK_MASKS - 1)];
}

/* The value of seven cards. Razz never counts five of a suit, so it needs no test. */
static inline unsigned value_of(const u16 *values, Hand hand)
{
    u64 flush = hand.key & FLUSH_BITS;
    if (UNLIKELY(flush))
        return flush_of(flush, hand.mask);
    return values[place_of(SEVENS.rows, hand.key)];
}

static inline Score score_of(const Ladder *ladder, Hand hand)
{
    unsigned value = value_of(ladder->values, hand);
    return SCORE(value, ladder->lows ? EIGHT_OR_BETTER[ranks_in(hand.mask)] : 0);
}

#endif
