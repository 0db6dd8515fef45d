import { strangerReason } from '@althing/domain/safes';
import { type Address, parseAddress } from '@althing/domain/units';
import { SegmentedControl, TextInput } from '@mantine/core';
import { useState } from 'react';
import { AccountInput } from '../../../ui/AccountInput.tsx';
import { notify } from '../../../ui/notify.ts';
import { AddressView } from '../../../ui/AddressView.tsx';
import { KeyValueList } from '../../../ui/KeyValueList.tsx';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { Section } from '../../../ui/Section.tsx';
import { useActor } from '../../governance/index.ts';
import builderClasses from '../builder/Builder.module.css';
import classes from '../Safes.module.css';
import type { SafePlace } from '../service/queries.ts';
import { useDelegateSigner } from '../service/useDelegateSigner.ts';
import { DELEGATE_SCOPES, type DelegateDraft, delegateProblems, EMPTY_DELEGATE } from './delegateDraft.ts';
import { DelegateDialog } from './DelegateDialog.tsx';

interface AddDelegateProps {
  place: SafePlace;
  owners: readonly Address[];
}

export const SCOPE_LABELS: Record<DelegateDraft['scope'], string> = { here: 'This Safe', everywhere: 'Every Safe of the owner' };
const SCOPES = DELEGATE_SCOPES.map((value) => ({ value, label: SCOPE_LABELS[value] }));

/** An owner lets another account propose. */
export function AddDelegate({ place, owners }: AddDelegateProps) {
  const { account } = useActor();
  const [draft, setDraft] = useState(EMPTY_DELEGATE);
  const [isChecked, setChecked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const reason = strangerReason({ owners }, account);
  const problems = delegateProblems(draft, account, owners);
  const shown = isChecked ? problems : {};
  const edit = (change: Partial<DelegateDraft>) => setDraft((before) => ({ ...before, ...change }));
  const delegate = parseAddress(draft.address.trim());
  return (
    <Section
      title="Add a delegate"
      description="A delegate proposes transactions in your name. Signing and executing stay with the owners."
      variant="card"
    >
      <div className={classes.stack}>
        <div className={builderClasses.pair}>
          <AccountInput
            label="Address"
            value={draft.address}
            onChange={(address) => edit({ address })}
            error={shown.address}
            withAsterisk
          />
          <TextInput
            label="Name"
            description="Everybody can read it."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={draft.label}
            onChange={(event) => edit({ label: event.currentTarget.value })}
            error={shown.label}
            withAsterisk
          />
        </div>
        <SegmentedControl
          style={{ justifySelf: 'start' }}
          aria-label="Where it may propose"
          data={SCOPES}
          value={draft.scope}
          onChange={(scope) => edit({ scope })}
        />
        {reason && <p className={classes.note}>{reason}</p>}
        <div className={classes.buttons}>
          <ReasonButton
            reason={reason}
            onClick={() => {
              setChecked(true);
              setOpen(Object.keys(problems).length === 0);
            }}
          >
            Add delegate
          </ReasonButton>
        </div>
      </div>
      {isOpen && delegate && account && (
        <ConfirmDelegate
          place={place}
          entry={{ safe: draft.scope === 'here' ? place.safe : null, delegate, delegator: account, label: draft.label.trim() }}
          onClose={() => setOpen(false)}
          onAdded={() => {
            setChecked(false);
            setDraft(EMPTY_DELEGATE);
          }}
        />
      )}
    </Section>
  );
}

interface ConfirmDelegateProps {
  place: SafePlace;
  entry: { safe: Address | null; delegate: Address; delegator: Address; label: string };
  onClose: () => void;
  onAdded: () => void;
}

function ConfirmDelegate({ place: { chainId }, entry, onClose, onAdded }: ConfirmDelegateProps) {
  const signer = useDelegateSigner(chainId);
  return (
    <DelegateDialog
      chainId={chainId}
      delegate={entry.delegate}
      title="Add a delegate"
      effect="This account may then propose transactions in your name, until you or the account itself end it."
      onClose={onClose}
      onSign={async (hour) => {
        await signer.add(entry, hour);
        notify.success('The delegate was added');
        onAdded();
      }}
    >
      <KeyValueList
        items={[
          { label: 'Delegate', value: <AddressView address={entry.delegate} chainId={chainId} isFull /> },
          { label: 'Name', value: <bdi>{entry.label}</bdi> },
          { label: 'May propose to', value: SCOPE_LABELS[entry.safe === null ? 'everywhere' : 'here'] },
        ]}
      />
    </DelegateDialog>
  );
}
