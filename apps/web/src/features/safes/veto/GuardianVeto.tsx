import { safeTransactionOf } from '@althing/bindings';
import { isSafeOwner, NOT_CONNECTED, nonceChoices } from '@althing/domain/safes';
import { useId, useState } from 'react';
import { useLive } from '../../../lib/live/useLive.ts';
import { liveTopic } from '../../../lib/live/topics.ts';
import { ChainValue } from '../../../ui/ChainValue.tsx';
import { notify } from '../../../ui/notify.ts';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { type GuardianCase, useActor } from '../../governance/index.ts';
import { KnownAddress } from '../../transactions/index.ts';
import { Note } from '../queue/Note.tsx';
import { ProposeAsSafe } from '../queue/ProposeAsSafe.tsx';
import { Signers } from '../queue/Signers.tsx';
import { StepButtons } from '../queue/StepButtons.tsx';
import classes from '../Safes.module.css';
import { SafeLink } from '../SafeLink.tsx';
import { isCall, type SafePlace, type SafeQueue, type SafeTransactionView, useExecutedCall, useSafeQueue } from '../service/queries.ts';
import { useSafeWords } from '../useSafeWords.ts';
import { VetoDialog } from './VetoDialog.tsx';
import { VetoReason, vetoReasonProblem } from './VetoReason.tsx';

interface Props {
  guardian: GuardianCase;
}

/** On a proposal's page: what a Safe that is its guardian does about it, and what the reader can do there. */
export function GuardianVeto({ guardian }: Props) {
  const { chainId, safe, timeText } = guardian;
  useLive([liveTopic.contract(chainId, safe)]);
  return timeText === undefined ? <Vetoed guardian={guardian} /> : <Open guardian={guardian} timeText={timeText} />;
}

function Vetoed({ guardian }: Props) {
  const { organisation, chainId, safe, call } = guardian;
  const { data: veto } = useExecutedCall({ chainId, safe }, call, true);
  if (!veto) return null;
  return (
    <div className={classes.veto}>
      <Note origin={veto.origin} label="Reason of the guardians" />
      <p className={classes.note}>Guardians who signed the veto:</p>
      <ul className={classes.people}>
        {veto.confirmedBy.map((owner) => (
          <li key={owner}>
            <KnownAddress address={owner} chainId={chainId} contracts={organisation.contracts} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Open({ guardian, timeText }: Props & { timeText: string }) {
  const { organisation, chainId, safe, name, call } = guardian;
  const id = useId();
  const place: SafePlace = { chainId, safe };
  const queue = useSafeQueue(place);
  return (
    <section className={classes.veto} aria-labelledby={id}>
      <h2 className={classes.panelTitle} id={id}>
        Veto by {name}
      </h2>
      <p className={classes.note}>{timeText}</p>
      <ChainValue query={queue} width={240}>
        {(given) => {
          const veto = given.places.flatMap(({ transactions }) => transactions).find((each) => isCall(each, call));
          return veto ? (
            <Waiting guardian={guardian} place={place} queue={given} veto={veto} />
          ) : (
            <Propose guardian={guardian} place={place} queue={given} />
          );
        }}
      </ChainValue>
      <SafeLink {...place} slug={organisation.slug}>
        Queue of the guardians
      </SafeLink>
    </section>
  );
}

interface OpenProps extends Props {
  place: SafePlace;
  queue: SafeQueue;
}

/** A veto that waits for signatures, or for whoever executes it. */
function Waiting({ guardian: { organisation, title }, place, queue: { state, places }, veto }: OpenProps & { veto: SafeTransactionView }) {
  const words = useSafeWords(place, organisation);
  return (
    <>
      <p className={classes.conflict}>A veto is proposed, but the proposal is stopped only once it is executed.</p>
      <Note origin={veto.origin} label="Reason" />
      <Signers transaction={veto} facts={state} place={place} contracts={organisation.contracts} />
      <StepButtons
        place={place}
        organisation={organisation}
        transaction={veto}
        title={`Veto of “${title}”`}
        facts={state}
        places={places}
        words={words}
        isReplaceable={false}
      />
    </>
  );
}

function Propose({ guardian, place, queue }: OpenProps) {
  const { state, places } = queue;
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const { account, isSafe } = useActor();
  const words = useSafeWords(place, guardian.organisation);
  const { owners, threshold } = state;
  const isOwner = isSafeOwner(state, account);
  const who = `${threshold} of ${owners.length} ${owners.length === 1 ? 'guardian has' : 'guardians have'} to sign a veto. None is proposed.`;
  if (account !== null && !isOwner) return <p className={classes.note}>{who}</p>;
  const transaction = safeTransactionOf([guardian.call], BigInt(nonceChoices(state, places)[0]!.nonce));
  const onProposed = () => notify.success(threshold === 1 ? 'The veto can be executed now' : 'The veto waits for the other guardians');
  return (
    <>
      <p className={classes.note}>
        {isOwner && 'You are one of the guardians. '}
        {who}
      </p>
      {isSafe && <VetoReason value={reason} onChange={setReason} />}
      <div className={classes.buttons}>
        {isSafe ? (
          <ProposeAsSafe
            place={place}
            transaction={transaction}
            queue={queue}
            note={reason}
            reason={vetoReasonProblem(reason)}
            title={`Veto of “${guardian.title}”`}
            label="Propose a veto"
            words={words}
            onProposed={onProposed}
          />
        ) : (
          <ReasonButton variant="default" reason={account === null ? NOT_CONNECTED : undefined} onClick={() => setOpen(true)}>
            Propose a veto
          </ReasonButton>
        )}
      </div>
      {isOpen && (
        <VetoDialog
          place={place}
          transaction={transaction}
          title={guardian.title}
          effect={
            threshold === 1
              ? 'Your signature is enough. Once it is executed, the proposal can never be carried out.'
              : `It is put before the other guardians with your signature. ${threshold} of ${owners.length} have to sign; once it is executed, the proposal can never be carried out.`
          }
          onClose={() => setOpen(false)}
          onProposed={onProposed}
        />
      )}
    </>
  );
}
