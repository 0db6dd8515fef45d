import { parseAddress, sameAddress } from '@althing/domain/units';
import { useSession } from '../../../lib/session/useSession.ts';
import { describeAccount } from './accountKind.ts';
import classes from './parties.module.css';
import { useAccount } from './useAccount.ts';

export interface AccountNoteProps {
  address: string;
  /** Chains on which the address will act. */
  chainIds: readonly number[];
  isDuplicate: boolean;
}

/** Under an address field: whose address it is and what is deployed at it, read from the chains. Empty where there is nothing to say. */
export function AccountNote({ address, chainIds, isDuplicate }: AccountNoteProps) {
  const session = useSession();
  if (!parseAddress(address)) return null;
  return (
    <p className={classes.note} aria-live="polite">
      {isDuplicate && <span className={classes.warning}>Already in this list. </span>}
      {sameAddress(address, session?.address) && <strong>You. </strong>}
      {chainIds.length > 0 && <WhatStandsThere address={address} chainIds={chainIds} />}
    </p>
  );
}

function WhatStandsThere({ address, chainIds }: { address: string; chainIds: readonly number[] }) {
  const { found, isError } = useAccount(address, chainIds);
  if (isError) return <>A chain does not answer, so this address could not be looked up.</>;
  if (!found) return <>Looking up the address…</>;
  const { text, isWarning } = describeAccount(found);
  return <span className={isWarning ? classes.warning : undefined}>{text}</span>;
}
