import { typedCall } from '@althing/bindings';
import type { ActionDraft, ExecutableCall } from '@althing/domain/governance';
import type { KnownContract } from '@althing/bindings';
import { parseAddress } from '@althing/domain/units';
import { Button, FileButton } from '@mantine/core';
import { useRef } from 'react';
import { useChain } from '../../../lib/config/useChain.ts';
import { download } from '../../../ui/download.ts';
import { notify } from '../../../ui/notify.ts';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';

export interface ActionFilesProps {
  chainId: number;
  /** Who makes the calls. */
  executor: string;
  /** How many more actions fit. */
  room: number;
  /** Contracts whose functions and arguments are written out instead of raw data. */
  contracts: readonly KnownContract[];
  isEmpty: boolean;
  /** The calls of the actions; undefined while something is wrong with them. */
  calls: () => readonly ExecutableCall[] | undefined;
  onAdd: (actions: ActionDraft[]) => void;
}

/** Bytes of a file that are read: no list is larger. */
const MOST_BYTES = 4_000_004;
const EMPTY = 'Add an action first.';

/** Raw data as function and arguments, where the contract is known: then it can be read and changed. */
function inWords(action: ActionDraft, contracts: readonly KnownContract[]): ActionDraft {
  const to = action.type === 'custom' ? parseAddress(action.target) : undefined;
  if (action.type !== 'custom' || !to || action.signature !== '') return action;
  const typed = typedCall({ to, data: action.calldata as `0x${string}` }, contracts);
  return typed ? { ...action, ...typed, calldata: '' } : action;
}

/** Takes actions from a file, and writes them into one: a list of transactions, or a batch that Safe's Transaction Builder opens. */
export function ActionFiles({ chainId, executor, room, contracts, isEmpty, calls, onAdd }: ActionFilesProps) {
  const reset = useRef<() => void>(null);
  const { nativeCurrency } = useChain(chainId);
  const open = async (file: File | null) => {
    reset.current?.();
    if (!file) return;
    const { readActionFile } = await import('@althing/domain/actionFiles');
    // Of a larger file the first part is enough to say so.
    const text = await file.slice(0, MOST_BYTES).text();
    const read = readActionFile(text, { chainId, decimals: nativeCurrency.decimals, room, tempId: () => crypto.randomUUID() });
    if (!read.actions) return notify.error('The file was not added', `${read.problem}. Your actions are as they were.`);
    onAdd(read.actions.map((action) => inWords(action, contracts)));
    return notify.success(read.actions.length === 1 ? 'One action added' : `${read.actions.length} actions added`);
  };
  const save = async (format: 'transactions' | 'safe') => {
    const list = calls();
    if (!list) return notify.error('The file was not written', 'Correct the actions first.');
    const [{ writeExport }, { writeBatchFile }] = await Promise.all([
      import('@althing/domain/actionFiles'),
      import('@althing/domain/safes'),
    ]);
    const options = { chainId, safe: executor as `0x${string}`, name: 'Transactions Batch', createdAt: Date.now() };
    const text = format === 'safe' ? writeBatchFile(list, options) : writeExport(list);
    return download(`${format}-${chainId}-${executor.slice(0, 8)}.json`, text, 'application/json');
  };
  return (
    <>
      <FileButton
        accept="application/json,.json"
        resetRef={reset}
        inputProps={{ 'aria-label': 'Choose a file with actions' }}
        onChange={(file) => void open(file)}
      >
        {(props) => (
          <Button {...props} variant="subtle">
            Import actions from a file
          </Button>
        )}
      </FileButton>
      <ReasonButton variant="subtle" onClick={() => void save('transactions')} reason={isEmpty ? EMPTY : undefined}>
        Export actions
      </ReasonButton>
      <ReasonButton variant="subtle" onClick={() => void save('safe')} reason={isEmpty ? EMPTY : undefined}>
        Export as a Safe batch file
      </ReasonButton>
    </>
  );
}
