import { actionTitle, type ActionType, emptyAction } from '@althing/domain/governance';
import { type OwnerDraft, ownerActionTitle, ownershipAfter, ownershipText, type SafeActionDraft } from '@althing/domain/safes';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useChain } from '../../../lib/config/useChain.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { useEntryFocus } from '../../../ui/useEntryFocus.ts';
import type { SafePlace, SafeQueue } from '../service/queries.ts';
import { AbiDialog, PastePayments } from '../../governance/index.ts';
import safeClasses from '../Safes.module.css';
import { type SafeOrganisation, useSafeWords } from '../useSafeWords.ts';
import { BatchFiles } from './BatchFiles.tsx';
import classes from './Builder.module.css';
import { SafeActions } from './SafeActions.tsx';
import { StartAgain } from './StartAgain.tsx';
import { Totals } from './Totals.tsx';
import type { SafeForm } from './useSafeForm.ts';

const OWNER_TYPES = ['addOwner', 'removeOwner', 'changeThreshold'] as const satisfies readonly OwnerDraft['type'][];
const FULL = 'The list is full.';

interface WriteTransactionProps {
  place: SafePlace;
  organisation: SafeOrganisation;
  state: SafeQueue['state'];
  form: SafeForm;
  onReview: () => void;
}

/** What the Safe is to do: payments, calls and changes of its owners, in their order. */
export function WriteTransaction({ place, organisation, state, form, onReview }: WriteTransactionProps) {
  const words = useSafeWords(place, organisation);
  const { nativeCurrency } = useChain(place.chainId);
  const [dialog, setDialog] = useState<'payments' | 'abi'>();
  const { entries, addEntry } = useEntryFocus<HTMLOListElement>();
  const [ownToken] = Object.entries(words.labels.tokens);
  const add = (...actions: SafeActionDraft[]) => addEntry(() => form.edit({ type: 'add', actions }));
  const make = (type: ActionType): SafeActionDraft => {
    const action = emptyAction(type, crypto.randomUUID(), nativeCurrency.decimals);
    return action.type === 'sendToken' && ownToken ? { ...action, token: ownToken[0], decimals: ownToken[1].decimals } : action;
  };
  const makeOwner = (type: OwnerDraft['type']): OwnerDraft => {
    const { threshold } = ownershipAfter(state, form.actions);
    const draft = { tempId: crypto.randomUUID(), threshold: String(threshold) };
    return type === 'changeThreshold' ? { ...draft, type, threshold: '' } : { ...draft, type, owner: '' };
  };
  const full = form.room === 0 ? FULL : undefined;
  const ownership = ownershipText(state, form.actions);
  return (
    <div className={classes.form}>
      {form.actions.length === 0 && (
        <EmptyState title="No action yet">
          Add what the Safe is to do. Several actions become one transaction: all of them are done, or none.
        </EmptyState>
      )}
      <SafeActions entries={entries} form={form} place={place} organisation={organisation} state={state} words={words} />
      {form.errors['actions'] && <p role="alert">{form.errors['actions']}</p>}
      <AddButtons
        full={full}
        symbol={nativeCurrency.symbol}
        onAction={(type) => add(make(type))}
        onOwner={(type) => add(makeOwner(type))}
        onDialog={setDialog}
      />
      <div className={classes.row}>
        <BatchFiles place={place} state={state} words={words} form={form} />
      </div>
      <Totals actions={form.actions} place={place} />
      {ownership && <p className={safeClasses.conflict}>{ownership}</p>}
      <div className={classes.foot}>
        {form.actions.length > 0 && <StartAgain onStartAgain={form.clear} />}
        <Button size="md" onClick={onReview}>
          Review
        </Button>
      </div>
      <Suspense fallback={null}>
        {dialog === 'payments' && (
          <PastePayments
            chainId={place.chainId}
            labels={words.labels}
            room={form.room}
            onAdd={(actions) => form.edit({ type: 'add', actions })}
            onClose={() => setDialog(undefined)}
          />
        )}
        {dialog === 'abi' && (
          <AbiDialog
            onAdd={(call) => {
              const custom = emptyAction('custom', crypto.randomUUID(), nativeCurrency.decimals);
              form.edit({ type: 'add', actions: [{ ...custom, ...call }] });
              setDialog(undefined);
            }}
            onClose={() => setDialog(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}

interface AddButtonsProps {
  /** Why nothing more can be added. */
  full: string | undefined;
  symbol: string;
  onAction: (type: ActionType) => void;
  onOwner: (type: OwnerDraft['type']) => void;
  onDialog: (dialog: 'payments' | 'abi') => void;
}

function AddButtons({ full, symbol, onAction, onOwner, onDialog }: AddButtonsProps) {
  const button = (type: ActionType) => ({ title: actionTitle(type, symbol), onClick: () => onAction(type) });
  const groups = [
    {
      title: 'Pay',
      buttons: [button('sendNative'), button('sendToken'), { title: 'Pay many at once', onClick: () => onDialog('payments') }],
    },
    { title: 'Call a contract', buttons: [{ title: 'Call by ABI', onClick: () => onDialog('abi') }, button('custom')] },
    { title: 'Owners of the Safe', buttons: OWNER_TYPES.map((type) => ({ title: ownerActionTitle(type), onClick: () => onOwner(type) })) },
  ];
  return (
    <section aria-label="Add an action" className={classes.add}>
      {groups.map(({ title, buttons }) => (
        <div key={title} role="group" aria-label={title}>
          <p className={safeClasses.note}>{title}</p>
          <div className={classes.row}>
            {buttons.map((each) => (
              <ReasonButton key={each.title} variant="default" reason={full} onClick={each.onClick}>
                {each.title}
              </ReasonButton>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
