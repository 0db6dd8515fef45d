import { bridgeAdaptersOf, bringProofCall } from '@althing/bindings';
import { dialogProblem, EXPLORER_ACTIONS, EXPLORER_PAUSES, EXPLORER_TOASTS, provingProblem } from '@althing/domain/bridges';
import type { Hex } from '@althing/domain/units';
import { Button, Group, Modal } from '@mantine/core';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useConnection, useSwitchChain } from 'wagmi';
import { useChain } from '../../../lib/config/useChain.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { notify } from '../../../ui/notify.ts';
import { type StepItem, StepList } from '../../../ui/StepList.tsx';
import { withdrawToast } from '../../../ui/withdrawToast.ts';
import { useActor } from '../../governance/index.ts';
import { isInFlight, TransactionDialog, useTransaction } from '../../transactions/index.ts';
import { NO_WALLET, SPARE_GAS } from '../act/CarriedButton.tsx';
import { useControllerNames } from '../act/useControllerNames.ts';
import { useFate } from '../act/useFate.ts';
import { BytesView } from '../BytesView.tsx';
import type { BridgeTransactionDetail } from '../queries.ts';
import classes from '../BridgeTransactions.module.css';

export interface ProveDialogProps {
  transaction: BridgeTransactionDetail;
  opened: boolean;
  onClose: () => void;
}

/** `ready` → `switching` (the wallet asks) → `settling` (three seconds, as wallets announce a chain before they answer for it) → `sending`. */
type Phase = 'ready' | 'switching' | 'settling' | 'sending';

const shortMessage = (error: unknown): string => (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));

/** What everybody reads before they bring a proof. @param name - of the destination. */
const termsOf = (name: string) => ({
  toName: 'Adapter of Polymer',
  title: EXPLORER_ACTIONS.execute,
  effect: `It proves to ${name} that this was sent, so that Polymer’s word counts there; with it, what is agreed on is executed or begins its delay.`,
  needsStatement: false as const,
  // What a delivery executes comes on top, which an estimate leaves out where its failure would only make it wait.
  spareGas: 2n * SPARE_GAS,
});

/** Execute on Destination: brings the proof that something was sent to Polymer's adapter there. */
export function ProveDialog({ transaction, opened, onClose }: ProveDialogProps) {
  const { destinationChainId: chainId, bridgeDetails, id } = transaction;
  const { account, isSafe } = useActor();
  const { name } = useChain(chainId);
  const proof = bridgeDetails?.proof as Hex | null | undefined;
  const adapter = bridgeAdaptersOf(chainId)?.polymer;
  const bringing = useTransaction(`prove:${id}`);
  const names = useControllerNames(transaction, chainId);
  const [phase, setPhase] = useState<Phase>(isInFlight(bringing.state) ? 'sending' : 'ready');
  const words = { success: EXPLORER_TOASTS.executed, failure: EXPLORER_TOASTS.executionFailed };
  useFate(bringing.state, words, () => {
    setPhase('ready');
    onClose();
  });
  const request =
    account !== null && proof && adapter
      ? { ...bringProofCall(adapter, proof), ...termsOf(name), chainId, from: account, isSafe }
      : undefined;
  // What the wallet or the chain has already is shown to its end.
  const problem = isInFlight(bringing.state) ? null : dialogProblem(transaction, provingProblem(transaction));
  const tellFailure = useFailure(problem);
  const send = () => {
    if (problem !== null) return setPhase('ready');
    if (!request) return tellFailure(adapter ? EXPLORER_TOASTS.proofMissing : EXPLORER_TOASTS.adapterMissing);
    setPhase('sending');
    return bringing.prepare(request);
  };
  const switching = useSwitching(chainId, phase, setPhase, send);
  const isSending = phase === 'sending';
  const close = () => {
    setPhase('ready');
    onClose();
  };
  return (
    <>
      <Modal opened={opened} onClose={close} title={EXPLORER_ACTIONS.execute} size="lg">
        {problem === null ? (
          <Offer
            name={name}
            steps={stepsOf(phase, proof, name, switching.isThere)}
            reason={account === null ? NO_WALLET : undefined}
            isBusy={phase === 'switching' || phase === 'settling'}
            onContinue={switching.begin}
            onClose={close}
          />
        ) : (
          <EmptyState
            title={problem}
            action={
              <Button variant="default" onClick={close}>
                Close
              </Button>
            }
          />
        )}
      </Modal>
      <TransactionDialog
        transaction={bringing}
        request={request}
        {...names}
        opened={opened && isSending && problem === null}
        onClose={close}
      />
    </>
  );
}

