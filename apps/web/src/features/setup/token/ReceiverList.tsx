import { balanceText } from '@althing/domain/treasury';
import { addReceiver, createdOn, importReceivers, type ReceiverDraft, sumOf } from '@althing/domain/setup';
import { allocationPercent, totalAmount } from '@althing/domain/token';
import { Button, Pagination } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useMemo } from 'react';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { useEntryFocus } from '../../../ui/useEntryFocus.ts';
import { placeOf } from '../form/asked.ts';
import type { FormPathTo } from '../form/formPath.ts';
import { useField } from '../form/useField.ts';
import { usePartyChoices } from '../parties/usePartyChoices.ts';
import { ReceiverRow } from './ReceiverRow.tsx';
import classes from './token.module.css';
import { usePage } from './usePage.ts';

/** Loaded lazily together with the CSV parser, which is not needed for typing receivers. */
const ImportReceivers = lazy(async () => ({ default: (await import('./ImportReceivers.tsx')).ImportReceivers }));

/** Rows per page; hundreds of inputs would make typing slow. */
const PAGE_SIZE = 20;

export interface ReceiverListProps {
  path: FormPathTo<ReceiverDraft[]>;
  chainId: number;
  /** What the list is of, for screen readers: "receiver", "receiver of schedule 1". */
  of: string;
  most: number;
}

/** Accounts of one chain, each with the amount that is created for it. */
export function ReceiverList({ path, chainId, of, most }: ReceiverListProps) {
  const { value: receivers, error, set } = useField(path);
  const [isImporting, importing] = useDisclosure();
  const { page, pages, from, setPage, showLast } = usePage(path, receivers.length, PAGE_SIZE);
  const chainIds = useMemo(() => [chainId], [chainId]);
  const { value: token } = useField('token');
  const choices = usePartyChoices(chainIds);
  const supply = sumOf(createdOn({ token }, chainId));
  const { entries, addButton, addEntry, removeEntry } = useEntryFocus<HTMLUListElement>();
  const addAll = (next: ReceiverDraft[]) => {
    set(next);
    showLast(next.length);
  };
  const remove = (id: string) => removeEntry(() => set(receivers.filter(({ tempId }) => tempId !== id)));
  return (
    <div {...placeOf(path)}>
      <ul ref={entries} className={classes.receivers}>
        {receivers.slice(from, from + PAGE_SIZE).map((receiver, offset) => (
          <ReceiverRow
            key={receiver.tempId}
            path={`${path}.${from + offset}`}
            number={from + offset + 1}
            of={of}
            chainIds={chainIds}
            choices={choices}
            percent={allocationPercent(totalAmount([receiver.amount]), supply)}
            onRemove={receivers.length > 1 ? () => remove(receiver.tempId) : undefined}
          />
        ))}
      </ul>
      {pages > 1 && <Pagination total={pages} value={page} onChange={setPage} size="sm" mt="sm" getControlProps={pageControl} />}
      {error && <p role="alert">{error}</p>}
      <div className={classes.receiversFoot}>
        <div className={classes.buttons}>
          <ReasonButton
            ref={addButton}
            variant="default"
            size="sm"
            leftSection={<IconPlus size={16} aria-hidden />}
            reason={receivers.length >= most ? `At most ${most} receivers. Remove one first.` : undefined}
            onClick={() => addEntry(() => addAll(addReceiver(receivers)))}
          >
            Add receiver
          </ReasonButton>
          <Button variant="default" size="sm" leftSection={<IconFileImport size={16} aria-hidden />} onClick={importing.open}>
            Import CSV
          </Button>
        </div>
        <p className={classes.sum} aria-live="polite">
          {receivers.length} {receivers.length === 1 ? 'receiver' : 'receivers'} ·{' '}
          {balanceText(totalAmount(receivers.map(({ amount }) => amount)))} {token.symbol}
        </p>
      </div>
      {isImporting && (
        <Suspense fallback={null}>
          <ImportReceivers
            chainId={chainId}
            room={most - importReceivers(receivers, []).length}
            onClose={importing.close}
            onImport={(read) => {
              addAll(importReceivers(receivers, read));
              importing.close();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

const pageControl = (control: string) => ({ 'aria-label': control === 'next' ? 'Next page' : 'Previous page' });
