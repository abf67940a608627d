// How large an amount of money may be.

/** In minor units: catalogues hold prices in 32 bits. */
export const MAX_AMOUNT = 2 ** 31 - 1;
