import { listInWords } from '../../display/index.ts';
import { BRIDGE_FACTS } from '../../bridges/index.ts';
import { longDurationText } from '../../display/duration.ts';
import type { AssetPortals } from '../../organisation/parts/assetPortals.ts';
import type { WalletSelection } from '../../organisation/parts/wallet.ts';
import { amountText } from '../../token/amount.ts';
import type { ChainId } from '../../units.ts';
import { actorWallet } from '../shared/actorWallet.ts';
import { portalLimits, portalWindow } from './limits.ts';
import { portalBridgesOn, primaryChain } from './places.ts';

/** How the sentences name things. */
export interface PortalTerms {
  symbol: string;
  chainName(chainId: ChainId): string;
  /** As it stands after "by". */
  holder(wallet: WalletSelection, chainId: ChainId): string;
}

/** What portals come to: between which chains, over which bridges, how much at once, and who may change all that. */
export function portalSentences(portals: AssetPortals, { symbol, chainName, holder }: PortalTerms): string[] {
  const { chainIds, bridges, minBridges, portalAdmin } = portals;
  const { several, alone } = portalLimits(portals);
  const tokens = (amount: bigint): string => `${amountText(amount)} ${symbol}`;
  const primary = primaryChain(portals);
  const open = alone.filter(({ burning, minting }) => burning > 0n || minting > 0n);
  return [
    `${symbol} travels between ${listInWords(chainIds.map(chainName))} over ${listInWords(bridges.map((bridge) => BRIDGE_FACTS[bridge].name))}.`,
    primary === undefined
      ? 'What leaves is burned, and minted where it arrives.'
      : `What leaves ${chainName(primary)} is kept there until it comes back; on other chains it is minted and burned.`,
    ...(minBridges > 0
      ? [
          `Up to ${tokens(several.burning)} at once may leave a chain, and ${tokens(several.minting)} arrive, when ${minBridges} bridges agree.`,
        ]
      : []),
    ...open.map(
      ({ bridge, burning, minting }) =>
        `${BRIDGE_FACTS[bridge].name} alone may take away ${tokens(burning)} and bring ${tokens(minting)} at once: as much can whoever controls it.`,
    ),
    `What was used of a limit comes back within ${longDurationText(portalWindow(portals))}.`,
    ...portalAdmin.map((admin) => {
      const over = listInWords(portalBridgesOn(portals, admin.chainId).map((bridge) => BRIDGE_FACTS[bridge].name));
      return `On ${chainName(admin.chainId)} transfers go over ${over}; bridges and limits can be changed, and transfers stopped, by ${holder(actorWallet(admin), admin.chainId)}.`;
    }),
  ];
}
