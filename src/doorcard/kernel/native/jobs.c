/* The functions that do parts of a calculation, without Python's lock. */
#include "binding.h"
#include "tally.h"

/* One row or mask is `size` bytes long. */
static PyObject *rank_many(PyObject *args, Py_ssize_t size, bool masks)
{
    Game game;
    PyObject *place_of_lows = Py_None;
    Py_buffer hands, values, lows = {0};
    if (!PyArg_ParseTuple(args, "O&y*w*|O", game_from, &game, &hands, &values, &place_of_lows))
        return NULL;
    if (place_of_lows != Py_None && PyObject_GetBuffer(place_of_lows, &lows, PyBUF_WRITABLE) < 0) {
        PyBuffer_Release(&hands);
        PyBuffer_Release(&values);
        return NULL;
    }
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

PyObject *py_rank_rows(PyObject *module, PyObject *args)
{
    (void)module;
    return rank_many(args, 7, false);
}

PyObject *py_rank_masks(PyObject *module, PyObject *args)
{
    (void)module;
    return rank_many(args, 8, true);
}

PyObject *py_heads_up(PyObject *module, PyObject *args)
{
    Game game;
    Cards seats[2], deck;
    int lowest;
    i64 table[3][4];
    bool done;
    (void)module;
    if (!PyArg_ParseTuple(args, "O&O&O&O&i", game_from, &game, cards_from, &seats[0],
                          cards_from, &seats[1], cards_from, &deck, &lowest))
        return NULL;
    if (seats[0].count > 7 || seats[1].count > seats[0].count || lowest >= deck.count)
        return PyErr_Format(PyExc_ValueError, "the first seat has most cards, seven at most");
    if (!can_draw(seats, 2, &deck) || 14 - seats[0].count - seats[1].count > deck.count)
        return refuse_cards();
    build_hands();
    Py_BEGIN_ALLOW_THREADS
    done = heads_up(game, &seats[0], &seats[1], &deck, lowest, table);
    Py_END_ALLOW_THREADS
    if (!done)
        return PyErr_NoMemory();
    PyObject *counts = PyTuple_New(12);
    for (int i = 0; counts && i < 12; i++)
        PyTuple_SetItem(counts, i, PyLong_FromLongLong(table[i / 4][i % 4]));
    return counts;
}

static bool set_count(PyObject *counts, long number, i64 count)
{
    PyObject *key = PyLong_FromLong(number), *value = PyLong_FromLongLong(count);
    bool done = key && value && PyDict_SetItem(counts, key, value) == 0;
    Py_XDECREF(key);
    Py_XDECREF(value);
    return done;
}

/* The counts that are not zero, by the seats that won the high and, eight bits up, the low. */
static PyObject *counted(const Outcomes *outcomes)
{
    PyObject *found = PyDict_New();
    unsigned sets = 1u << outcomes->seats;
    for (unsigned high_seats = 0; found && high_seats < sets; high_seats++)
        for (unsigned low_seats = 0; low_seats < sets; low_seats++) {
            i64 count = *outcome(outcomes, high_seats, low_seats);
            if (count && !set_count(found, (long)(high_seats | low_seats << 8), count)) {
                Py_DECREF(found);
                return NULL;
            }
        }
    return found;
}

PyObject *py_multiway(PyObject *module, PyObject *args)
{
    Game game;
    PyObject *known;
    Cards seats[MOST_SEATS], deck;
    int from, to, needed = 0;
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
    for (int seat = 0; seat < count; seat++)
        needed += 7 - seats[seat].count;
    if (!can_draw(seats, count, &deck) || needed > deck.count)
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

PyObject *py_sample(PyObject *module, PyObject *args)
{
    Table table = {.game = HI};
    PyObject *known, *ranges;
    int common;
    unsigned long long seed, first, blocks;
    Sample sample = {.shuffles = 0};
    (void)module;
    if (!PyArg_ParseTuple(args, "O&OOO&iK(KK)", game_from, &table.game, &known, &ranges,
                          cards_from, &table.deck, &common, &seed, &first, &blocks))
        return NULL;
    table.seats = seats_from(known, table.known);
    table.common = common != 0;
    if (table.seats < 0 || !ranges_from(ranges, &table))
        return NULL;
    if (!table_fits(&table))
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
    return Py_BuildValue("NNL", found, squares, sample.shuffles);
}

PyObject *py_census(PyObject *module, PyObject *args)
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

static PyObject *counted_scores(const Tally *tally)
{
    PyObject *found = PyDict_New();
    for (size_t i = 0, end; found && i < tally->count; i = end) {
        i64 weight = 0;
        for (end = i; end < tally->count && tally->items[end].score == tally->items[i].score; end++)
            weight += tally->items[end].weight;
        if (weight && !set_count(found, (long)tally->items[i].score, weight))
            Py_CLEAR(found);
    }
    return found;
}

PyObject *py_tally(PyObject *module, PyObject *args)
{
    Game game;
    Cards known, deck;
    Tally tally = {NULL, 0, 0, NULL, false};
    (void)module;
    if (!PyArg_ParseTuple(args, "O&O&O&", game_from, &game, cards_from, &known, cards_from, &deck))
        return NULL;
    if (known.count > 7 || !can_draw(&known, 1, &deck) || 7 - known.count > deck.count)
        return refuse_cards();
    build_hands();
    Py_BEGIN_ALLOW_THREADS
    tally_cards(&tally, game, &known, &deck);
    Py_END_ALLOW_THREADS
    PyObject *found = tally.out_of_memory ? PyErr_NoMemory() : counted_scores(&tally);
    free_tally(&tally);
    return found;
}
