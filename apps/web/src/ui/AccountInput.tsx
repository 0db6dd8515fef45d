import { parseAddress } from '@althing/domain/units';
import { lazy, Suspense } from 'react';
import { useSession } from '../lib/session/useSession.ts';
import { AddressInput, type AddressInputProps } from './AddressInput.tsx';
import { OwnNameNote } from './OwnNameNote.tsx';

const AccountMenu = lazy(() => import('./AccountMenu.tsx').then((m) => ({ default: m.AccountMenu })));

export interface AccountInputProps extends Omit<AddressInputProps, 'label' | 'note' | 'rightSection'> {
  label: string;
}

/** A field for the address of a person or Safe: typed, as an ENS name where those are on, or chosen from what the reader calls accounts. */
export function AccountInput(props: AccountInputProps) {
  const { label, value, onChange } = props;
  const session = useSession();
  if (!session) return <AddressInput {...props} />;
  return (
    <AddressInput
      {...props}
      note={parseAddress(value.trim()) && <OwnNameNote address={value.trim()} />}
      rightSection={
        <Suspense fallback={null}>
          <AccountMenu label={label} onPick={onChange} />
        </Suspense>
      }
    />
  );
}

/** What is wrong with a text that is to be an address; nothing of an empty one. */
export const addressProblem = (text: string): string | undefined =>
  text.trim() === '' || parseAddress(text.trim()) ? undefined : 'The address is invalid';
