import { DURATION_UNITS, type MeasureField, splitDuration } from '@althing/domain/governance';
import { parseAddress } from '@althing/domain/units';
import { Input, NativeSelect, Select, Textarea } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { AccountInput } from '../../../../ui/AccountInput.tsx';
import { AmountInput } from '../../../../ui/AmountInput.tsx';
import { WithAddresses } from '../../../transactions/index.ts';
import classes from '../Create.module.css';
import { TiersInput } from './TiersInput.tsx';

interface MeasureFieldInputProps {
  field: MeasureField;
  text: string;
  chainId: number;
  nameOf: (account: string) => string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** One question of a measure, as its kind is answered. */
export function MeasureFieldInput({ field, text, chainId, nameOf, error, onChange }: MeasureFieldInputProps) {
  const { label, kind, hint, now, unit, isOptional = false } = field;
  const description: ReactNode = (hint !== undefined || now !== undefined) && (
    <>
      {now !== undefined && (
        <span className={classes.now}>
          Now: <WithAddresses text={now} chainOf={() => chainId} />.{' '}
        </span>
      )}
      {hint}
    </>
  );
  const common = { label, description, error, withAsterisk: !isOptional };
  switch (kind) {
    case 'account': {
      const address = parseAddress(text.trim());
      const name = address && nameOf(address);
      return (
        <AccountInput
          {...common}
          value={text}
          onChange={onChange}
          {...(name && name !== address
            ? {
                description: (
                  <>
                    {description} This is {name}.
                  </>
                ),
              }
            : {})}
        />
      );
    }
    case 'duration':
      return <DurationInput {...common} text={text} onChange={onChange} />;
    case 'tiers':
      return <TiersInput label={label} description={description} error={error} unit={unit ?? ''} text={text} onChange={onChange} />;
    case 'choice':
      return (
        <Select
          {...common}
          placeholder="Choose one"
          data={[...(field.choices ?? [])]}
          value={text || null}
          onChange={(value) => onChange(value ?? '')}
          allowDeselect={false}
          searchable={(field.choices?.length ?? 0) > 8}
        />
      );
    case 'bytes':
      return (
        <Textarea
          {...common}
          placeholder="0x…"
          autosize
          minRows={1}
          maxRows={8}
          spellCheck={false}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    default:
      return (
        <AmountInput
          {...common}
          value={text}
          onChange={onChange}
          {...(unit === undefined
            ? {}
            : { rightSection: <span className={classes.unit}>{unit}</span>, rightSectionWidth: 24 + unit.length * 9 })}
        />
      );
  }
}

interface DurationInputProps {
  label: string;
  description: ReactNode;
  error: string | undefined;
  withAsterisk: boolean;
  text: string;
  onChange: (text: string) => void;
}

/** A number and its unit, kept as one text. */
function DurationInput({ text, onChange, label, error, ...words }: DurationInputProps) {
  const id = useId();
  const { amount, unit } = splitDuration(text);
  return (
    <Input.Wrapper id={id} label={label} error={error} {...words}>
      <div className={classes.duration}>
        <AmountInput id={id} value={amount} onChange={(next) => onChange(`${next} ${unit}`)} error={error !== undefined} />
        <NativeSelect
          aria-label={`Unit of: ${label}`}
          data={DURATION_UNITS}
          value={unit}
          onChange={(event) => onChange(`${amount} ${event.currentTarget.value}`)}
        />
      </div>
    </Input.Wrapper>
  );
}
