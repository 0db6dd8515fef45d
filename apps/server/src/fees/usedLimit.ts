import type { UsedLimit } from '@althing/domain/bridges';

/** Seconds within which limits of tokens come back: as ERC-7281 has it, and the platform's own token. */
export const TOKEN_WINDOW = 86_400;

/** As it is told. */
export const tellUsedLimit = ({ most, left, window }: UsedLimit) => ({
  most: String(most),
  used: String(most - left),
  left: String(left),
  windowSeconds: window,
});
