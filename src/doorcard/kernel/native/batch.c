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

/* The highest bit of a mask is no card. */
#define NOTHING_LEFT (1ull << 63)

static inline bool read_mask(u64 cards, Hand *hand)
{
    for (int i = 0; i < 7; i++, cards &= cards - 1)
        *hand = with_card(*hand, (unsigned)lowest_bit(cards | NOTHING_LEFT));
    return hand->key < NO_CARD && !cards;
}

/* One loop for both forms, with lows and without: each call is compiled by itself. */
static ALWAYS_INLINE i64 rank_all(Game game, const u8 *rows, const u64 *masks, i64 count, u16 *values,
                           u8 *lows)
{
    Ladder ladder = ladder_of(game);
    for (i64 i = 0; i < count; i++) {
        Hand hand = {ladder.start, 0};
        bool read = rows ? read_row(rows + 7 * i, &hand) : read_mask(masks[i], &hand);
        if (UNLIKELY(!read))
            return i;
        values[i] = (u16)value_of(ladder.values, hand);
        if (lows)
            lows[i] = EIGHT_OR_BETTER[ranks_in(hand.mask)];
    }
    return -1;
}

i64 rank_rows(Game game, const u8 *rows, i64 count, u16 *values, u8 *lows)
{
    if (lows)
        return rank_all(game, rows, NULL, count, values, lows);
    return rank_all(game, rows, NULL, count, values, NULL);
}

i64 rank_masks(Game game, const u64 *masks, i64 count, u16 *values, u8 *lows)
{
    if (lows)
        return rank_all(game, NULL, masks, count, values, lows);
    return rank_all(game, NULL, masks, count, values, NULL);
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