/** Tells why it failed; once there is nothing left to do, that is no longer told. */
function useFailure(problem: string | null): (reason: string) => void {
  const id = useId();
  const isTold = useRef(false);
  useEffect(() => {
    if (problem === null || !isTold.current) return;
    isTold.current = false;
    withdrawToast(id);
  }, [problem, id]);
  return (reason) => {
    isTold.current = true;
    notify.error(EXPLORER_TOASTS.executionFailed, reason, { id });
  };
}

interface OfferProps {
  /** Of the destination. */
  name: string;
  steps: StepItem[];
  reason: string | undefined;
  isBusy: boolean;
  onContinue: () => void;
  onClose: () => void;
}

function Offer({ name, steps, reason, isBusy, onContinue, onClose }: OfferProps) {
  return (
    <div className={classes.dialog}>
      <p>
        Polymer proves that something was sent, and whoever has the proof gives it to Polymer’s adapter on {name}. A relayer usually does.
        If none has, anybody can, and pays the gas there.
      </p>
      <StepList label={EXPLORER_ACTIONS.execute} steps={steps} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <ReasonButton reason={reason} loading={isBusy} onClick={onContinue}>
          Continue
        </ReasonButton>
      </Group>
    </div>
  );
}

/** The wallet goes to the chain where needed; three seconds later it goes on. */
function useSwitching(chainId: number, phase: Phase, setPhase: (phase: Phase) => void, onReady: () => void) {
  const { chainId: current } = useConnection();
  const { mutateAsync: switchChain } = useSwitchChain();
  const isThere = current === chainId;
  const goOn = useEffectEvent(onReady);
  useEffect(() => {
    if (phase !== 'settling') return undefined;
    const timer = setTimeout(() => goOn(), EXPLORER_PAUSES.afterSwitch);
    return () => clearTimeout(timer);
  }, [phase]);
  const begin = () => {
    if (isThere) return onReady();
    setPhase('switching');
    switchChain({ chainId }).then(
      () => setPhase('settling'),
      (error: unknown) => {
        setPhase('ready');
        notify.error(EXPLORER_TOASTS.executionFailed, shortMessage(error));
      },
    );
  };
  return { isThere, begin };
}

function stepsOf(phase: Phase, proof: Hex | null | undefined, name: string, isThere: boolean): StepItem[] {
  return [
    {
      id: 'proof',
      title: proof ? 'Proof of the sending' : EXPLORER_TOASTS.proofMissing,
      state: proof ? 'done' : 'failed',
      detail: proof ? (
        <BytesView value={proof} noun="proof" />
      ) : (
        'The chain that it was sent from has to be asked again; reload the page in a moment.'
      ),
    },
    {
      id: 'chain',
      title: `Your wallet on ${name}`,
      state: isThere || phase === 'settling' ? 'done' : phase === 'switching' ? 'current' : 'waiting',
      detail: phase === 'switching' ? 'Allow it in your wallet.' : undefined,
    },
    {
      id: 'pause',
      title: 'A pause of three seconds after a switch',
      state: phase === 'settling' ? 'current' : isThere ? 'done' : 'waiting',
      detail: 'Some wallets announce a chain before they answer for it.',
    },
    { id: 'send', title: 'Bring the proof', state: 'waiting' },
  ];
}
