import { collectErrors, type FormErrors, type Rule } from '../formErrors.ts';
import { nameProblem, proseProblem } from '../text/index.ts';
import { actionRules } from './actionRules.ts';
import { type MeasureFacts, READING } from './measures/measure.ts';
import { measureCalls, measureProblems } from './measures/measures.ts';
import type { ProposalAction, ProposalForm } from './proposalForm.ts';
import { remoteRules } from './remote/remoteRules.ts';
import { withFacts } from './withFacts.ts';

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
    if (action.type === 'remote') yield* remoteRules(path, action, before);
    else if (action.type !== 'measure') yield* actionRules(path, action);
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

const plainRule = (field: string, problem: string | undefined): Rule => ({
  field,
  message: problem ?? '',
  isBroken: problem !== undefined,
});
