import { listInWords } from '../../display/index.ts';
import { BRIDGE_FACTS } from '../../bridges/index.ts';
import { durationSeconds, longDurationText } from '../../display/duration.ts';
import type { MultiBridge, MultiBridgeSettings } from '../../organisation/parts/multiBridge.ts';
import type { WalletSelection } from '../../organisation/parts/wallet.ts';
import type { ChainId } from '../../units.ts';
import { actorWallet } from '../shared/actorWallet.ts';
import { bridgesByChain } from './chosenBridges.ts';

/** Names that the sentences use. */
export interface MultiBridgeTerms {
  chainName(chainId: ChainId): string;
  /** The holder of a wallet as written after "by". */
  holder(wallet: WalletSelection, chainId: ChainId): string;
}

const agreement = (minBridges: number): string =>
  minBridges === 1
    ? 'One bridge alone decides what a message says: whoever controls any of them can forge one.'
    : `A message counts when ${minBridges} bridges bring the same. Fewer cannot forge one.`;

function waiting({ timelock, hasVeto }: Pick<MultiBridge, 'timelock' | 'hasVeto'>): string {
  const seconds = durationSeconds(timelock.value, timelock.durationType);
  if (seconds === 0) return 'Anybody can carry it out at once, and nobody can cancel it.';
  const wait = `It then waits ${longDurationText(seconds)} before anybody can carry it out`;
  return hasVeto ? `${wait}, in which guardians can cancel it.` : `${wait}; nobody can cancel it meanwhile.`;
}

/** How votes travel: docs/decisions/019. */
const VOTES =
  'Votes travel over the same bridges and wait for nothing. Anybody can send them; a governor counts those of chains that a proposal has named.';

/** Describes a multi-bridge: who may send, how many bridges must agree, how long it waits, and who may stop it or change its settings. */
export function multiBridgeSentences(
  { multiBridge, multiBridgeSettings }: { multiBridge: readonly MultiBridge[]; multiBridgeSettings: readonly MultiBridgeSettings[] },
  { chainName, holder }: MultiBridgeTerms,
): string[] {
  const byChain = bridgesByChain(multiBridgeSettings);
  return multiBridge.flatMap((entry) => [
    `Messages that make calls between ${listInWords(entry.chainIds.map(chainName))} are sent by ${holder(actorWallet(entry), entry.chainId)} on ${chainName(entry.chainId)}, and by nobody else.`,
    agreement(entry.minBridges),
    waiting(entry),
    VOTES,
    ...multiBridgeSettings.flatMap(({ chainId, owner, vetoer }) => {
      const where = chainName(chainId);
      const bridges = (byChain.get(chainId) ?? []).map((bridge) => BRIDGE_FACTS[bridge].name);
      const who = holder(actorWallet(owner), chainId);
      return [
        `On ${where} they come and go over ${listInWords(bridges)}, which can be changed by ${who}.`,
        ...(vetoer ? [`What arrives on ${where} can be cancelled, and everything there paused, by ${holder(vetoer, chainId)}.`] : []),
      ];
    }),
  ]);
}
