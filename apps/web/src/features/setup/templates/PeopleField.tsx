import { Textarea } from '@mantine/core';
import { readAddressList } from '../parties/readAddressList.ts';
import classes from './templates.module.css';

export interface PeopleFieldProps {
  label: string;
  description: string;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** Addresses of several people, typed or pasted, with what was read of them. */
export function PeopleField({ label, description, value, error, onChange }: PeopleFieldProps) {
  const { addresses, repeated } = readAddressList(value);
  return (
    <div>
      <Textarea
        label={label}
        description={description}
        withAsterisk
        rows={4}
        spellCheck={false}
        autoComplete="off"
        classNames={{ input: classes.addresses ?? '' }}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p className={classes.read} aria-live="polite">
        {addresses.length} {addresses.length === 1 ? 'person' : 'people'}
        {repeated > 0 && `, ${repeated} named twice`}
      </p>
    </div>
  );
}
