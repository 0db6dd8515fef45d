import { bridgeName, LARGEST_PAYLOAD, payloadSize } from '../../bridges/index.ts';
import { collectErrors, hasErrors, type Rule } from '../../formErrors.ts';
import type { RemoteQuote } from '../measures/chainFacts.ts';
import { type MeasureFacts, READING } from '../measures/measure.ts';
import type { RemoteDraft } from '../proposalForm.ts';
import { agreeing, chosenBridges } from './remoteBridges.ts';
import { factsThere, remoteCallRules, remoteContent, remoteKey, wayTo } from './remoteContent.ts';

const broken = (field: string, message: string): Rule => ({ field, message, isBroken: true });

/** What is wrong with calls on another chain, by field. */
export function* remoteRules(path: string, draft: RemoteDraft, facts: MeasureFacts | undefined): Iterable<Rule> {
  if (!facts) return yield broken(`${path}.chainId`, READING);
  const { remote } = facts;
  if ('problem' in remote) return yield broken(`${path}.chainId`, remote.problem);
  const chain = remote.chains.find(({ chainId }) => chainId === draft.chainId);
  if (!chain) return yield broken(`${path}.chainId`, 'Please choose a chain');
  if (chain.way && 'problem' in chain.way) return yield broken(`${path}.chainId`, chain.way.problem);
  const found = wayTo(draft, facts);
  if (draft.calls.length === 0) yield broken(`${path}.calls`, 'Please add a call');
  const rules = [...remoteCallRules(`${path}.calls`, draft.calls, found && factsThere(facts, found.chain, found.way))];
  yield* rules;
  if (!found) return yield broken(`${path}.bridges`, READING);
  const chosen = chosenBridges(draft, found.way);
  const needed = agreeing(draft, found.way);
  if (chosen.length < needed) return yield broken(`${path}.bridges`, fewBridges(found.way.bridges.length, needed));
  const content = draft.calls.length === 0 || hasErrors(collectErrors(rules)) ? undefined : remoteContent(draft, facts);
  if (!content) return;
  if (payloadSize(content.calldatas) > LARGEST_PAYLOAD)
    return yield broken(`${path}.calls`, `No bridge carries so much: ${LARGEST_PAYLOAD} bytes in all at most. Take two actions`);
  const quote = remote.quotes.get(remoteKey(content));
  const problem = quote === undefined ? READING : 'problem' in quote ? quote.problem : feeProblem(quote, chosen);
  if (problem !== undefined) yield broken(`${path}.bridges`, problem);
}

const fewBridges = (available: number, needed: number): string =>
  available < needed
    ? `Only ${available === 1 ? 'one bridge' : `${available} bridges`} can carry it, and ${needed} have to agree there`
    : `Please choose ${needed} bridges at least, as so many have to agree`;

/** Why the chosen bridges cannot be paid; undefined where each of them says what it asks. */
function feeProblem({ fees }: RemoteQuote, chosen: readonly string[]): string | undefined {
  const without = fees.find(({ bridge, fee }) => chosen.includes(bridge) && fee === null);
  return without && `${bridgeName(without.bridge)} tells no fee: ${without.refusal ?? 'leave it out, or try again later.'}`;
}
