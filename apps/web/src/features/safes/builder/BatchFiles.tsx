import { MAX_BATCH_FILE_LENGTH, readBatchFile, writeBatchFile } from '@althing/domain/safes';
import { Button, FileButton } from '@mantine/core';
import { useRef } from 'react';
import { useChain } from '../../../lib/config/useChain.ts';
import { download } from '../../../ui/download.ts';
import { notify } from '../../../ui/notify.ts';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import type { SafePlace, SafeQueue } from '../service/queries.ts';
import { callsOfActions } from './callsOfActions.ts';
import type { SafeForm } from './useSafeForm.ts';

interface BatchFilesProps {
  place: SafePlace;
  state: SafeQueue['state'];
  form: SafeForm;
}

/** Exchanges actions with Safe's Transaction Builder, by file. */
export function BatchFiles({ place, state, form }: BatchFilesProps) {
  const reset = useRef<() => void>(null);
  const { nativeCurrency } = useChain(place.chainId);
  const open = async (file: File | null) => {
    reset.current?.();
    if (!file) return;
    // Of a larger file the first part is enough to say so.
    const text = await file.slice(0, 4 * MAX_BATCH_FILE_LENGTH + 4).text();
    const read = readBatchFile(text, { chainId: place.chainId, decimals: nativeCurrency.decimals, tempId: () => crypto.randomUUID() });
    if (!read.actions) return notify.error('The file was not added', read.problem);
    if (read.actions.length > form.room) return notify.error('The file was not added', `There is room for ${form.room} more actions.`);
    form.edit({ type: 'add', actions: read.actions });
    return notify.success(read.actions.length === 1 ? 'One action added' : `${read.actions.length} actions added`);
  };
  const save = () => {
    if (!form.check()) return notify.error('The file was not written', 'Correct the actions first.');
    const calls = callsOfActions(form.actions, place.safe, state.owners);
    const file = calls.map(({ to, value, data }) => ({ target: to, value, calldata: data }));
    download(
      `safe-${place.chainId}-${place.safe.slice(0, 8)}.json`,
      writeBatchFile(file, { ...place, name: 'Transactions Batch', createdAt: Date.now() }),
      'application/json',
    );
    return undefined;
  };
  return (
    <>
      <FileButton accept="application/json,.json" resetRef={reset} onChange={(file) => void open(file)}>
        {(props) => (
          <Button {...props} variant="subtle">
            Import a Safe batch file
          </Button>
        )}
      </FileButton>
      <ReasonButton variant="subtle" onClick={save} reason={form.actions.length === 0 ? 'Add an action first.' : undefined}>
        Export as a Safe batch file
      </ReasonButton>
    </>
  );
}
