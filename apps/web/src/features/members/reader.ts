import { type Address, sameAddress } from '@althing/domain/units';
import { useSession } from '../../lib/session/useSession.ts';

/** Whether an account is that of the reader. */
export function useIsReader(account: Address | undefined): boolean {
  const session = useSession();
  return session !== undefined && account !== undefined && sameAddress(session.address, account);
}

/** An account as the one that it delegates to. */
export const selfText = (isReader: boolean): string => (isReader ? 'Yourself' : 'Themselves');
