import { groupDigits, listInWords } from '../../display/index.ts';
import { type Bridge, BRIDGE_FACTS } from '../../bridges/index.ts';
import { longDurationText } from '../../display/duration.ts';
import type { AssetPortals } from '../../organisation/parts/assetPortals.ts';
import { amountText } from '../../token/amount.ts';
import type { ChainId } from '../../units.ts';
import { actorWallet } from '../shared/actorWallet.ts';
import { heldAlike, type HolderTerms } from '../shared/heldAlike.ts';
import { portalLimits, portalWindow } from './limits.ts';
import { portalBridgesOn, primaryChain } from './places.ts';

/** How the sentences name things. */
export interface PortalTerms extends HolderTerms {
  symbol: string;
}

const named = (bridges: readonly Bridge[]): string => listInWords(bridges.map((bridge) => BRIDGE_FACTS[bridge].name));

/** What portals come to: between which chains, over which bridges, how much at once, and who may change all that. A line each. */
export function portalSentences(portals: AssetPortals, terms: PortalTerms): string[] {
  const { chainIds, bridges, minBridges } = portals;
  const { symbol, chainName } = terms;
  const { several } = portalLimits(portals);
  const primary = primaryChain(portals);
  return [
    `${symbol} travels between ${listInWords(chainIds.map(chainName))} over ${named(bridges)}.`,
    primary === undefined
      ? 'What leaves is burned, and minted where it arrives.'
      : `What leaves ${chainName(primary)} is kept there until it comes back; on other chains it is minted and burned.`,
    ...(minBridges > 0
      ? [
          `Up to ${tokens(several.burning, symbol)} at once may leave a chain, and ${tokens(several.minting, symbol)} arrive, when ${minBridges} bridges agree.`,
        ]
      : []),
    ...aloneSentences(portals, symbol),
    `What was used of a limit comes back within ${longDurationText(portalWindow(portals))}.`,
    ...adminSentences(portals, terms),
  ];
}

const tokens = (amount: bigint, symbol: string): string => `${groupDigits(amountText(amount))} ${symbol}`;

/** Bridges with the same limits are told together. */
function aloneSentences(portals: AssetPortals, symbol: string): string[] {
  const open = portalLimits(portals).alone.filter(({ burning, minting }) => burning > 0n || minting > 0n);
  return [...Map.groupBy(open, ({ burning, minting }) => `${burning}|${minting}`).values()].map((alike) => {
    const { burning, minting } = alike[0]!;
    const isOne = alike.length === 1;
    const may = [
      ...(burning > 0n ? [`take ${tokens(burning, symbol)} away from a chain`] : []),
      ...(minting > 0n ? [`bring ${tokens(minting, symbol)} to a chain`] : []),
    ];
    const who = `${isOne ? '' : 'Each of '}${named(alike.map(({ bridge }) => bridge))}`;
    const risk = ` Whoever controls ${isOne ? 'it' : 'one of them'} can bring as much to each chain without anybody having sent it.`;
    return `${who} alone may ${listInWords(may)} at once.${minting > 0n ? risk : ''}`;
  });
}

function adminSentences(portals: AssetPortals, terms: PortalTerms): string[] {
  const over = (chainId: ChainId): string => named(portalBridgesOn(portals, chainId));
  const places = portals.portalAdmin.map((admin) => ({ chainId: admin.chainId, wallet: actorWallet(admin) }));
  return heldAlike(places, terms, over).map(
    ({ chainIds, where, who }) =>
      `On ${where} transfers go over ${over(chainIds[0])}; bridges and limits can be changed, and transfers stopped, by ${who}.`,
  );
}
