/* doorcard.kernel._native: the kernel as Python sees it. _native.pyi tells what each
 * function takes and gives. Only the part of Python's C interface that stays the same is
 * used, so one build serves all versions from 3.11 on. */
#define PY_SSIZE_T_CLEAN
#ifndef Py_GIL_DISABLED
#define Py_LIMITED_API 0x030B0000
#endif
#include <Python.h>

#include "kernel.h"

static int game_from(PyObject *name, void *game)
{
    static const char *names[] = {"hi", "hilo", "razz"};
    for (int each = HI; each <= RAZZ; each++)
        if (PyUnicode_Check(name) && !PyUnicode_CompareWithASCIIString(name, names[each])) {
            *(Game *)game = (Game)each;
            return 1;
        }
    PyErr_Format(PyExc_ValueError, "%R is no game: hi, hilo or razz", name);
    return 0;
}

static int cards_from(PyObject *object, void *cards)
{
    Cards *found = cards;
    char *bytes;
    Py_ssize_t count;
    if (PyBytes_AsStringAndSize(object, &bytes, &count) < 0)
        return 0;
    found->count = (int)count;
    for (Py_ssize_t i = 0; i < count; i++) {
        if (i == CARDS || (u8)bytes[i] >= CARDS) {
            PyErr_SetString(PyExc_ValueError, "cards are different bytes from 0 to 51");
            return 0;
        }
        found->cards[i] = (u8)bytes[i];
    }
    return 1;
}

/* Whether none of these cards was seen before; they count as seen from now on. */
static bool are_new(u64 *seen, const Cards *cards)
{
    u64 before = *seen;
    u64 held = 0;
    for (int i = 0; i < cards->count; i++)
        held |= 1ull << cards->cards[i];
    *seen |= held;
    return !(before & held) && bit_count(held) == cards->count;
}

static PyObject *refuse_cards(void)
{
    return PyErr_Format(PyExc_ValueError, "a card is in one place at most, and there must be enough");
}

/* What is no card is not ranked; any other trouble goes on to whoever called. */
static int no_card(void)
{
    if (!PyErr_Occurred())
        return 0;
    if (!PyErr_ExceptionMatches(PyExc_TypeError) && !PyErr_ExceptionMatches(PyExc_OverflowError))
        return -1;
    PyErr_Clear();
    return 0;
}

static inline int read_items(PyObject *cards, Py_ssize_t count,
                             PyObject *(*item)(PyObject *, Py_ssize_t), Hand *hand)
{
    u64 sum = 0;
    if (count < 5 || count > 7)
        return 0;
    for (Py_ssize_t i = 0; i < count; i++) {
        unsigned long card = PyLong_AsUnsignedLong(item(cards, i));
        if (UNLIKELY(card >= CARDS))
            return no_card();
        *hand = with_card(*hand, (unsigned)card);
        sum += CARD_MASKS[card];
    }
    return sum == hand->mask ? (int)count : 0;
}

/* Adds five to seven cards to the hand. Gives their number; 0 where they cannot be ranked,
 * -1 where Python raises. */
static inline int read_hand(PyObject *cards, Hand *hand)
{
    if (PyList_CheckExact(cards))
        return read_items(cards, PyList_Size(cards), PyList_GetItem, hand);
    if (PyTuple_CheckExact(cards))
        return read_items(cards, PyTuple_Size(cards), PyTuple_GetItem, hand);
    PyObject *tuple = PySequence_Tuple(cards);
    if (!tuple)
        return -1;
    int count = read_items(tuple, PyTuple_Size(tuple), PyTuple_GetItem, hand);
    Py_DECREF(tuple);
    return count;
}

