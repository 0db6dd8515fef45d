import type { Counting } from '@althing/domain/governance';

const TOKEN_DECIMALS = 18;
/** Quadratic votes are counted in hundredths of a vote. */
const ROOT_DECIMALS = 2;

/** The unit in which votes are shown: tokens, or votes where counting is quadratic. */
export const voteUnit = ({ type }: Pick<Counting, 'type'>, tokenSymbol: string): { decimals: number; symbol: string } =>
  type === 'quadratic' ? { decimals: ROOT_DECIMALS, symbol: 'votes' } : { decimals: TOKEN_DECIMALS, symbol: tokenSymbol };
