import type { OwnerDraft, SafeActionDraft } from '@althing/domain/safes';
import { Select, TextInput } from '@mantine/core';
import { type Address, sameAddress } from '@althing/domain/units';
import { useLabelList } from '../../../lib/labels.ts';
import { AccountInput } from '../../../ui/AccountInput.tsx';
import { nameOrHex } from '../nameOrHex.ts';
import type { SafeWords } from '../useSafeWords.ts';
import classes from './Builder.module.css';

export interface OwnerFieldsProps {
  action: OwnerDraft;
  /** Of the Safe before this action. */
  owners: readonly Address[];
  words: SafeWords;
  errors: Record<string, string>;
  onChange: (action: SafeActionDraft) => void;
}

/** Who joins or leaves, and how many must sign afterwards. */
export function OwnerFields({ action, owners, words, errors, onChange }: OwnerFieldsProps) {
  const labels = useLabelList();
  const nameOf = (owner: string) => words.nameAddress(owner) ?? quoted(labels.find(({ address }) => sameAddress(address, owner))?.label);
  return (
    <div className={classes.pair}>
      {action.type === 'addOwner' && (
        <AccountInput
          label="New owner"
          value={action.owner}
          onChange={(owner) => onChange({ ...action, owner })}
          error={errors['owner']}
          withAsterisk
        />
      )}
      {action.type === 'removeOwner' && (
        <Select
          label="Owner who leaves"
          placeholder="Choose an owner"
          data={owners.map((owner) => ({ value: owner, label: nameOrHex(owner, nameOf) }))}
          value={action.owner || null}
          onChange={(owner) => onChange({ ...action, owner: owner ?? '' })}
          error={errors['owner']}
          withAsterisk
        />
      )}
      <TextInput
        label="How many must sign afterwards"
        inputMode="numeric"
        value={action.threshold}
        onChange={(event) => onChange({ ...action, threshold: event.currentTarget.value })}
        error={errors['threshold']}
        withAsterisk
      />
    </div>
  );
}

const quoted = (label: string | undefined) => (label === undefined ? undefined : `“${label}”`);