static PyObject *high(PyObject *module, PyObject *cards)
{
    (void)module;
    build_hands();
    Hand hand = {SUITS_FROM_THREE, 0};
    int count = read_hand(cards, &hand);
    if (count <= 0)
        return count < 0 ? NULL : PyLong_FromLong(0);
    if (count == 7)
        return PyLong_FromLong((long)value_of(SEVENS.high, hand));
    u64 flush = hand.key & FLUSH_BITS;
    const HandTable *table = hands_of(count);
    return PyLong_FromLong(flush ? (long)flush_of(flush, hand.mask)
                                 : table->high[place_of(table->rows, hand.key)]);
}

static PyObject *low(PyObject *module, PyObject *cards)
{
    (void)module;
    build_hands();
    Hand hand = {0, 0};
    int count = read_hand(cards, &hand);
    if (count < 0)
        return NULL;
    return PyLong_FromLong(count ? EIGHT_OR_BETTER[ranks_in(hand.mask)] : -1);
}

static PyObject *razz(PyObject *module, PyObject *cards)
{
    (void)module;
    build_hands();
    Hand hand = {0, 0};
    int count = read_hand(cards, &hand);
    if (count < 0)
        return NULL;
    const HandTable *table = hands_of(count ? count : 7);
    return PyLong_FromLong(count ? table->razz[place_of(table->rows, hand.key)] : 0);
}

/* One row or mask is `size` bytes long. */
static PyObject *rank_many(PyObject *args, Py_ssize_t size, bool masks)
{
    Game game;
    Py_buffer hands, values, lows = {0};
    if (!PyArg_ParseTuple(args, "O&y*w*|w*", game_from, &game, &hands, &values, &lows))
        return NULL;
    i64 count = hands.len / size, at = -1;
    bool fits = values.len == 2 * count && (!lows.obj || lows.len == count);
    build_hands();
    if (fits) {
        Py_BEGIN_ALLOW_THREADS
        if (masks)
            at = rank_masks(game, hands.buf, count, values.buf, lows.buf);
        else
            at = rank_rows(game, hands.buf, count, values.buf, lows.buf);
        Py_END_ALLOW_THREADS
    }
    PyBuffer_Release(&hands);
    PyBuffer_Release(&values);
    if (lows.obj)
        PyBuffer_Release(&lows);
    if (!fits)
        return PyErr_Format(PyExc_ValueError, "there must be a place for each of %lld hands", count);
    return PyLong_FromLongLong(at);
}

static PyObject *py_rank_rows(PyObject *module, PyObject *args)
{
    (void)module;
    return rank_many(args, 7, false);
}

static PyObject *py_rank_masks(PyObject *module, PyObject *args)
{
    (void)module;
    return rank_many(args, 8, true);
}

static PyObject *py_heads_up(PyObject *module, PyObject *args)
{
    Game game;
    Cards first, second, deck;
    int lowest;
    i64 table[3][4];
    u64 seen = 0;
    bool done;
    (void)module;
    if (!PyArg_ParseTuple(args, "O&O&O&O&i", game_from, &game, cards_from, &first, cards_from,
                          &second, cards_from, &deck, &lowest))
        return NULL;
    if (first.count > 7 || second.count > first.count || lowest >= deck.count)
        return PyErr_Format(PyExc_ValueError, "the first seat has most cards, seven at most");
    if (!are_new(&seen, &first) || !are_new(&seen, &second) || !are_new(&seen, &deck)
        || 14 - first.count - second.count > deck.count)
        return refuse_cards();
    build_hands();
    Py_BEGIN_ALLOW_THREADS
    done = heads_up(game, &first, &second, &deck, lowest, table);
    Py_END_ALLOW_THREADS
    if (!done)
        return PyErr_NoMemory();
    PyObject *counts = PyTuple_New(12);
    for (int i = 0; counts && i < 12; i++)
        PyTuple_SetItem(counts, i, PyLong_FromLongLong(table[i / 4][i % 4]));
    return counts;
}

