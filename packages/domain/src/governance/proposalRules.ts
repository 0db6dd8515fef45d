import { collectErrors, type FormErrors, type Rule } from '../formErrors.ts';
import { amountSentence, parseAmount } from '../token/index.ts';
import { nameProblem, proseProblem } from '../text/index.ts';
import { parseAddress } from '../units.ts';
import { encodeCall, parseFunction } from './callEncoding.ts';
import { type MeasureFacts, READING } from './measures/measure.ts';
import { factsAfter, measureCalls, measureProblems } from './measures/measures.ts';
import type { ActionDraft, CustomCallDraft, ProposalAction, ProposalForm } from './proposalForm.ts';

export const MAX_PROPOSAL_TITLE_LENGTH = 120;
/** Characters. Each byte costs gas on chain; longer texts should be linked. */
export const MAX_PROPOSAL_BODY_LENGTH = 20_000;
/** More actions would not fit into a block when they are executed. */
export const MAX_PROPOSAL_ACTIONS = 50;

/**
 * What is wrong with a proposal, by dotted path of the field. A proposal without actions is a resolution.
 *
 * @param facts of the governor; undefined while they are not known.
 */
export const validateProposal = (form: ProposalForm, facts?: MeasureFacts): FormErrors => collectErrors(proposalRules(form, facts));

function* proposalRules({ title, body, actions }: ProposalForm, facts: MeasureFacts | undefined): Iterable<Rule> {
  yield { field: 'title', message: 'Please enter a title', isBroken: title.trim() === '' };
  yield { field: 'title', message: 'The title has to fit on one line', isBroken: /[\r\n]/.test(title.trim()) };
  yield {
    field: 'title',
    message: `At most ${MAX_PROPOSAL_TITLE_LENGTH} characters`,
    isBroken: title.trim().length > MAX_PROPOSAL_TITLE_LENGTH,
  };
  yield plainRule('title', nameProblem(title.trim()));
  yield { field: 'body', message: 'Please say what you propose and why', isBroken: body.trim() === '' };
  yield { field: 'body', message: `At most ${MAX_PROPOSAL_BODY_LENGTH} characters`, isBroken: body.length > MAX_PROPOSAL_BODY_LENGTH };
  yield plainRule('body', proseProblem(body));
  yield* listRules(actions, facts);
}

/** A measure is judged by what the governor is after those before it. */
function* listRules(actions: readonly ProposalAction[], facts: MeasureFacts | undefined): Iterable<Rule> {
  let calls = 0;
  for (const [index, { action, before }] of withFacts(actions, facts).entries.entries()) {
    const path = `actions.${index}`;
    if (action.type !== 'measure') yield* actionRules(path, action);
    const problems = action.type !== 'measure' ? {} : before ? measureProblems(action, before) : { kind: READING };
    for (const [field, message] of Object.entries(problems)) yield { field: `${path}.${field}`, message, isBroken: true };
    calls += action.type === 'measure' && before && Object.keys(problems).length === 0 ? measureCalls(action, before).length : 1;
  }
  yield {
    field: 'actions',
    message: `At most ${MAX_PROPOSAL_ACTIONS} ${calls > actions.length ? 'calls' : 'actions'}`,
    isBroken: calls > MAX_PROPOSAL_ACTIONS,
  };
}

interface WithFacts {
  /** Each action with what the governor is before it. */
  entries: { action: ProposalAction; before: MeasureFacts | undefined }[];
  /** What the governor is after all of them. */
  last: MeasureFacts | undefined;
}

/** What each action finds when it is carried out after those before it. */
export function withFacts(actions: readonly ProposalAction[], facts: MeasureFacts | undefined): WithFacts {
  let last = facts;
  const entries = actions.map((action) => {
    const entry = { action, before: last };
    if (last && action.type === 'measure') last = factsAfter(action, last);
    return entry;
  });
  return { entries, last };
}

const plainRule = (field: string, problem: string | undefined): Rule => ({
  field,
  message: problem ?? '',
  isBroken: problem !== undefined,
});

export function* actionRules(path: string, action: ActionDraft): Iterable<Rule> {
  if (action.type === 'custom') return yield* customRules(path, action);
  if (action.type === 'sendToken') yield addressRule(`${path}.token`, action.token);
  yield addressRule(`${path}.recipient`, action.recipient);
  yield {
    field: `${path}.recipient`,
    message: 'Tokens sent to their own contract are lost',
    isBroken:
      action.type === 'sendToken' &&
      parseAddress(action.recipient) !== undefined &&
      parseAddress(action.recipient) === parseAddress(action.token),
  };
  yield amountRule(`${path}.amount`, action.amount, action.decimals);
}

const NOBODY = '0x0000000000000000000000000000000000000000';

function addressRule(field: string, text: string): Rule {
  const address = parseAddress(text.trim());
  const message = text.trim() === '' ? 'Please enter an address' : 'The address is invalid';
  return { field, message, isBroken: address === undefined || address === NOBODY };
}

function amountRule(field: string, text: string, decimals: number): Rule {
  const { problem } = parseAmount(text, decimals);
  return { field, message: problem ? amountSentence(problem, text, decimals) : '', isBroken: problem !== undefined };
}

function* customRules(path: string, action: CustomCallDraft): Iterable<Rule> {
  yield addressRule(`${path}.target`, action.target);
  const value = action.value.trim();
  if (value !== '' && parseAmount(value, action.decimals).problem !== 'zero') yield amountRule(`${path}.value`, value, action.decimals);
  if (action.signature.trim() === '') {
    const isHex = /^(0x([0-9a-fA-F]{2})*)?$/.test(action.calldata.trim());
    yield { field: `${path}.calldata`, message: 'Please enter bytes, e.g. 0x1234', isBroken: !isHex };
    return;
  }
  const abiFunction = parseFunction(action.signature);
  yield {
    field: `${path}.signature`,
    message: 'Please enter a function, e.g. transfer(address to, uint256 amount)',
    isBroken: !abiFunction,
  };
  const problems = abiFunction ? (encodeCall(abiFunction, action.args).problems ?? {}) : {};
  for (const [index, message] of Object.entries(problems)) yield { field: `${path}.args.${index}`, message, isBroken: true };
}
