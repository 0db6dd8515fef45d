import { decodeCall } from '@althing/bindings';
import type { OrganisationDetail, UpgradeTransactionView } from '@althing/domain/http';
import type { Address, Hex } from '@althing/domain/units';
import { useConnection } from 'wagmi';
import { CallView, knownContractsOf, nameAddressIn } from '../../transactions/index.ts';
import classes from '../Upgrades.module.css';

export interface TransactionCallsProps {
  transaction: UpgradeTransactionView;
  organisation: OrganisationDetail;
}

/** The calls of one transaction, folded: what it is for has been said above in words. */
export function TransactionCalls({ transaction: { chainId, calls }, organisation }: TransactionCallsProps) {
  const { address } = useConnection();
  const contracts = knownContractsOf(organisation.contracts, chainId);
  const nameAddress = nameAddressIn(organisation.contracts, chainId, address);
  // Of a plan that is not kept any more.
  if (calls.length === 0) return null;
  return (
    <details className={classes.fold}>
      <summary>{calls.length === 1 ? 'The call' : `The ${calls.length} calls`}</summary>
      <ol className={classes.calls}>
        {calls.map(({ target, value, calldata }, index) => (
          <li key={index}>
            <CallView
              call={decodeCall({ to: target as Address, value: BigInt(value), data: calldata as Hex }, contracts)}
              chainId={chainId}
              nameAddress={nameAddress}
            />
          </li>
        ))}
      </ol>
    </details>
  );
}