/* The counts that are not zero, by the seats that won the high and, eight bits up, the low. */
static PyObject *counted(const Outcomes *outcomes)
{
    PyObject *found = PyDict_New();
    unsigned sets = 1u << outcomes->seats;
    for (unsigned high_seats = 0; found && high_seats < sets; high_seats++)
        for (unsigned low_seats = 0; low_seats < sets; low_seats++) {
            i64 count = *outcome(outcomes, high_seats, low_seats);
            if (!count)
                continue;
            PyObject *key = PyLong_FromLong((long)(high_seats | low_seats << 8));
            PyObject *value = PyLong_FromLongLong(count);
            if (!key || !value || PyDict_SetItem(found, key, value) < 0)
                Py_CLEAR(found);
            Py_XDECREF(key);
            Py_XDECREF(value);
            if (!found)
                return NULL;
        }
    return found;
}

static int seats_from(PyObject *known, Cards seats[MOST_SEATS])
{
    Py_ssize_t count = PySequence_Size(known);
    if (count < 1 || count > MOST_SEATS) {
        PyErr_SetString(PyExc_ValueError, "there are 1 to 8 seats");
        return -1;
    }
    for (Py_ssize_t i = 0; i < count; i++) {
        PyObject *cards = PySequence_GetItem(known, i);
        int read = cards && cards_from(cards, &seats[i]);
        Py_XDECREF(cards);
        if (!read)
            return -1;
        if (seats[i].count > 7) {
            PyErr_SetString(PyExc_ValueError, "a seat has seven cards at most");
            return -1;
        }
    }
    return (int)count;
}

static PyObject *py_multiway(PyObject *module, PyObject *args)
{
    Game game;
    PyObject *known;
    Cards seats[MOST_SEATS], deck;
    int from, to, needed = 0;
    u64 seen = 0;
    Outcomes outcomes;
    bool done;
    (void)module;
    if (!PyArg_ParseTuple(args, "O&OO&ii", game_from, &game, &known, cards_from, &deck, &from, &to))
        return NULL;
    int count = seats_from(known, seats);
    if (count < 0)
        return NULL;
    if (count < 2 || seats[count - 1].count < 5)
        return PyErr_Format(PyExc_ValueError, "the last of two seats or more has five cards or more");
    bool fits = are_new(&seen, &deck);
    for (int seat = 0; seat < count; seat++) {
        fits = are_new(&seen, &seats[seat]) && fits;
        needed += 7 - seats[seat].count;
    }
    if (!fits || needed > deck.count)
        return refuse_cards();
    if (!start_outcomes(&outcomes, count))
        return PyErr_NoMemory();
    build_hands();
    Py_BEGIN_ALLOW_THREADS
    done = multiway(game, seats, count, &deck, from, to, &outcomes);
    Py_END_ALLOW_THREADS
    PyObject *found = done ? counted(&outcomes) : PyErr_NoMemory();
    free_outcomes(&outcomes);
    return found;
}

/* Reads the ranges: for each seat its pairs as bytes and their limits as 64-bit numbers. The
 * bytes stay where they are; the tuples that hold them belong to whoever called. */
static bool ranges_from(PyObject *ranges, Table *table)
{
    for (int seat = 0; seat < table->seats; seat++) {
        PyObject *range = PyTuple_GetItem(ranges, seat);
        char *pairs, *limits;
        Py_ssize_t size, limits_size;
        if (!range || PyBytes_AsStringAndSize(PyTuple_GetItem(range, 0), &pairs, &size) < 0
            || PyBytes_AsStringAndSize(PyTuple_GetItem(range, 1), &limits, &limits_size) < 0)
            return false;
        bool fits = limits_size == 4 * size && (uintptr_t)limits % sizeof(u64) == 0;
        for (Py_ssize_t i = 0; i < size; i++)
            fits = fits && (u8)pairs[i] < CARDS;
        if (!fits) {
            PyErr_SetString(PyExc_ValueError, "a range has a limit for each pair of cards");
            return false;
        }
        table->ranges[seat] = (Range){(int)(size / 2), (const u8(*)[2])pairs, (const u64 *)limits};
    }
    return true;
}

