import { ActionFiles } from '../../governance/index.ts';
import type { SafePlace, SafeQueue } from '../service/queries.ts';
import type { SafeWords } from '../useSafeWords.ts';
import { callsOfActions } from './callsOfActions.ts';
import type { SafeForm } from './useSafeForm.ts';

interface BatchFilesProps {
  place: SafePlace;
  state: SafeQueue['state'];
  words: SafeWords;
  form: SafeForm;
}

/** Exchanges a Safe's actions with Safe's Transaction Builder and with proposals, by file. */
export function BatchFiles({ place, state, words, form }: BatchFilesProps) {
  const calls = () =>
    form.check()
      ? callsOfActions(form.actions, place.safe, state.owners).map(({ to, value, data }) => ({ target: to, value, calldata: data }))
      : undefined;
  return (
    <ActionFiles
      chainId={place.chainId}
      executor={place.safe}
      room={form.room}
      contracts={words.contracts}
      isEmpty={form.actions.length === 0}
      calls={calls}
      onAdd={(actions) => form.edit({ type: 'add', actions })}
    />
  );
}
