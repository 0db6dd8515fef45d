import type { Counting } from '@althing/domain/governance';

const TOKEN_DECIMALS = 18;
/** Roots come in hundredths of a vote. */
const ROOT_DECIMALS = 2;

/** How votes are written: as tokens, or where roots are counted as votes. */
export const voteUnit = ({ type }: Pick<Counting, 'type'>, tokenSymbol: string): { decimals: number; symbol: string } =>
  type === 'quadratic' ? { decimals: ROOT_DECIMALS, symbol: 'votes' } : { decimals: TOKEN_DECIMALS, symbol: tokenSymbol };
