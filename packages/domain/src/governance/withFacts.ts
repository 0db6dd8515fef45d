import type { MeasureFacts } from './measures/measure.ts';
import { factsAfter } from './measures/measures.ts';
import type { ProposalAction } from './proposalForm.ts';

interface WithFacts<Action extends ProposalAction> {
  /** Each action with what the governor is before it. */
  entries: { action: Action; before: MeasureFacts | undefined }[];
  /** What the governor is after all of them. */
  last: MeasureFacts | undefined;
}

/** What each action finds when it is carried out after those before it. */
export function withFacts<Action extends ProposalAction>(actions: readonly Action[], facts: MeasureFacts | undefined): WithFacts<Action> {
  let last = facts;
  const entries = actions.map((action) => {
    const entry = { action, before: last };
    if (last && action.type === 'measure') last = factsAfter(action, last);
    return entry;
  });
  return { entries, last };
}
