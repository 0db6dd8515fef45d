import { type Bridge, bridgeBetween, BRIDGES } from '../../bridges/index.ts';
import type { ChainId } from '../../units.ts';
import { connects } from '../multi-bridge/chosenBridges.ts';

/** How a bridge is offered between chains. */
export interface BridgeChoice {
  bridge: Bridge;
  /** Why it cannot be chosen; undefined where it can. */
  reason: string | undefined;
  /** Which of the chains it does not connect, where it connects others. */
  note: string | undefined;
}

type Pair = readonly [ChainId, ChainId];

/** Pairs that are named; further ones are counted. */
const NAMED = 3;

function whyNot(bridge: Bridge, [one, other]: Pair): string | undefined {
  const found = [bridgeBetween(bridge, one, other), bridgeBetween(bridge, other, one)].find(({ isAvailable }) => !isAvailable);
  return !found || found.isAvailable ? undefined : `${found.message}. ${found.reason}`;
}

/** Every bridge between these pairs of chains: usable if it connects one of them at least, with what it leaves out beside it. */
export function bridgeChoices(pairs: readonly Pair[], chainName: (chainId: ChainId) => string): BridgeChoice[] {
  const named = ([one, other]: Pair): string => `${chainName(one)} and ${chainName(other)}`;
  return BRIDGES.map((bridge) => {
    const apart = pairs.filter(([one, other]) => !connects(bridge, one, other));
    const [first] = apart;
    if (!first) return { bridge, reason: undefined, note: undefined };
    if (apart.length === pairs.length) return { bridge, reason: whyNot(bridge, first), note: undefined };
    const rest = apart.length - NAMED;
    const names = [...apart.slice(0, NAMED).map(named), ...(rest > 0 ? [`${rest} more`] : [])];
    return { bridge, reason: undefined, note: `Does not connect ${names.join('; ')}.` };
  });
}
