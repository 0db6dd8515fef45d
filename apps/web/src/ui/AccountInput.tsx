import { sameAddress } from '@althing/domain/units';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { accountOfNameQuery } from '../lib/accountNames.ts';
import { useAppConfig } from '../lib/config/AppConfigContext.ts';
import { ApiError } from '../lib/http/apiError.ts';

export interface AccountInputProps extends Pick<TextInputProps, 'label' | 'error' | 'withAsterisk'> {
  value: string;
  onChange: (value: string) => void;
}

/** An address, or where names are on an ENS name, which gives its place to the address when the field is left. */
export const AccountInput = (props: AccountInputProps) =>
  useAppConfig().hasEnsNames ? <NamedInput {...props} /> : <AddressInput placeholder="0x…" {...props} />;

const AddressInput = ({ onChange, ...props }: AccountInputProps & Omit<TextInputProps, 'onChange'>) => (
  <TextInput
    inputWrapperOrder={['label', 'input', 'description', 'error']}
    {...props}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);

/** Text with a dot that is not the beginning of an address. */
const isLikeName = (text: string): boolean => /^(?!0x).*\../is.test(text);

function NamedInput(props: AccountInputProps) {
  const { value, onChange } = props;
  /** That was in the field when it was left. */
  const [name, setName] = useState('');
  const { data: found, error, isFetching } = useQuery({ ...accountOfNameQuery(name), enabled: name !== '' });
  const isStillName = value.trim() === name;
  const put = useEffectEvent(onChange);
  useEffect(() => {
    if (found && isStillName) put(found.account);
  }, [found, isStillName]);
  const note = noteOf({ name, isFetching, error, isFound: found !== undefined && sameAddress(found.account, value), isStillName });
  return (
    <AddressInput
      {...props}
      placeholder="0x… or name.eth"
      description={note}
      onChange={(text) => {
        // Otherwise the same name would be replaced while a longer one is typed.
        setName('');
        onChange(text);
      }}
      onBlur={() => {
        if (isLikeName(value.trim())) setName(value.trim());
      }}
    />
  );
}

interface Lookup {
  name: string;
  isFetching: boolean;
  error: Error | null;
  /** Whether the account that was found stands in the field. */
  isFound: boolean;
  isStillName: boolean;
}

function noteOf({ name, isFetching, error, isFound, isStillName }: Lookup): string | undefined {
  if (isFound) return `The account of ${name} on Ethereum. Check the address.`;
  if (!isStillName || name === '') return undefined;
  if (isFetching) return `Looking up ${name} …`;
  if (!error) return undefined;
  return error instanceof ApiError && error.isRetryable ? 'ENS names cannot be read now.' : `${name} leads to no account.`;
}
