import { confirmMessageCall, executeCarriedCall } from '@althing/bindings';
import { useChain } from '../../../lib/config/useChain.ts';
import { type BridgeTransactionDetail, useWaiting } from '../queries.ts';
import { CarriedButton } from './CarriedButton.tsx';
import { carriedOf } from './carriedOf.ts';

const NO_PAYLOAD = 'Its content is longer than what is kept here.';

const EFFECTS = {
  message: 'It makes the calls of the message, all of them or none, in the name of its sender.',
  votes: 'It hands the votes to their governor, which counts them if they are in time.',
  transfer: 'The recipient gets the tokens, less the bridge tax where there is one.',
};

interface FinishButtonsProps {
  transaction: BridgeTransactionDetail;
}

/** Executes on the destination what enough bridges have brought; by anybody. */
export function ExecuteButton({ transaction }: FinishButtonsProps) {
  const { destinationChainId: chainId, messageType, isVotes, id } = transaction;
  const { name } = useChain(chainId);
  const carried = carriedOf(transaction);
  const obstacle = useWaiting(id, true).data?.obstacles[0];
  return (
    <CarriedButton
      action="execute"
      transaction={transaction}
      chainId={chainId}
      call={carried && executeCarriedCall(carried)}
      reason={carried ? obstacle?.sentence : NO_PAYLOAD}
      title={`Execute on ${name}`}
      effect={`${EFFECTS[isVotes ? 'votes' : messageType]} Anybody may do it, and pays the gas on ${name}.`}
      words={{ success: 'Executed', failure: 'It was not executed' }}
    >
      Execute
    </CarriedButton>
  );
}

/** Begins the delay of a message on which enough bridges agree since fewer are asked for; by anybody. */
export function ConfirmButton({ transaction }: FinishButtonsProps) {
  const { destinationChainId: chainId } = transaction;
  const { name } = useChain(chainId);
  const carried = carriedOf(transaction);
  return (
    <CarriedButton
      action="confirm"
      transaction={transaction}
      chainId={chainId}
      call={carried && confirmMessageCall(carried)}
      reason={carried ? undefined : NO_PAYLOAD}
      title={`Confirm on ${name}`}
      effect="It begins the delay of the message, after which anybody may execute it."
      words={{ success: 'Confirmed', failure: 'It was not confirmed' }}
    >
      Confirm
    </CarriedButton>
  );
}
