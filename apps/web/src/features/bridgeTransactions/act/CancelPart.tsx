import { type Call, cancelMessageCall, getSafeOwners, messageControllerAbi } from '@althing/bindings';
import { hasEnded } from '@althing/domain/bridges';
import { longDurationText } from '@althing/domain/display';
import type { Address, Hex } from '@althing/domain/units';
import { NATIVE, sameAddress } from '@althing/domain/units';
import { Suspense } from 'react';
import { readContract } from 'viem/actions';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import { useChain } from '../../../lib/config/useChain.ts';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { useActor } from '../../governance/index.ts';
import { SafeSending } from '../../safes/index.ts';
import { KnownAddress } from '../../transactions/index.ts';
import type { BridgeTransactionDetail } from '../queries.ts';
import { CarriedButton } from './CarriedButton.tsx';
import classes from '../BridgeTransactions.module.css';

const NOT_BROUGHT = 'No bridge has brought it yet: what has not arrived cannot be cancelled.';

/** Who can stop a message on its destination, until when, and the button for them. Transfers are never cancelled. */
export function CancelPart({ transaction, now }: { transaction: BridgeTransactionDetail; now: number }) {
  const { destinationChainId: chainId, originControllerAddress, messageType, payloadHash, executableAt, stage } = transaction;
  const { account } = useActor();
  const { name } = useChain(chainId);
  const isOpen = messageType === 'message' && !hasEnded(transaction);
  const vetoer = useChainRead({
    chainId,
    key: ['vetoer', originControllerAddress],
    enabled: isOpen,
    read: (client) =>
      readContract(client, { address: originControllerAddress as Address, abi: messageControllerAbi, functionName: 'vetoer' }),
  }).data;
  const owners = useChainRead({
    chainId,
    key: ['guardianOwners', vetoer],
    enabled: isOpen && vetoer !== undefined && vetoer !== NATIVE,
    // A guardian with a key has no owners.
    read: (client) => getSafeOwners(client, { safe: vetoer! }).catch(() => []),
  }).data;
  if (!isOpen || vetoer === undefined || vetoer === NATIVE) return null;
  const isOwn = sameAddress(vetoer, account);
  const isOfSafe = !isOwn && (owners ?? []).some((owner) => sameAddress(owner, account));
  const call = cancelMessageCall(originControllerAddress as Address, payloadHash as Hex);
  const isBrought = transaction.destinationReceivedBridgeAdapterAddresses.length > 0;
  const left = executableAt === null ? null : Math.floor(Date.parse(executableAt) / 1000) - now;
  return (
    <div className={classes.cancel}>
      <p className={classes.soft}>
        {isOwn ? (
          'You guard'
        ) : isOfSafe ? (
          <>
            <KnownAddress address={vetoer} chainId={chainId} />, a Safe of which you are an owner, guards
          </>
        ) : (
          <>
            <KnownAddress address={vetoer} chainId={chainId} /> guards
          </>
        )}{' '}
        messages on {name} and can cancel this one
        {stage === 'delayed' && left !== null && left > 0
          ? ` for ${longDurationText(left)} more, and after that until somebody executes it.`
          : ' until it is executed.'}
      </p>
      {isOwn && (
        <CarriedButton
          action="cancel"
          transaction={transaction}
          chainId={chainId}
          variant="default"
          color="red"
          call={call}
          reason={isBrought ? undefined : NOT_BROUGHT}
          title="Cancel the message"
          effect={`The message is never executed on ${name}, whatever bridges still bring. This cannot be taken back.`}
          words={{ success: 'Cancelled', failure: 'It was not cancelled' }}
        >
          Cancel the message
        </CarriedButton>
      )}
      {isOfSafe && <CancelBySafe place={{ chainId, safe: vetoer }} call={call} isBrought={isBrought} />}
      {!isOwn && !isOfSafe && owners !== undefined && owners.length > 0 && (
        <a className={classes.link} href={`/safes/${chainId}/${vetoer}`}>
          The queue of this Safe
        </a>
      )}
    </div>
  );
}

/** For an owner of the guardian Safe: the transaction by which it cancels, put before all of its owners. */
function CancelBySafe({ place, call, isBrought }: { place: { chainId: number; safe: Address }; call: Call; isBrought: boolean }) {
  if (!isBrought) return <p className={classes.soft}>{NOT_BROUGHT}</p>;
  return (
    <Suspense fallback={<LineSkeletons lines={2} />}>
      <SafeSending
        place={place}
        organisation={undefined}
        content={{ ...call, operation: 0 }}
        title="Cancel the message"
        label="Propose to cancel the message"
      />
    </Suspense>
  );
}
