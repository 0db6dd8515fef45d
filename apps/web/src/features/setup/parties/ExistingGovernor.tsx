import type { GovernorOrWalletDraft } from '@althing/domain/setup';
import { type Address, parseAddress } from '@althing/domain/units';
import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { apiQuery } from '../../../lib/query/apiQuery.ts';
import { ApiError } from '../../../lib/http/apiError.ts';
import { AddressView } from '../../../ui/AddressView.tsx';
import { notify } from '../../../ui/notify.ts';
import { asked } from '../form/asked.ts';
import type { FormPathTo } from '../form/formPath.ts';
import { useField } from '../form/useField.ts';
import classes from './parties.module.css';

const UNANSWERED = 'The governor could not be looked up';

const governorQuery = (chainId: number, governor: Address) => ({
  ...apiQuery('GET /api/v1/organisations/governors/:chainId/:governor/name', { params: { chainId, governor } }),
  retry: false,
  staleTime: 60_000,
});

type Lookup =
  | { is: 'none' }
  | { is: 'asking' }
  | { is: 'kept'; name: string }
  | { is: 'found'; name: string; timelock: Address | null; chainId: number }
  | { is: 'failed'; text: string };

export interface ExistingGovernorProps {
  path: FormPathTo<GovernorOrWalletDraft>;
  chainId: number | null;
}

/** A governor that stands already, of whatever organisation, by its address. What is taken over is who acts for it: its timelock, or itself. */
export function ExistingGovernor({ path, chainId }: ExistingGovernorProps) {
  const client = useQueryClient();
  const { value, error, set: setAccount } = useField(`${path}.addresses.0`);
  const { value: kept, set: setName } = useField(`${path}.governorName`);
  const set = (account: string, name = '') => {
    setAccount(account);
    setName(name);
  };
  // Of what was taken over before, who acts for it is known, and its name.
  const [text, setText] = useState(value);
  const [lookup, setLookup] = useState<Lookup>(parseAddress(value) && kept !== '' ? { is: 'kept', name: kept } : { is: 'none' });
  const latest = useRef('');
  const look = async (typed: string) => {
    setText(typed);
    latest.current = typed;
    set('');
    const governor = parseAddress(typed);
    if (chainId === null || !governor) return setLookup({ is: 'none' });
    setLookup({ is: 'asking' });
    try {
      const { governorName: name, ...rest } = await client.fetchQuery(governorQuery(chainId, governor));
      // Something else was typed meanwhile.
      if (latest.current !== typed) return;
      const timelock = rest.timelock as Address | null;
      set(timelock ?? governor, name);
      setLookup({ is: 'found', name, timelock, chainId });
    } catch (failure) {
      if (latest.current !== typed) return;
      const sentence = failure instanceof ApiError ? failure.message : UNANSWERED;
      notify.error(sentence, '', { id: 'existing-governor' });
      setLookup({ is: 'failed', text: sentence });
    }
  };
  return (
    <div>
      <TextInput
        {...asked(`${path}.addresses.0`)}
        label="Address of the governor"
        className={classes.address}
        placeholder="0x…"
        spellCheck={false}
        autoComplete="off"
        error={lookup.is === 'failed' ? lookup.text : lookup.is === 'none' ? error : undefined}
        value={text}
        onChange={(event) => void look(event.currentTarget.value.trim())}
      />
      <p className={classes.note} aria-live="polite">
        {lookup.is === 'asking' && 'Looking up the governor…'}
        {lookup.is === 'kept' && (
          <>
            <strong>{lookup.name}</strong>, as it was looked up before. The address is that of the account which acts for it.
          </>
        )}
        {lookup.is === 'found' && (
          <>
            <strong>{lookup.name}.</strong>{' '}
            {lookup.timelock ? (
              <>
                Its timelock acts for it: <AddressView address={lookup.timelock} chainId={lookup.chainId} />
              </>
            ) : (
              'It has no timelock and acts itself.'
            )}
          </>
        )}
      </p>
    </div>
  );
}
