import { balanceText } from '@althing/domain/treasury';
import { addReceiver, importReceivers, type ReceiverDraft, valueAt } from '@althing/domain/setup';
import { totalAmount } from '@althing/domain/token';
import { Button, Pagination } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useMemo } from 'react';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { useEntryFocus } from '../../../ui/useEntryFocus.ts';
import { placeOf } from '../form/asked.ts';
import type { FormPathTo } from '../form/formPath.ts';
import { useSetupForm } from '../form/SetupFormContext.ts';
import { useChange } from '../form/useChange.ts';
import { useField } from '../form/useField.ts';
import { useSelection } from '../form/useSelection.ts';
import { usePartyChoices } from '../parties/usePartyChoices.ts';
import { ReceiverRow } from './ReceiverRow.tsx';
import classes from './token.module.css';
import { usePage } from './usePage.ts';

/** Loaded lazily together with the CSV parser, which is not needed for typing receivers. */
const ImportReceivers = lazy(async () => ({ default: (await import('./ImportReceivers.tsx')).ImportReceivers }));

/** Hundreds of inputs would make typing slow. */
export const RECEIVERS_PER_PAGE = 20;

export interface ReceiverListProps {
  path: FormPathTo<ReceiverDraft[]>;
  chainId: number;
  /** What the list is of, for screen readers: "receiver", "receiver of schedule 1". */
  of: string;
  most: number;
}

/** Accounts of one chain, each with the amount that is created for it. */
export function ReceiverList({ path, chainId, of, most }: ReceiverListProps) {
  const form = useSetupForm();
  const error = form.errors[path];
  const change = useChange(path);
  const ids = useSelection(form, path, (receivers) => receivers.map(({ tempId }) => tempId));
  const [isImporting, importing] = useDisclosure();
  const { page, pages, from, setPage, showLast } = usePage(path, ids.length, RECEIVERS_PER_PAGE);
  const chainIds = useMemo(() => [chainId], [chainId]);
  const choices = usePartyChoices(chainIds);
  const { entries, addButton, addEntry, removeEntry } = useEntryFocus<HTMLUListElement>();
  const present = () => valueAt(form.getValues(), path) as ReceiverDraft[];
  const addAll = (next: ReceiverDraft[]) => {
    change(() => next);
    showLast(next.length);
  };
  const remove = (id: string) => removeEntry(() => change((receivers) => receivers.filter(({ tempId }) => tempId !== id)));
  return (
    <div {...placeOf(path)}>
      <ul ref={entries} className={classes.receivers}>
        {ids.slice(from, from + RECEIVERS_PER_PAGE).map((id, offset) => (
          <ReceiverRow
            key={id}
            path={`${path}.${from + offset}`}
            number={from + offset + 1}
            of={of}
            chainId={chainId}
            chainIds={chainIds}
            choices={choices}
            onRemove={ids.length > 1 ? () => remove(id) : undefined}
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
            reason={ids.length >= most ? `At most ${most} receivers. Remove one first.` : undefined}
            onClick={() => addEntry(() => addAll(addReceiver(present())))}
          >
            Add receiver
          </ReasonButton>
          <Button variant="default" size="sm" leftSection={<IconFileImport size={16} aria-hidden />} onClick={importing.open}>
            Import CSV
          </Button>
        </div>
        <Sum path={path} />
      </div>
      {isImporting && (
        <Suspense fallback={null}>
          <ImportReceivers
            chainId={chainId}
            room={most - importReceivers(present(), []).length}
            onClose={importing.close}
            onImport={(read) => {
              addAll(importReceivers(present(), read));
              importing.close();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

function Sum({ path }: Pick<ReceiverListProps, 'path'>) {
  const { value: symbol } = useField('token.symbol');
  const { count, total } = useSelection(useSetupForm(), path, (receivers) => ({
    count: receivers.length,
    total: balanceText(totalAmount(receivers.map(({ amount }) => amount))),
  }));
  return (
    <p className={classes.sum} aria-live="polite">
      {count} {count === 1 ? 'receiver' : 'receivers'} · {total} {symbol}
    </p>
  );
}

const pageControl = (control: string) => ({ 'aria-label': control === 'next' ? 'Next page' : 'Previous page' });
