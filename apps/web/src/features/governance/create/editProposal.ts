import type { ActionDraft, ProposalForm } from '@althing/domain/governance';

export type ProposalEdit =
  | { type: 'title'; title: string }
  | { type: 'body'; body: string }
  | { type: 'add'; actions: readonly ActionDraft[] }
  | { type: 'change'; index: number; action: ActionDraft }
  | { type: 'duplicate'; index: number; tempId: string }
  | { type: 'remove'; index: number }
  | { type: 'move'; index: number; by: 1 | -1 };

/** The form after one edit. An index that does not exist changes nothing. */
export function editProposal(form: ProposalForm, edit: ProposalEdit): ProposalForm {
  switch (edit.type) {
    case 'title':
      return { ...form, title: edit.title };
    case 'body':
      return { ...form, body: edit.body };
    case 'add':
      return { ...form, actions: [...form.actions, ...edit.actions] };
    case 'change':
      return { ...form, actions: form.actions.map((action, index) => (index === edit.index ? edit.action : action)) };
    case 'duplicate':
      return {
        ...form,
        actions: form.actions.flatMap((action, index) => (index === edit.index ? [action, { ...action, tempId: edit.tempId }] : [action])),
      };
    case 'remove':
      return { ...form, actions: form.actions.filter((_, index) => index !== edit.index) };
    case 'move':
      return { ...form, actions: moved(form.actions, edit.index, edit.by) };
  }
}

function moved(actions: readonly ActionDraft[], from: number, by: 1 | -1): ActionDraft[] {
  const copy = [...actions];
  const [action] = copy.splice(from, 1);
  const to = from + by;
  if (!action || to < 0 || to >= actions.length) return [...actions];
  copy.splice(to, 0, action);
  return copy;
}
