/* Many hands at once: rows of cards, masks, and all there are. */
#include "kernel.h"

/* Adds seven cards to the hand. False when they are not seven different cards. */
static inline bool read_row(const u8 *row, Hand *hand)
{
    u64 key = hand->key, mask = 0, sum = 0; /* the sum differs if a card comes twice */
    for (int i = 0; i < 7; i++) {
        key += CARD_KEYS[row[i]];
        mask |= CARD_MASKS[row[i]];
        sum += CARD_MASKS[row[i]];
    }
    *hand = (Hand){key, mask};
    return key < NO_CARD && sum == mask;
}

/* With lows and without: each call is compiled by itself. */
static ALWAYS_INLINE i64 rank_all_rows(Ladder ladder, const u8 *rows, i64 count, u16 *values, u8 *lows)
{
    for (i64 i = 0; i < count; i++) {
        Hand hand = {ladder.start, 0};
        if (UNLIKELY(!read_row(rows + 7 * i, &hand)))
            return i;
        values[i] = (u16)value_of(ladder.values, hand);
        if (lows)
            lows[i] = EIGHT_OR_BETTER[ranks_in(hand.mask)];
    }
    return -1;
}

static inline unsigned byte_of(u64 mask, int place)
{
    return (unsigned)(mask >> 8 * place) & (BYTES - 1);
}

/* The cards of a mask one by one: few hands are flushes, and only these need it. */
static unsigned flush_in(u64 flush_bits, u64 cards)
{
    u64 mask = 0;
    for (; cards; cards &= cards - 1)
        mask |= CARD_MASKS[lowest_bit(cards)];
    return flush_of(flush_bits, mask);
}

/* A mask is read byte by byte, which needs no card to wait for the one before. */
static ALWAYS_INLINE i64 rank_all_masks(Ladder ladder, const u64 *masks, i64 count, u16 *values,
                                        u8 *lows)
{
    for (i64 i = 0; i < count; i++) {
        u64 cards = masks[i], key = ladder.start, flush;
        for (int place = 0; place < MASK_BYTES; place++)
            key += BYTE_KEYS[place][byte_of(cards, place)];
        if (UNLIKELY(key / ONE_CARD != 7 || cards >> 8 * MASK_BYTES))
            return i;
        flush = key & FLUSH_BITS;
        values[i] = (u16)(UNLIKELY(flush) ? flush_in(flush, cards)
                                          : ladder.values[place_of(SEVENS.rows, key)]);
        if (lows) {
            unsigned ranks = 0;
            for (int place = 0; place < MASK_BYTES; place++)
                ranks |= BYTE_RANKS[place][byte_of(cards, place)];
            lows[i] = EIGHT_OR_BETTER[ranks];
        }
    }
    return -1;
}

i64 rank_rows(Game game, const u8 *rows, i64 count, u16 *values, u8 *lows)
{
    if (lows)
        return rank_all_rows(ladder_of(game), rows, count, values, lows);
    return rank_all_rows(ladder_of(game), rows, count, values, NULL);
}

i64 rank_masks(Game game, const u64 *masks, i64 count, u16 *values, u8 *lows)
{
    if (lows)
        return rank_all_masks(ladder_of(game), masks, count, values, lows);
    return rank_all_masks(ladder_of(game), masks, count, values, NULL);
}

/* The last card takes turns with two tables of counts, because the same value often comes
 * twice in a row and would wait for itself. */
static inline void count_last(const u16 *hands, Hand hand, int next, u32 counts[2][VALUES])
{
    for (int card = next; card < CARDS; card++)
        counts[card & 1][value_of(hands, with_card(hand, (unsigned)card))]++;
}

static void count_hands(const u16 *hands, Hand hand, int next, int left, u32 counts[2][VALUES])
{
    for (int card = next; card <= CARDS - left; card++) {
        Hand more = with_card(hand, (unsigned)card);
        if (left == 2)
            count_last(hands, more, card + 1, counts);
        else
            count_hands(hands, more, card + 1, left - 1, counts);
    }
}

void census(Game game, int lowest, u64 counts[VALUES])
{
    Ladder ladder = ladder_of(game);
    u32 both[2][VALUES] = {{0}};
    Hand first = with_card((Hand){ladder.start, 0}, (unsigned)lowest);
    count_hands(ladder.values, first, lowest + 1, 6, both);
    for (int value = 0; value < VALUES; value++)
        counts[value] = both[0][value] + both[1][value];
}
