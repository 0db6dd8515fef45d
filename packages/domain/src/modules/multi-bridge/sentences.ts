import { listInWords } from '../../display/index.ts';
import { BRIDGE_FACTS } from '../../bridges/index.ts';
import { durationSeconds, longDurationText } from '../../display/duration.ts';
import type { MultiBridge, MultiBridgeSettings } from '../../organisation/parts/multiBridge.ts';
import type { ChainId } from '../../units.ts';
import { actorWallet } from '../shared/actorWallet.ts';
import { heldAlike, type HolderTerms } from '../shared/heldAlike.ts';
import { bridgesByChain } from './chosenBridges.ts';

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

interface MultiBridgeModules {
  multiBridge: readonly MultiBridge[];
  multiBridgeSettings: readonly MultiBridgeSettings[];
}

/** Describes a multi-bridge: who may send, how many bridges must agree, how long it waits, and who may stop it or change its settings. A line each. */
export function multiBridgeSentences({ multiBridge, multiBridgeSettings }: MultiBridgeModules, terms: HolderTerms): string[] {
  const { chainName, holder } = terms;
  return multiBridge.flatMap((entry) => [
    `Messages that make calls between ${listInWords(entry.chainIds.map(chainName))} are sent by ${holder(actorWallet(entry), entry.chainId, 1)} on ${chainName(entry.chainId)}, and by nobody else.`,
    agreement(entry.minBridges),
    waiting(entry),
    VOTES,
    ...ownerSentences(multiBridgeSettings, terms),
    ...guardianSentences(multiBridgeSettings, terms),
  ]);
}

function ownerSentences(settings: readonly MultiBridgeSettings[], terms: HolderTerms): string[] {
  const byChain = bridgesByChain(settings);
  const over = (chainId: ChainId): string => listInWords((byChain.get(chainId) ?? []).map((bridge) => BRIDGE_FACTS[bridge].name));
  const places = settings.map(({ chainId, owner }) => ({ chainId, wallet: actorWallet(owner) }));
  return heldAlike(places, terms, over).map(
    ({ chainIds, where, who }) => `On ${where} they come and go over ${over(chainIds[0])}, which can be changed by ${who}.`,
  );
}

function guardianSentences(settings: readonly MultiBridgeSettings[], terms: HolderTerms): string[] {
  const places = settings.flatMap(({ chainId, vetoer }) => (vetoer ? [{ chainId, wallet: vetoer }] : []));
  return heldAlike(places, terms).map(
    ({ where, who }) => `What arrives on ${where} can be cancelled, and everything there paused, by ${who}.`,
  );
}
