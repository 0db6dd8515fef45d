import { isNameLike } from '@althing/domain/names';
import { type Address, sameAddress } from '@althing/domain/units';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { accountOfNameQuery } from '../lib/accountNames.ts';
import { useAppConfig } from '../lib/config/AppConfigContext.ts';
import { shortenHex } from '../lib/format/shortenHex.ts';
import { ApiError } from '../lib/http/apiError.ts';
import classes from './AddressInput.module.css';
import { TypedInput, type TypedInputProps } from './TypedInput.tsx';

export interface AddressInputProps extends Omit<TypedInputProps, 'inputContainer'> {
  /** What is wrong with a text while it is typed; what may become a name is not held against it before the field is left. */
  problemOf?: (text: string) => string | undefined;
  /** What else is known of the address, below it. */
  note?: ReactNode;
}

/** An address, or where names are on an ENS name, which gives its place to the address when the field is left. Keys ask nothing. */
export const AddressInput = (props: AddressInputProps) =>
  useAppConfig().hasEnsNames ? <NamedInput {...props} /> : <PlainInput {...props} />;

const PlainInput = ({ problemOf, ...props }: AddressInputProps) => (
  <Field placeholder="0x…" {...props} error={problemOf?.(props.value) ?? props.error} />
);

const Field = ({ lookupNote, note, ...props }: Omit<AddressInputProps, 'problemOf'> & { lookupNote?: ReactNode }) => (
  <TypedInput autoComplete="off" spellCheck={false} {...props} inputContainer={noted(lookupNote, note)} />
);

/** Notes between the input and what is wrong with it. */
const noted = (lookupNote: ReactNode, note: ReactNode) => (input: ReactNode) => (
  <>
    {input}
    {lookupNote && (
      <p className={classes.note} aria-live="polite">
        {lookupNote}
      </p>
    )}
    {note}
  </>
);

/** `name` is what was typed, `written` how it is written. */
type Lookup = { name: string } & ({ is: 'asked' } | { is: 'found'; account: Address; written: string } | { is: 'failed'; problem: string });

function NamedInput({ value, onChange, error, problemOf, onBlur, onPaste, onKeyDown, ...props }: AddressInputProps) {
  const client = useQueryClient();
  const [lookup, setLookup] = useState<Lookup>();
  const put = useEffectEvent((found: Lookup & { is: 'found' }) => {
    // Whatever was typed or chosen since stays.
    if ((props.present?.get() ?? value).trim() === found.name) onChange(found.account);
  });
  useEffect(() => {
    if (lookup?.is === 'found') put(lookup);
  }, [lookup]);

  const lookUp = async (text: string) => {
    const name = text.trim();
    const isAnswered = lookup?.name === name && lookup.is !== 'failed';
    if (props.readOnly || isAnswered) return;
    if (!isNameLike(name)) {
      const problem = problemOf?.(name);
      if (problem !== undefined) setLookup({ name, is: 'failed', problem });
      return;
    }
    const asked: Lookup = { name, is: 'asked' };
    setLookup(asked);
    const answer = await client.fetchQuery(accountOfNameQuery(name)).then(
      ({ account, name: written }): Lookup => ({ name, is: 'found', account: account as Address, written }),
      (failure: unknown): Lookup => ({ name, is: 'failed', problem: failureText(name, failure) }),
    );
    setLookup((now) => (now === asked ? answer : now));
  };

  const said = lookup && saidOf(lookup, value);
  return (
    <Field
      placeholder="0x… or name.eth"
      {...props}
      value={value}
      error={said ? said.problem : (value.trim().startsWith('0') && problemOf?.(value)) || error}
      lookupNote={said?.note}
      onChange={(text) => {
        setLookup(undefined);
        onChange(text);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        void lookUp(event.currentTarget.value);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === 'Enter') void lookUp(event.currentTarget.value);
      }}
      onPaste={(event) => {
        onPaste?.(event);
        const text = event.clipboardData.getData('text');
        if (props.readOnly || event.currentTarget.value !== '' || !isNameLike(text.trim())) return;
        event.preventDefault();
        onChange(text);
        void lookUp(text);
      }}
    />
  );
}

/** What is said of a lookup as long as the field has the name, or the account that was found for it. */
function saidOf(lookup: Lookup, value: string): { note?: ReactNode; problem?: string } | undefined {
  const { name, is } = lookup;
  if (is === 'found' && sameAddress(lookup.account, value))
    return {
      note: (
        <>
          The account of <bdi>{lookup.written}</bdi> on Ethereum: <span className={classes.hex}>{shortenHex(lookup.account)}</span>. Check
          it.
        </>
      ),
    };
  if (value.trim() !== name) return undefined;
  if (is === 'failed') return { problem: lookup.problem };
  return {
    note: (
      <>
        Looking up <bdi>{name}</bdi> …
      </>
    ),
  };
}

function failureText(name: string, failure: unknown): string {
  if (failure instanceof ApiError && failure.status === 404) return `No address is recorded for ${name}.`;
  if (failure instanceof ApiError && failure.status === 400) return `${name} is no ENS name.`;
  return 'ENS names cannot be read now. Enter the address, or try again later.';
}
