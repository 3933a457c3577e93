/* Python as the binding sees it. With STABLE_INTERFACE only the part of Python's C interface
 * is used that stays the same, and one build serves all versions from 3.11 on; without it a
 * build is for the Python at hand and looks into lists and tuples a little faster. */
#ifndef DOORCARD_BINDING_H
#define DOORCARD_BINDING_H

#define PY_SSIZE_T_CLEAN
#ifdef STABLE_INTERFACE
#define Py_LIMITED_API 0x030B0000
#endif
#include <Python.h>

#include "kernel.h"

/* Readers for PyArg_ParseTuple and its like: what they make of an argument goes to the second
 * place. They give 0, or -1 for a number of seats, when Python raises. */
int game_from(PyObject *name, void *game);
int cards_from(PyObject *bytes, void *cards);
int seats_from(PyObject *known, Cards seats[MOST_SEATS]);
/* The bytes stay where they are; the tuples that hold them belong to whoever called. */
bool ranges_from(PyObject *ranges, Table *table);

/* Whether no card comes twice in the deck, in one seat, or in both. Seats may share one: the
 * common card. */
bool can_draw(const Cards *seats, int count, const Cards *deck);
/* How many cards each seat draws; whether all cards are different and there are enough. */
bool table_fits(Table *table);
PyObject *refuse_cards(void);

/* The functions of the module that do parts of a calculation. */
PyObject *py_rank_rows(PyObject *module, PyObject *args);
PyObject *py_rank_masks(PyObject *module, PyObject *args);
PyObject *py_heads_up(PyObject *module, PyObject *args);
PyObject *py_multiway(PyObject *module, PyObject *args);
PyObject *py_sample(PyObject *module, PyObject *args);
PyObject *py_census(PyObject *module, PyObject *args);
PyObject *py_tally(PyObject *module, PyObject *args);

#endif
