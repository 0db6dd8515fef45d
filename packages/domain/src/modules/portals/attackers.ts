import { groupDigits, listInWords } from '../../display/index.ts';
import { longDurationText } from '../../display/duration.ts';
import type { AssetPortalsDraft } from '../../organisation/parts/assetPortals.ts';
import { amountText } from '../../token/amount.ts';
import type { ChainId } from '../../units.ts';
import { type Connection, connects, pairsOf, whereItHolds } from '../multi-bridge/chosenBridges.ts';
import { type AttackerPower, whoeverControls } from '../shared/attackerPower.ts';
import { hasArrivalLimits, portalLimits, portalWindow } from './limits.ts';
import { portalBridgesOn, primaryChain } from './places.ts';

interface Terms {
  symbol: string;
  chainName(chainId: ChainId): string;
}

/**
 * What so many bridges could bring to a chain at once that nobody sent, at most, in the smallest unit: what each of the largest may bring alone, and what several
 * may if enough of them lie together.
 */
export function forgeableOn(portals: AssetPortalsDraft, chainId: ChainId, bridges: number): bigint {
  const { several, alone } = portalLimits(portals);
  const there = portalBridgesOn(portals, chainId);
  const limits = alone
    .filter(({ bridge }) => there.includes(bridge))
    .map(({ minting }) => minting)
    .toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0))
    .slice(0, bridges);
  const agree = portals.minBridges >= 2 && Math.min(bridges, there.length) >= portals.minBridges;
  return limits.reduce((sum, limit) => sum + limit, agree ? several.minting : 0n);
}

/** Every two chains that one of the bridges connects, those first that the fewest do. */
const connectedPairs = ({ chainIds, bridges }: Pick<AssetPortalsDraft, 'chainIds' | 'bridges'>): Connection[] =>
  pairsOf(chainIds)
    .map(([one, other]) => ({ one, other, count: bridges.filter((bridge) => connects(bridge, one, other)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => a.count - b.count);

/** The two chains that the fewest of the bridges connect, and how many; undefined while none connects any. */
export const weakestPair = (portals: Pick<AssetPortalsDraft, 'chainIds' | 'bridges'>): Connection | undefined => connectedPairs(portals)[0];

const UNKNOWN: AttackerPower = {
  bridges: 0,
  canForge: false,
  sentence: 'What can be made cannot be said until the limits are numbers.',
};

/** What an attacker could do with bridges of the portals, for each number of them that makes a difference. Empty while no two chains are connected. */
export function portalPowers(portals: AssetPortalsDraft, terms: Terms): AttackerPower[] {
  const connected = connectedPairs(portals);
  const [weakest] = connected;
  const { minBridges, bridges } = portals;
  if (!weakest) return [];
  if (!hasArrivalLimits(portals)) return [UNKNOWN];
  const isAgreed = minBridges >= 2 && minBridges <= weakest.count;
  // Several of them have to bring large transfers, one alone brings what is small; all of them bring nothing at all.
  const toStopSeveral = isAgreed ? weakest.count - minBridges + 1 : undefined;
  // Between other chains enough bridges to agree may connect.
  const toAgree = minBridges >= 2 && minBridges <= bridges.length ? minBridges : undefined;
  const steps = [1, toStopSeveral, toAgree, weakest.count, bridges.length];
  const counts = [...new Set(steps.filter((count) => count !== undefined))].toSorted((a, b) => a - b);
  const between = whereItHolds(weakest, connected, terms.chainName);
  return counts.map((count) => {
    const made = portals.chainIds
      .map((chainId) => ({ chainId, amount: forgeableOn(portals, chainId, count) }))
      .filter(({ amount }) => amount > 0n);
    const total = made.reduce((sum, { amount }) => sum + amount, 0n);
    const holdsSeveral = toStopSeveral !== undefined && count >= toStopSeveral;
    const held = count >= weakest.count ? 'every transfer' : holdsSeveral ? 'every transfer that several have to bring' : undefined;
    const halts = held && `hold back ${held} ${between}`;
    return { bridges: count, canForge: total > 0n, sentence: sentence(portals, { ...terms, count, made, total, halts }) };
  });
}

interface Made {
  chainId: ChainId;
  amount: bigint;
}

interface Power extends Terms {
  count: number;
  /** On each chain where it is more than nothing. */
  made: readonly Made[];
  total: bigint;
  halts: string | undefined;
}

function sentence(portals: AssetPortalsDraft, power: Power): string {
  const { symbol, count, total, halts } = power;
  const who = whoeverControls(count);
  if (total === 0n) {
    return halts
      ? `${who} can make no ${symbol}, but ${halts}.`
      : `${who} can make no ${symbol}: alone ${count === 1 ? 'it may' : 'they may'} bring nothing, and the others go on without ${count === 1 ? 'it' : 'them'}.`;
  }
  const also = halts ? `, and ${halts}` : '';
  return `${who} can make up to ${groupedAmount(total)} ${symbol} at once that nobody sent (${where(portals, power)})${also}. ${again(portals)}`;
}

const groupedAmount = (amount: bigint): string => groupDigits(amountText(amount));

/** How the total comes about, and where it is taken out of what is kept. */
function where(portals: AssetPortalsDraft, { made, chainName }: Power): string {
  const [first] = made;
  const isAlike = first && made.length > 1 && made.every(({ amount }) => amount === first.amount);
  const parts = isAlike
    ? `${groupedAmount(first.amount)} on each of ${made.length} chains`
    : listInWords(made.map(({ chainId, amount }) => `${groupedAmount(amount)} on ${chainName(chainId)}`));
  const primary = primaryChain(portals);
  const isKept = primary !== undefined && made.some(({ chainId }) => chainId === primary);
  return isKept ? `${parts}; on ${chainName(primary)} out of what is kept there` : parts;
}

const again = (portals: AssetPortalsDraft): string => {
  const window = portalWindow(portals);
  return window >= 1
    ? `As much again within ${longDurationText(window)}, and so on, until the portal admins take the limits away.`
    : 'How soon as much again can be made cannot be said until the window of the limits is a number above 0.';
};
