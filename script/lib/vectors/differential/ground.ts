import { strategyOf, TERMS } from '@althing/domain/bonds';
import type { BondChain } from '../chain/bondChain.ts';
import type { Target } from '../chain/node.ts';
import { deploy } from '../chain/platform.ts';
import { openToken, type Stage } from '../chain/stage.ts';
import type { Vector } from '../vectorFile.ts';

/** Where scenarios are simulated: the contracts, an oracle, and two tokens of each number of decimals. */
export interface Ground extends BondChain {
  oracle: Target;
  /** By decimals. */
  payouts: ReadonlyMap<number, Target>;
  quotes: ReadonlyMap<number, Target>;
}

const DECIMALS = Array.from({ length: 13 }, (_, index) => index + 6);

export async function openGround(bonds: BondChain): Promise<Ground> {
  const { node, platform, accounts } = bonds;
  const tokens = async (symbol: string): Promise<ReadonlyMap<number, Target>> => {
    const opened = new Map<number, Target>();
    for (const decimals of DECIMALS) opened.set(decimals, await openToken(node, platform, accounts, { symbol, name: symbol, decimals }));
    return opened;
  };
  const oracle = await deploy(node, accounts.guardian, 'SettableBondOracle', [1n, 18]);
  return { ...bonds, oracle, payouts: await tokens('PAYOUT'), quotes: await tokens('QUOTE') };
}

/** The stage of a scenario, on which nothing has happened yet. */
export function stageOn({ platform, accounts, oracle, payouts, quotes }: Ground, vector: Vector): Stage {
  const strategy = strategyOf(vector.strategy);
  const term = TERMS.find((known) => known === vector.term)!;
  return {
    vector,
    strategy,
    term,
    accounts,
    aggregator: platform.aggregator,
    auctioneer: platform.auctioneers[strategy][term],
    teller: platform.tellers[term],
    payout: payouts.get(vector.payout.decimals)!,
    quote: quotes.get(vector.quote.decimals)!,
    oracle,
    // No scenario has a callback.
    callback: oracle,
  };
}
