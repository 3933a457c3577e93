/* Short names for the integers, and the two things compilers say differently. */
#ifndef DOORCARD_BITS_H
#define DOORCARD_BITS_H

#include <stdbool.h>
#include <stdint.h>

typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;
typedef int32_t i32;
typedef int64_t i64;

#if defined(_MSC_VER)
#include <intrin.h>
#define UNLIKELY(condition) (condition)
#define ALWAYS_INLINE __forceinline

static inline int lowest_bit(u64 set)
{
    unsigned long at;
    _BitScanForward64(&at, set);
    return (int)at;
}

/* The upper half of the product; the lower half is left in `factor`. */
static inline u64 multiply_high(u64 *factor, u64 other)
{
    u64 high;
    *factor = _umul128(*factor, other, &high);
    return high;
}
#else
#define UNLIKELY(condition) __builtin_expect(!!(condition), 0)
#define ALWAYS_INLINE inline __attribute__((always_inline))

static inline int lowest_bit(u64 set)
{
    return __builtin_ctzll(set);
}

static inline u64 multiply_high(u64 *factor, u64 other)
{
    unsigned __int128 product = (unsigned __int128)*factor * other;
    *factor = (u64)product;
    return (u64)(product >> 64);
}
#endif

static inline int bit_count(u64 set)
{
    int count = 0;
    for (; set; set &= set - 1)
        count++;
    return count;
}

#endif
