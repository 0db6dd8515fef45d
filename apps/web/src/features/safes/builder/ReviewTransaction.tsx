import { type SafeTransaction, safeHashes, safeTransactionOf } from '@althing/bindings';
import {
  nonceChoices,
  ownershipText,
  proposalEffect,
  proposedText,
  type Proposer,
  proposerReason,
  type SafeActionDraft,
} from '@althing/domain/safes';
import { Button, Checkbox, Select } from '@mantine/core';
import { useState } from 'react';
import { notify } from '../../../ui/notify.ts';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { Section } from '../../../ui/Section.tsx';
import { SimulationPanel, useActor, useSimulation } from '../../governance/index.ts';
import { CallList } from '../queue/CallList.tsx';
import { decodeTransaction } from '../queue/decodeTransaction.ts';
import { HashList } from '../queue/HashList.tsx';
import { ProposeAsSafe } from '../queue/ProposeAsSafe.tsx';
import { SignDialog } from '../queue/SignDialog.tsx';
import { callsOfTransaction, transactionTitle } from '../queue/transactionWords.ts';
import safeClasses from '../Safes.module.css';
import { useProposer } from '../service/delegates.ts';
import type { SafePlace, SafeQueue } from '../service/queries.ts';
import { useSafeSigner } from '../service/useSafeSigner.ts';
import { simulationSubject } from '../simulationSubject.ts';
import { type SafeOrganisation, type SafeWords, useSafeWords } from '../useSafeWords.ts';
import classes from './Builder.module.css';
import { callsOfActions } from './callsOfActions.ts';
import { Replacement } from './Replacement.tsx';
import { Totals } from './Totals.tsx';

interface ReviewTransactionProps {
  place: SafePlace;
  organisation: SafeOrganisation;
  queue: SafeQueue;
  /** Without errors. */
  actions: readonly SafeActionDraft[];
  /** The nonce of what it is to replace. */
  wantedNonce: number | undefined;
  onBack: () => void;
  onProposed: () => void;
}

/** The transaction as the Safe will execute it, tried on the chain, before the wallet is asked. */
export function ReviewTransaction({ place, organisation, queue, actions, wantedNonce, onBack, onProposed }: ReviewTransactionProps) {
  const { state, places } = queue;
  const words = useSafeWords(place, organisation);
  const choices = nonceChoices(state, places);
  const [chosen, choose] = useState(wantedNonce);
  const stillThere = choices.find(({ nonce }) => nonce === chosen);
  // What was chosen may have been executed meanwhile: then nothing is proposed before somebody has chosen again.
  const isGone = chosen !== undefined && stillThere === undefined;
  const choice = stillThere ?? choices[0]!;
  const transaction = safeTransactionOf(callsOfActions(actions, place.safe, state.owners), BigInt(choice.nonce));
  const decoded = decodeTransaction(transaction, words.contracts);
  const calls = callsOfTransaction(decoded);
  const title = transactionTitle(decoded, { isRejection: false, nonce: choice.nonce, safe: place.safe }, words);
  const ownership = ownershipText(state, actions);
  return (
    <div className={classes.review}>
      <Replacement place={place} organisation={organisation} queue={queue} nonce={chosen === wantedNonce ? wantedNonce : undefined} />
      <Section title={title} description={calls.length > 1 ? 'Done in this order, all of them or none.' : undefined}>
        <CallList calls={calls} place={place} words={words} />
      </Section>
      <Totals actions={actions} place={place} />
      {ownership && <p className={safeClasses.conflict}>{ownership}</p>}
      <SimulationPanel subject={simulationSubject(place, organisation, transaction)} count={calls.length} />
      <Section title="When" description="A Safe executes in the order of nonces, one transaction per nonce.">
        <Select
          label="Nonce"
          data={choices.map(({ nonce, label }) => ({ value: String(nonce), label }))}
          value={isGone ? null : String(choice.nonce)}
          placeholder="Choose a nonce"
          onChange={(nonce) => choose(nonce === null ? undefined : Number(nonce))}
          allowDeselect={false}
          description={isGone ? undefined : choice.reason}
          error={isGone ? `Nonce ${chosen} is not to be had any more.` : undefined}
        />
      </Section>
      {!isGone && (
        <Section title="Hashes to compare" description="Your wallet shows them when you sign.">
          <HashList hashes={safeHashes(place.chainId, place.safe, transaction)} chainId={place.chainId} safe={place.safe} />
        </Section>
      )}
      <ProposeFoot
        // Whoever was about to sign is asked again for another nonce.
        key={`${choice.nonce} ${isGone}`}
        place={place}
        organisation={organisation}
        queue={queue}
        transaction={transaction}
        title={title}
        isNonceGone={isGone}
        words={words}
        onBack={onBack}
        onProposed={onProposed}
      />
    </div>
  );
}