static PyObject *py_sample(PyObject *module, PyObject *args)
{
    Table table = {.game = HI};
    PyObject *known, *ranges, *draws;
    int common;
    unsigned long long seed, first, blocks;
    Sample sample = {.shuffles = 0};
    (void)module;
    if (!PyArg_ParseTuple(args, "O&OOOO&pKKK", game_from, &table.game, &known, &ranges, &draws,
                          cards_from, &table.deck, &common, &seed, &first, &blocks))
        return NULL;
    table.seats = seats_from(known, table.known);
    table.common = common;
    if (table.seats < 0 || !ranges_from(ranges, &table))
        return NULL;
    int needed = common;
    u64 seen = 0;
    bool fits = are_new(&seen, &table.deck);
    for (int seat = 0; seat < table.seats; seat++) {
        PyObject *number = PySequence_GetItem(draws, seat);
        table.draws[seat] = number ? (int)PyLong_AsLong(number) : -1;
        Py_XDECREF(number);
        if (PyErr_Occurred())
            return NULL;
        int holes = table.ranges[seat].count ? 2 : 0;
        needed += table.draws[seat] + holes;
        fits = are_new(&seen, &table.known[seat]) && fits;
        if (table.draws[seat] < 0 || table.known[seat].count + table.draws[seat] + holes + common != 7)
            return PyErr_Format(PyExc_ValueError, "each seat gets seven cards in all");
    }
    if (!fits || needed > table.deck.count)
        return refuse_cards();
    if (!start_outcomes(&sample.outcomes, table.seats))
        return PyErr_NoMemory();
    build_hands();
    Py_BEGIN_ALLOW_THREADS
    for (unsigned long long block = 0; block < blocks; block++)
        sample_block(&table, seed, first + block, &sample);
    Py_END_ALLOW_THREADS
    PyObject *found = counted(&sample.outcomes), *squares = PyTuple_New(table.seats);
    free_outcomes(&sample.outcomes);
    for (int seat = 0; squares && seat < table.seats; seat++)
        PyTuple_SetItem(squares, seat, PyLong_FromUnsignedLongLong(sample.squares[seat]));
    if (!found || !squares) {
        Py_XDECREF(found);
        Py_XDECREF(squares);
        return NULL;
    }
    return Py_BuildValue("NNLL", found, squares, sample.shuffles, sample.deals);
}

static PyObject *py_census(PyObject *module, PyObject *args)
{
    Game game;
    int lowest;
    u64 counts[VALUES] = {0};
    (void)module;
    if (!PyArg_ParseTuple(args, "O&i", game_from, &game, &lowest))
        return NULL;
    if (lowest < 0 || lowest >= CARDS)
        return PyErr_Format(PyExc_ValueError, "%d is no card", lowest);
    build_hands();
    Py_BEGIN_ALLOW_THREADS
    census(game, lowest, counts);
    Py_END_ALLOW_THREADS
    PyObject *found = PyList_New(VALUES);
    for (int value = 0; found && value < VALUES; value++)
        PyList_SetItem(found, value, PyLong_FromUnsignedLongLong(counts[value]));
    return found;
}

static PyMethodDef METHODS[] = {
    {"high", high, METH_O, NULL},
    {"low", low, METH_O, NULL},
    {"razz", razz, METH_O, NULL},
    {"rank_rows", py_rank_rows, METH_VARARGS, NULL},
    {"rank_masks", py_rank_masks, METH_VARARGS, NULL},
    {"heads_up", py_heads_up, METH_VARARGS, NULL},
    {"multiway", py_multiway, METH_VARARGS, NULL},
    {"sample", py_sample, METH_VARARGS, NULL},
    {"census", py_census, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static PyModuleDef MODULE = {PyModuleDef_HEAD_INIT, "_native", NULL, 0, METHODS,
                             NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__native(void)
{
    return PyModuleDef_Init(&MODULE);
}
