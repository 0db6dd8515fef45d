import { MAX_NOTE_LENGTH } from '@althing/domain/safes';
import { Textarea } from '@mantine/core';

/** Why guardians stop a proposal. */
export function VetoReason({ value, onChange, ...props }: { value: string; onChange: (reason: string) => void; 'data-autofocus'?: true }) {
  return (
    <Textarea
      label="Reason"
      description="Everybody can read it. It is kept beside the veto, not on the chain."
      autosize
      minRows={2}
      maxRows={5}
      maxLength={MAX_NOTE_LENGTH}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...props}
    />
  );
}