interface ProposeFootProps extends Pick<ReviewTransactionProps, 'place' | 'organisation' | 'onBack' | 'onProposed'> {
  queue: SafeQueue;
  transaction: SafeTransaction;
  title: string;
  isNonceGone: boolean;
  words: SafeWords;
}

function ProposeFoot({ place, organisation, queue, transaction, title, isNonceGone, words, onBack, onProposed }: ProposeFootProps) {
  const { state } = queue;
  const [isOpen, setOpen] = useState(false);
  const [isAnyway, setAnyway] = useState(false);
  const { account, isSafe } = useActor();
  const signer = useSafeSigner(place);
  const proposer = useProposer(place, state.owners);
  const simulation = useSimulation(simulationSubject(place, organisation, transaction));
  const isFailing = simulation.data?.now.outcome === 'fails';
  const reason = proposeReason({
    isConnected: account !== null,
    proposer,
    isTried: !simulation.isPending,
    isFailing: isFailing && !isAnyway,
    isNonceGone,
  });
  return (
    <>
      {isFailing && (
        <Checkbox
          checked={isAnyway}
          onChange={(event) => setAnyway(event.currentTarget.checked)}
          label="The simulation failed. Continue anyway: things may be different by the time it is executed."
        />
      )}
      {reason && <p className={safeClasses.note}>{reason}</p>}
      <div className={classes.foot}>
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
        {isSafe ? (
          <ProposeAsSafe
            place={place}
            transaction={transaction}
            queue={queue}
            title={`Propose: ${title}`}
            label="Propose"
            reason={reason}
            words={words}
            onProposed={onProposed}
          />
        ) : (
          <ReasonButton size="md" reason={reason} onClick={() => setOpen(true)}>
            Propose
          </ReasonButton>
        )}
      </div>
      {isOpen && (
        <SignDialog
          place={place}
          transaction={transaction}
          title={`Propose: ${title}`}
          effect={proposalEffect(proposer, state)}
          onClose={() => setOpen(false)}
          onSign={async () => {
            await signer.propose(transaction);
            notify.success(proposedText(proposer, state));
            onProposed();
          }}
        />
      )}
    </>
  );
}

const EXPORT = 'You can export the actions and send the file to one of them.';

/** Why a transaction cannot be proposed now; undefined where it can. */
export function proposeReason(given: {
  isConnected: boolean;
  proposer: Proposer;
  isTried: boolean;
  isFailing: boolean;
  isNonceGone: boolean;
}): string | undefined {
  const reason = proposerReason(given.proposer, given.isConnected);
  if (reason !== undefined) return given.isConnected && given.proposer === 'stranger' ? `${reason} ${EXPORT}` : reason;
  if (given.isNonceGone) return 'Choose a nonce first: the one it was to have is not to be had any more.';
  if (!given.isTried) return 'The simulation is being run.';
  return given.isFailing ? 'The simulation failed. Change the actions, or tick “Continue anyway”.' : undefined;
}
