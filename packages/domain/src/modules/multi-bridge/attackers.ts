import { durationSeconds, longDurationText } from '../../display/duration.ts';
import type { MultiBridgeDraft, MultiBridgeSettingsDraft } from '../../organisation/parts/multiBridge.ts';
import type { ChainId } from '../../units.ts';
import { type AttackerPower, whoeverControls } from '../shared/attackerPower.ts';
import { bridgesByChain, connectionsOf, tooFewBridges, whereItHolds } from './chosenBridges.ts';

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
 * What an attacker could do, for each number of bridges between the two chains that the fewest connect from which on it is more; that nothing arrives
 * where these are too few. Empty while no two chains are connected.
 */
export function attackerPowers(
  entry: Pick<MultiBridgeDraft, 'minBridges' | 'timelock' | 'hasVeto'>,
  settings: readonly MultiBridgeSettingsDraft[],
  { chainName, hasVotes }: Terms,
): AttackerPower[] {
  const connected = connectionsOf(bridgesByChain(settings)).filter(({ count }) => count > 0);
  const [weakest] = connected.toSorted((a, b) => a.count - b.count);
  const { minBridges } = entry;
  if (!weakest || !Number.isInteger(minBridges) || minBridges < 1) return [];
  const between = whereItHolds(weakest, connected, chainName);
  if (minBridges > weakest.count) {
    const why = tooFewBridges(weakest.count, minBridges, [weakest.one, weakest.other].map(chainName));
    return [{ bridges: 0, canForge: false, sentence: `Nothing arrives ${between}, also without an attacker: ${why}.` }];
  }
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
    const forges = `can make any call on another chain in the organisation’s name${hasVotes ? ' and forge votes cast on other chains' : ''}`;
    const too = stops ? `, and ${halts}` : '';
    return { bridges, canForge: true, sentence: `${who} ${forges}${too}. ${answer(entry)}${hasVotes ? votesNote(entry) : ''}` };
  });
}

/** Votes do not wait, whatever the delay: docs/decisions/019. */
const votesNote = ({ timelock }: Pick<MultiBridgeDraft, 'timelock'>): string =>
  timelock.value === 0 ? '' : ' Forged votes count without delay.';
