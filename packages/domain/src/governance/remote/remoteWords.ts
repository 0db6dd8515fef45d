import { bridgeName } from '../../bridges/index.ts';
import { exactBalanceText } from '../../treasury/index.ts';
import type { RemoteWay } from '../measures/chainFacts.ts';
import { asSentence, durationWords } from '../measures/fieldValues.ts';
import type { MeasureFacts } from '../measures/measure.ts';
import type { RemoteDraft } from '../proposalForm.ts';
import { agreeing, chosenBridges } from './remoteBridges.ts';
import { FEE_HEADROOM, remoteLegs, remoteValue } from './remoteCall.ts';
import { wayTo } from './remoteContent.ts';

export const REMOTE_TITLE = 'On another chain';
export const REMOTE_LEAD = 'Bridges carry a message to another chain of the organisation, where its calls are made.';

const list = (names: readonly string[]): string => names.join(', ').replace(/, ([^,]*)$/, ' and $1');

const delayWords = ({ delay, vetoer, nameOf }: RemoteWay, chain: string): string =>
  delay === 0
    ? `Anybody can execute it on ${chain} as soon as they agree.`
    : `It then waits ${durationWords(delay)} on ${chain}, ${vetoer === null ? 'where nobody can stop it' : `in which ${nameOf(vetoer)} can cancel it`}; after that anybody can execute it.`;

const failWords = (chosen: number, needed: number): string =>
  chosen === needed ? 'None of them may fail.' : `${chosen - needed === 1 ? 'One' : chosen - needed} of them may fail.`;

/** What it means that a message is decided, in sentences; those that are known. */
export function remoteConsequences(draft: RemoteDraft, facts: MeasureFacts): string[] {
  const found = wayTo(draft, facts);
  if (!found) return [];
  const { chain, way } = found;
  const chosen = chosenBridges(draft, way);
  const needed = agreeing(draft, way);
  const sentences = [
    `All calls are made on ${chain.name}, or none: by ${way.executor}, which acts there for ${facts.nameOf(facts.executor)} and can do what it was given there.`,
  ];
  if (chosen.length >= needed)
    sentences.push(
      `${needed} of ${list(chosen.map(bridgeName))} have to agree on it. ${failWords(chosen.length, needed)}`,
      delayWords(way, chain.name),
    );
  if (remoteLegs(draft, facts)) {
    const { symbol } = facts.coin;
    sentences.push(
      `${exactBalanceText(remoteValue(draft, facts))} ${symbol} of the treasury go along for the bridges, ${FEE_HEADROOM} times what they ask today, as their fees may rise until it is executed. What they give back goes to ${facts.nameOf(facts.executor)}${chosen.includes('axelar') ? '; Axelar may keep all that it is given' : ''}.`,
      'A bridge that is given too little by then is left out. If too few are left, a resender of the organisation can give it to others.',
    );
  }
  return sentences.map(asSentence);
}

/** What the calls would do there now, in a sentence; undefined while it is being tried. */
export function remoteOutcome(draft: RemoteDraft, facts: MeasureFacts): { isFailing: boolean; text: string } | undefined {
  const known = remoteLegs(draft, facts);
  if (!known) return undefined;
  const { quote, chain } = known;
  if (quote.outcome === 'unknown') return { isFailing: false, text: `${chain.name} could not be asked what the calls would do there.` };
  if (quote.outcome === 'succeeds') return { isFailing: false, text: `Tried on ${chain.name} as it is now: the calls would pass.` };
  const which = quote.failedCall === null ? 'the calls' : `call ${quote.failedCall + 1}`;
  return { isFailing: true, text: `Tried on ${chain.name} as it is now: ${which} would fail. ${quote.reason ?? ''}`.trim() };
}
