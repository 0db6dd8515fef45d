import { cancelMessageCall, messageControllerAbi } from '@althing/bindings';
import { hasEnded } from '@althing/domain/bridges';
import { longDurationText } from '@althing/domain/display';
import type { Address, Hex } from '@althing/domain/units';
import { NATIVE, sameAddress } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import { useChain } from '../../../lib/config/useChain.ts';
import { KnownAddress } from '../../transactions/index.ts';
import { useActor } from '../../governance/index.ts';
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
  if (!isOpen || vetoer === undefined || vetoer === NATIVE) return null;
  const isOwn = sameAddress(vetoer, account);
  const isBrought = transaction.destinationReceivedBridgeAdapterAddresses.length > 0;
  const left = executableAt === null ? null : Math.floor(Date.parse(executableAt) / 1000) - now;
  return (
    <div className={classes.cancel}>
      <p className={classes.soft}>
        {isOwn ? (
          'You guard'
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
          call={cancelMessageCall(originControllerAddress as Address, payloadHash as Hex)}
          reason={isBrought ? undefined : NOT_BROUGHT}
          title="Cancel the message"
          effect={`The message is never executed on ${name}, whatever bridges still bring. This cannot be taken back.`}
          words={{ success: 'Cancelled', failure: 'It was not cancelled' }}
        >
          Cancel the message
        </CarriedButton>
      )}
      {!isOwn && (
        <a className={classes.link} href={`/safes/${chainId}/${vetoer}`}>
          Its queue, if it is a Safe
        </a>
      )}
    </div>
  );
}
