import type { ProposalAction, ProposalForm } from '@althing/domain/governance';

/** A change of the order or number of a list's entries. */
export type ListEdit =
  { type: 'duplicate'; index: number; tempId: string } | { type: 'remove'; index: number } | { type: 'move'; index: number; by: 1 | -1 };

export type ProposalEdit =
  | { type: 'title'; title: string }
  | { type: 'body'; body: string }
  | { type: 'add'; actions: readonly ProposalAction[] }
  | { type: 'change'; index: number; action: ProposalAction }
  | ListEdit;

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
    default:
      return { ...form, actions: editList(form.actions, edit) };
  }
}

/** The list after one edit. An index that does not exist changes nothing. */
export function editList<Entry extends { tempId: string }>(list: readonly Entry[], edit: ListEdit): Entry[] {
  switch (edit.type) {
    case 'duplicate':
      return list.flatMap((entry, index) => (index === edit.index ? [entry, { ...entry, tempId: edit.tempId }] : [entry]));
    case 'remove':
      return list.filter((_, index) => index !== edit.index);
    case 'move':
      return moved(list, edit.index, edit.by);
  }
}

function moved<Entry>(list: readonly Entry[], from: number, by: 1 | -1): Entry[] {
  const copy = [...list];
  const [entry] = copy.splice(from, 1);
  const to = from + by;
  if (!entry || to < 0 || to >= list.length) return [...list];
  copy.splice(to, 0, entry);
  return copy;
}
