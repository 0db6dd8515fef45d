import { type ErrorCode, sentenceOf } from '../errors/index.ts';
import type { ChainId } from '../units.ts';
import { areOfOneNetwork, reachOf } from './bridgeReach.ts';
import type { Bridge } from './bridges.ts';
import { BRIDGE_FACTS } from './facts.ts';
import { isLocalChain } from './isLocalChain.ts';

/** Whether a bridge carries messages from one chain to another. */
export type BridgeAvailability =
  | { isAvailable: true }
  | {
      isAvailable: false;
      code: ErrorCode;
      /** docs/requirements.md#relayer-fee-messages */
      message: string;
      /** Why it cannot be used, in words. */
      reason: string;
    };

type Pair = readonly [ChainId, ChainId];

const BLAST = 81457;

/** docs/requirements.md#bridge-constants: in both directions. */
export const UNAVAILABLE_PAIRS: Readonly<Partial<Record<Bridge, readonly Pair[]>>> = {
  ccip: [
    [BLAST, 10],
    [BLAST, 59144],
    [BLAST, 137],
    [10, 59144],
    [59144, 137],
  ],
  layerzero: [1, 42161, 10, 59144, 8453, 137].map((chainId) => [BLAST, chainId] as const),
};

const MISSING: Readonly<Record<Bridge, ErrorCode>> = {
  hyperlane: 'hyperlane-missing',
  layerzero: 'layerzero-missing',
  ccip: 'ccip-missing',
  axelar: 'axelar-missing',
  wormhole: 'wormhole-missing',
  polymer: 'polymer-missing',
  connext: 'bridge-unsupported',
};

const unavailable = (code: ErrorCode, reason: string): BridgeAvailability => ({
  isAvailable: false,
  code,
  message: sentenceOf(code),
  reason,
});

function reasonWithout(bridge: Bridge, chainId: ChainId): string {
  const { name } = BRIDGE_FACTS[bridge];
  if (bridge === 'polymer') return `The address of Polymer's prover on chain ${chainId} is not known.`;
  switch (reachOf(bridge, chainId)) {
    case 'disabled':
      return `${name} has switched chain ${chainId} off.`;
    case 'incomplete':
      return `Not all contracts that ${name} needs on chain ${chainId} are known.`;
    default:
      return `${name} is not known to reach chain ${chainId}.`;
  }
}

const isPair = ([one, other]: Pair, origin: ChainId, destination: ChainId): boolean =>
  (one === origin && other === destination) || (one === destination && other === origin);

/** Whether the bridge carries messages from `origin` to `destination`. For all code that offers, quotes or connects bridges. */
export function bridgeBetween(bridge: Bridge, origin: ChainId, destination: ChainId): BridgeAvailability {
  const { name } = BRIDGE_FACTS[bridge];
  if (bridge === 'connext') return unavailable('bridge-unsupported', 'Connext is switched off.');
  if (origin === destination) return unavailable('bridge-unsupported', 'A message goes to another chain than it comes from.');
  const without = [origin, destination].find((chainId) => !isLocalChain(chainId) && reachOf(bridge, chainId) !== 'usable');
  if (without !== undefined) return unavailable(MISSING[bridge], reasonWithout(bridge, without));
  const isOneNetwork = areOfOneNetwork(origin, destination) || (isLocalChain(origin) && isLocalChain(destination));
  if (!isOneNetwork) return unavailable('bridge-unsupported', 'The two chains belong to different networks.');
  const isUnavailable = UNAVAILABLE_PAIRS[bridge]?.some((pair) => isPair(pair, origin, destination));
  return isUnavailable ? unavailable('bridge-unsupported', `${name} does not connect these two chains.`) : { isAvailable: true };
}
