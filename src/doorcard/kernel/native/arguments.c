/* What the functions of the module are given: reading it, and refusing what cannot be. */
#include "binding.h"

int game_from(PyObject *name, void *game)
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

int cards_from(PyObject *object, void *cards)
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

static bool differ(const Cards *cards, u64 *held)
{
    *held = 0;
    for (int i = 0; i < cards->count; i++)
        *held |= 1ull << cards->cards[i];
    return bit_count(*held) == cards->count;
}

bool can_draw(const Cards *seats, int count, const Cards *deck)
{
    u64 left, held;
    bool fits = differ(deck, &left);
    for (int seat = 0; seat < count; seat++)
        fits = differ(&seats[seat], &held) && !(held & left) && fits;
    return fits;
}

PyObject *refuse_cards(void)
{
    return PyErr_Format(PyExc_ValueError, "a card is in one place at most, and there must be enough");
}

int seats_from(PyObject *known, Cards seats[MOST_SEATS])
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

/* Reads the ranges: for each seat its pairs as bytes and their limits as 64-bit numbers. */
bool ranges_from(PyObject *ranges, Table *table)
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

bool table_fits(Table *table)
{
    int needed = table->common;
    bool fits = can_draw(table->known, table->seats, &table->deck);
    for (int seat = 0; seat < table->seats; seat++) {
        int holes = table->ranges[seat].count ? 2 : 0;
        table->draws[seat] = 7 - table->known[seat].count - holes - table->common;
        needed += table->draws[seat] + holes;
        fits = fits && table->draws[seat] >= 0;
    }
    return fits && needed <= table->deck.count;
}
