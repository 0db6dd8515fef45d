import { MAX_NOTE_LENGTH } from '@althing/domain/safes';
import { excessProblem } from '@althing/domain/text';
import { Textarea } from '@mantine/core';
import { LengthCount } from '../../../ui/LengthCount.tsx';

interface VetoReasonProps {
  value: string;
  onChange: (reason: string) => void;
  'data-autofocus'?: true;
}

/** What is wrong with the reason of a veto; undefined where it can be handed in. */
export const vetoReasonProblem = (reason: string): string | undefined => excessProblem(reason, MAX_NOTE_LENGTH);

/** Why guardians stop a proposal. */
export function VetoReason({ value, onChange, ...props }: VetoReasonProps) {
  return (
    <Textarea
      label="Reason (optional)"
      description={
        <>
          Everybody can read it. It is kept beside the veto, not on the chain. <LengthCount text={value} limit={MAX_NOTE_LENGTH} />
        </>
      }
      autosize
      minRows={2}
      maxRows={5}
      value={value}
      error={vetoReasonProblem(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...props}
    />
  );
}
