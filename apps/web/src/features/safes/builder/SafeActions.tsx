import { actionTitle } from '@althing/domain/governance';
import { isOwnerDraft, ownerActionTitle, ownershipAfter, type SafeActionDraft } from '@althing/domain/safes';
import { errorsUnder } from '@althing/domain/setup';
import { sameAddress } from '@althing/domain/units';
import { Button } from '@mantine/core';
import { type RefObject, useState } from 'react';
import { useChain } from '../../../lib/config/useChain.ts';
import { ActionFields, ActionTools, paymentLine } from '../../governance/index.ts';
import { nameOrHex } from '../nameOrHex.ts';
import safeClasses from '../Safes.module.css';
import type { SafePlace, SafeQueue } from '../service/queries.ts';
import type { SafeOrganisation, SafeWords } from '../useSafeWords.ts';
import classes from './Builder.module.css';
import { OwnerFields } from './OwnerFields.tsx';
import type { SafeForm } from './useSafeForm.ts';

interface SafeActionsProps {
  entries: RefObject<HTMLOListElement | null>;
  form: SafeForm;
  place: SafePlace;
  organisation: SafeOrganisation;
  state: SafeQueue['state'];
  words: SafeWords;
}

const NO_TOKEN = { contracts: [], token: null };

/** What the Safe is to do, action by action, in the order in which it is done. */
export function SafeActions({ entries, form, ...props }: SafeActionsProps) {
  return (
    <ol ref={entries} className={classes.actions} aria-label="Actions">
      {form.actions.map((action, index) => (
        <SafeAction key={action.tempId} action={action} index={index} form={form} {...props} />
      ))}
    </ol>
  );
}

const paysItself = (action: SafeActionDraft, { safe }: SafePlace): boolean =>
  (action.type === 'sendNative' || action.type === 'sendToken') && sameAddress(action.recipient.trim(), safe);

interface SafeActionProps extends Omit<SafeActionsProps, 'entries'> {
  action: SafeActionDraft;
  index: number;
}

function SafeAction({ action, index, form, place, organisation, state, words }: SafeActionProps) {
  const { nativeCurrency } = useChain(place.chainId);
  const errors = errorsUnder(form.errors, `actions.${index}`);
  // Payments that came with a list need no fields until somebody wants to change one.
  const line = isOwnerDraft(action) ? undefined : paymentLine(action, words.labels);
  const [isOpen, setOpen] = useState(() => !line);
  const isShort = !isOpen && line !== undefined && Object.keys(errors).length === 0;
  const change = (next: SafeActionDraft) => form.edit({ type: 'change', index, action: next });
  const title = isOwnerDraft(action) ? ownerActionTitle(action.type) : actionTitle(action.type, nativeCurrency.symbol);
  return (
    <li className={classes.action} data-short={isShort || undefined}>
      <div className={classes.actionHead}>
        <h2 className={classes.actionTitle}>
          Action {index + 1}: {isShort ? `${line.amount} to ${nameOrHex(line.recipient, words.nameAddress)}` : title}
        </h2>
        <div className={classes.actionTools}>
          {isShort && (
            <Button variant="subtle" size="compact-sm" onClick={() => setOpen(true)} aria-label={`Change action ${index + 1}`}>
              Change
            </Button>
          )}
          <ActionTools index={index} count={form.actions.length} onEdit={form.edit} />
        </div>
      </div>
      {!isShort &&
        (isOwnerDraft(action) ? (
          <OwnerFields
            action={action}
            owners={ownershipAfter(state, form.actions.slice(0, index)).owners}
            words={words}
            errors={errors}
            onChange={change}
          />
        ) : (
          <ActionFields action={action} organisation={organisation ?? NO_TOKEN} chainId={place.chainId} errors={errors} onChange={change} />
        ))}
      {paysItself(action, place) && <p className={safeClasses.conflict}>This is the Safe itself: the money stays where it is.</p>}
    </li>
  );
}
