/**
 * Unit of a check's number: `tokens` in the smallest unit of the organisation's token, `owners` of a Safe, `basisPoints` (hundredths of a
 * percent), or a plain `count`.
 */
export const CHECK_UNITS = ['seconds', 'tokens', 'owners', 'basisPoints', 'count'] as const;
export type CheckUnit = (typeof CHECK_UNITS)[number];
