/* The table in which deals are counted by who won what. */
#include <stdlib.h>

#include "kernel.h"

bool start_outcomes(Outcomes *outcomes, int seats)
{
    outcomes->seats = seats;
    outcomes->counts = calloc((size_t)1 << (2 * seats), sizeof(i64));
    return outcomes->counts != NULL;
}

void free_outcomes(Outcomes *outcomes)
{
    free(outcomes->counts);
}
