import { decodeCall } from '@althing/bindings';
import type { OrganisationDetail, UpgradeTransactionView } from '@althing/domain/http';
import { type Address, type Hex, sameAddress } from '@althing/domain/units';
import { shortenHex } from '../../../lib/format/shortenHex.ts';
import { useActor } from '../../governance/index.ts';
import { knownContractsOf, nameAddressIn, TransactionButton } from '../../transactions/index.ts';
import classes from '../Upgrades.module.css';

export interface CallsSendingProps {
  transaction: UpgradeTransactionView;
  organisation: OrganisationDetail;
  /** Of the proposal: what was sent for another one does not count here. */
  proposalId: string;
  onConfirmed: () => void;
}

/** Calls that an account makes one after the other; or anybody, where it does not matter who. */
export function CallsSending({ transaction, organisation, proposalId, onConfirmed }: CallsSendingProps) {
  const { id, chainId, calls, sender } = transaction;
  const { account, isSafe } = useActor();
  const contracts = knownContractsOf(organisation.contracts, chainId);
  const isTheirs = sender.address === null || sameAddress(sender.address, account);
  const reason = account
    ? isTheirs
      ? undefined
      : `Only the account ${shortenHex(sender.address ?? '')} can send this.`
    : 'Connect a wallet first.';
  return (
    <>
      <div className={classes.buttons}>
        {calls.map(({ target, value, calldata }, index) => {
          const call = { to: target as Address, value: BigInt(value), data: calldata as Hex };
          const name = decodeCall(call, contracts).functionName ?? 'Call';
          return (
            <TransactionButton
              key={index}
              subject={`upgrade-call:${proposalId}:${id}:${index}`}
              request={
                account
                  ? {
                      chainId,
                      from: account,
                      ...call,
                      title: `${name} (${index + 1} of ${calls.length})`,
                      effect: 'A part of the upgrade that the signers have agreed to.',
                      isSafe,
                    }
                  : undefined
              }
              reason={reason}
              contracts={contracts}
              nameAddress={nameAddressIn(organisation.contracts, chainId, account ?? undefined)}
              onConfirmed={onConfirmed}
            >
              {calls.length === 1 ? 'Send it' : `Send ${index + 1} of ${calls.length}`}
            </TransactionButton>
          );
        })}
      </div>
      {reason && <p className={classes.note}>{reason}</p>}
    </>
  );
}
