/* doorcard.kernel._native: the kernel as Python sees it. _native.pyi tells what each function
 * takes and gives. */
#include "binding.h"

/* What to call with cards that cannot be ranked. */
enum { HIGH_HAND, LOW_HAND, RAZZ_HAND, KINDS };
typedef struct {
    PyObject *refusals[KINDS];
} State;

static PyObject *refuse_with(PyObject *module, PyObject *args)
{
    State *state = PyModule_GetState(module);
    PyObject *refusals[KINDS];
    if (!PyArg_ParseTuple(args, "OOO", &refusals[0], &refusals[1], &refusals[2]))
        return NULL;
    for (int kind = 0; kind < KINDS; kind++) {
        Py_XDECREF(state->refusals[kind]);
        state->refusals[kind] = Py_NewRef(refusals[kind]);
    }
    Py_RETURN_NONE;
}

static PyObject *refuse(PyObject *module, PyObject *cards, int kind)
{
    State *state = PyModule_GetState(module);
    PyObject *refusal = state->refusals[kind];
    PyObject *answer = refusal ? PyObject_CallFunctionObjArgs(refusal, cards, NULL) : NULL;
    Py_XDECREF(answer);
    if (!PyErr_Occurred())
        PyErr_SetString(PyExc_ValueError, "it takes five to seven different cards");
    return NULL;
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

/* The same few objects are cards again and again: the one last seen at an address like this
 * is known, and kept, so that nothing else can come to lie there. */
typedef struct {
    PyObject *object;
    u64 key;
    u64 mask;
} Known;

enum { KNOWN_CARDS = 512 };
static Known KNOWN[KNOWN_CARDS];

static bool get_to_know(Known *known, PyObject *object)
{
    unsigned long card = PyLong_AsUnsignedLong(object);
    if (card >= CARDS)
        return false;
    PyObject *before = known->object;
    *known = (Known){Py_NewRef(object), CARD_KEYS[card], CARD_MASKS[card]};
    Py_XDECREF(before);
    return true;
}

#ifdef Py_LIMITED_API
#define list_item PyList_GetItem
#define tuple_item PyTuple_GetItem
#else
static ALWAYS_INLINE PyObject *list_item(PyObject *list, Py_ssize_t at)
{
    return PyList_GET_ITEM(list, at);
}

static ALWAYS_INLINE PyObject *tuple_item(PyObject *tuple, Py_ssize_t at)
{
    return PyTuple_GET_ITEM(tuple, at);
}
#endif

static ALWAYS_INLINE int read_items(PyObject *cards, Py_ssize_t count,
                                    PyObject *(*item)(PyObject *, Py_ssize_t), Hand *hand)
{
    u64 key = hand->key, mask = 0, sum = 0;
    if (count < 5 || count > 7)
        return 0;
    for (Py_ssize_t i = 0; i < count; i++) {
        PyObject *object = item(cards, i);
        Known *known = &KNOWN[(uintptr_t)object / 16 % KNOWN_CARDS];
        if (UNLIKELY(known->object != object) && !get_to_know(known, object))
            return no_card();
        key += known->key;
        mask |= known->mask;
        sum += known->mask;
    }
    *hand = (Hand){key, mask};
    return sum == mask ? (int)count : 0;
}

/* Adds five to seven cards to the hand. Gives their number; 0 where they cannot be ranked,
 * -1 where Python raises. */
static inline int read_hand(PyObject *cards, Hand *hand)
{
    if (PyList_CheckExact(cards))
        return read_items(cards, PyList_Size(cards), list_item, hand);
    if (PyTuple_CheckExact(cards))
        return read_items(cards, PyTuple_Size(cards), tuple_item, hand);
    PyObject *tuple = PySequence_Tuple(cards);
    if (!tuple)
        return -1;
    int count = read_items(tuple, PyTuple_Size(tuple), tuple_item, hand);
    Py_DECREF(tuple);
    return count;
}

static PyObject *high(PyObject *module, PyObject *cards)
{
    build_hands();
    Hand hand = {SUITS_FROM_THREE, 0};
    int count = read_hand(cards, &hand);
    if (count == 7)
        return PyLong_FromLong((long)value_of(SEVENS.high, hand));
    if (count <= 0)
        return count < 0 ? NULL : refuse(module, cards, HIGH_HAND);
    u64 flush = hand.key & FLUSH_BITS;
    const HandTable *table = hands_of(count);
    return PyLong_FromLong(flush ? (long)flush_of(flush, hand.mask)
                                 : table->high[place_of(table->rows, hand.key)]);
}

static PyObject *low(PyObject *module, PyObject *cards)
{
    build_hands();
    Hand hand = {0, 0};
    int count = read_hand(cards, &hand);
    if (count <= 0)
        return count < 0 ? NULL : refuse(module, cards, LOW_HAND);
    return PyLong_FromLong(EIGHT_OR_BETTER[ranks_in(hand.mask)]);
}

static PyObject *razz(PyObject *module, PyObject *cards)
{
    build_hands();
    Hand hand = {0, 0};
    int count = read_hand(cards, &hand);
    if (count <= 0)
        return count < 0 ? NULL : refuse(module, cards, RAZZ_HAND);
    const HandTable *table = hands_of(count);
    return PyLong_FromLong(table->razz[place_of(table->rows, hand.key)]);
}

static int traverse(PyObject *module, visitproc visit, void *arg)
{
    State *state = PyModule_GetState(module);
    for (int kind = 0; state && kind < KINDS; kind++)
        Py_VISIT(state->refusals[kind]);
    return 0;
}

static int clear(PyObject *module)
{
    State *state = PyModule_GetState(module);
    for (int kind = 0; state && kind < KINDS; kind++)
        Py_CLEAR(state->refusals[kind]);
    return 0;
}

static PyMethodDef METHODS[] = {
    {"refuse_with", refuse_with, METH_VARARGS, NULL},
    {"high", high, METH_O, NULL},
    {"low", low, METH_O, NULL},
    {"razz", razz, METH_O, NULL},
    {"rank_rows", py_rank_rows, METH_VARARGS, NULL},
    {"rank_masks", py_rank_masks, METH_VARARGS, NULL},
    {"heads_up", py_heads_up, METH_VARARGS, NULL},
    {"multiway", py_multiway, METH_VARARGS, NULL},
    {"sample", py_sample, METH_VARARGS, NULL},
    {"census", py_census, METH_VARARGS, NULL},
    {"tally", py_tally, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static PyModuleDef MODULE = {
    .m_base = PyModuleDef_HEAD_INIT,
    .m_name = "_native",
    .m_size = sizeof(State),
    .m_methods = METHODS,
    .m_traverse = traverse,
    .m_clear = clear,
};

PyMODINIT_FUNC PyInit__native(void)
{
    return PyModuleDef_Init(&MODULE);
}
