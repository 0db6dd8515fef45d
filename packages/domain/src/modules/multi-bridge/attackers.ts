import { listInWords } from '../../display/index.ts';
import { durationSeconds, longDurationText } from '../../display/duration.ts';
import type { MultiBridgeDraft, MultiBridgeSettingsDraft } from '../../organisation/parts/multiBridge.ts';
import type { ChainId } from '../../units.ts';
import { parseModuleKey } from '../moduleKey.ts';
import { type AttackerPower, whoeverControls } from '../shared/attackerPower.ts';
import { bridgesByChain, type Connection, connectionsOf, whereItHolds } from './chosenBridges.ts';

/** In which time somebody could do something about a forged message. */
function answer({ timelock, hasVeto }: Pick<MultiBridgeDraft, 'timelock' | 'hasVeto'>): string {
  if (!(timelock.value >= 0)) return 'When it takes effect cannot be said until the timelock is a number.';
  const seconds = durationSeconds(timelock.value, timelock.durationType ?? 'days');
  if (seconds === 0) return 'It takes effect at once, and nobody can stop it.';
  const wait = longDurationText(seconds);
  return hasVeto
    ? `It takes effect after ${wait}, unless guardians cancel it before.`
    : `It takes effect after ${wait}; everybody can see it coming, and nobody can cancel it.`;
}

interface Terms {
  chainName(chainId: ChainId): string;
  /** Whether there is a governor, whose votes may be cast on other chains. */
  hasVotes: boolean;
}

/**
 * Between which chains nothing arrives; between the others, what an attacker could do, for each number of bridges between the two that the fewest connect
 * from which on it is more; and what a wallet that sends can do without any. Empty while no two chains are connected.
 */
export function attackerPowers(entry: MultiBridgeDraft, settings: readonly MultiBridgeSettingsDraft[], terms: Terms): AttackerPower[] {
  const all = connectionsOf(bridgesByChain(settings)).toSorted((a, b) => a.count - b.count);
  const { minBridges } = entry;
  if (!all.some(({ count }) => count > 0) || !Number.isInteger(minBridges) || minBridges < 1) return [];
  const dead = all.filter(({ count }) => count < minBridges);
  const living = all.slice(dead.length);
  return [...deadPower(dead, minBridges, terms), ...bridgePowers(entry, living, dead.length > 0, terms), ...senderPower(entry, living)];
}

/** Names every two chains between which fewer bridges than have to agree bring anything. */
function deadPower(dead: readonly Connection[], minBridges: number, { chainName }: Terms): AttackerPower[] {
  if (dead.length === 0) return [];
  const pairs = dead.map(({ one, other, count }) => `between ${chainName(one)} and ${chainName(other)} (${counted(count)})`);
  return [
    {
      bridges: 0,
      canForge: false,
      sentence: `Nothing arrives, also without an attacker, ${listInWords(pairs)}: ${minBridges} must agree.`,
    },
  ];
}

const counted = (count: number): string => (count === 1 ? '1 bridge' : `${count || 'no'} bridges`);

/** @param living - connections over which messages arrive, those of the fewest bridges first. */
function bridgePowers(
  entry: Pick<MultiBridgeDraft, 'minBridges' | 'timelock' | 'hasVeto'>,
  living: readonly Connection[],
  isDeadElsewhere: boolean,
  { chainName, hasVotes }: Terms,
): AttackerPower[] {
  const [weakest] = living;
  if (!weakest) return [];
  const { minBridges } = entry;
  const between = whereItHolds(weakest, living, chainName, isDeadElsewhere ? 'any two chains that enough bridges connect' : undefined);
  const toStop = weakest.count - minBridges + 1;
  const carried = hasVotes ? 'message and vote' : 'message';
  const halts = `can hold back every ${carried} ${between} for as long as they like`;
  const steps = [...new Set([1, toStop, minBridges])].toSorted((a, b) => a - b);
  return steps.map((bridges, index): AttackerPower => {
    const who = whoeverControls(bridges, (steps[index + 1] ?? weakest.count + 1) - 1);
    const stops = bridges >= toStop;
    if (bridges < minBridges) {
      const sentence = stops
        ? `${who} can forge nothing, but ${halts}.`
        : `${who} can do nothing: the others bring messages without them, and what only they bring does not count.`;
      return { bridges, canForge: false, sentence };
    }
    const forges = `can ${ANY_CALL}${hasVotes ? ' and forge votes cast on other chains' : ''}`;
    const too = stops ? `, and ${halts}` : '';
    return { bridges, canForge: true, sentence: `${who} ${forges}${too}. ${answer(entry)}${hasVotes ? votesNote(entry) : ''}` };
  });
}

const ANY_CALL = 'make any call on another chain in the organisation’s name';

/** A governor sends what a vote decided, and a Safe of the organisation what its owners sign; another wallet sends what it likes. */
function senderPower(entry: MultiBridgeDraft, living: readonly Connection[]): AttackerPower[] {
  const who = living.length > 0 ? senders(entry) : undefined;
  return who === undefined
    ? []
    : [{ bridges: 0, canForge: true, sentence: `${who} can ${ANY_CALL} without controlling a bridge. ${answer(entry)}` }];
}

function senders({ isGovernor, isExistingGovernor, isMultisig, addresses, threshold }: MultiBridgeDraft): string | undefined {
  const named = addresses.map((address) => address.trim()).filter((address) => address !== '');
  const isModule = named.some((address) => parseModuleKey(address) !== undefined);
  if (isGovernor !== false || isExistingGovernor || isModule || named.length === 0) return undefined;
  if (!isMultisig) return 'Whoever controls the one address that sends';
  return `Any ${threshold} of the ${named.length} signers of the wallet that sends`;
}

/** Votes do not wait, whatever the delay: docs/decisions/019. */
const votesNote = ({ timelock }: Pick<MultiBridgeDraft, 'timelock'>): string =>
  timelock.value === 0 ? '' : ' Forged votes count without delay.';
