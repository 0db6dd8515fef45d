import { safeHashes } from '@althing/bindings';
import { needsSignature, type NoncePlace, rivalText, type SafeFacts, signaturesOf, stepReasons } from '@althing/domain/safes';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { StatusBadge, type Tone } from '../../../ui/StatusBadge.tsx';
import { SimulationPanel, useActor } from '../../governance/index.ts';
import { Note } from './Note.tsx';
import { KnownAddress } from '../../transactions/index.ts';
import classes from '../Safes.module.css';
import type { SafePlace, SafeTransactionView } from '../service/queries.ts';
import { useWaitingSubject } from '../simulationSubject.ts';
import { type SafeOrganisation, useSafeWords } from '../useSafeWords.ts';
import { CallList } from './CallList.tsx';
import { decodeTransaction } from './decodeTransaction.ts';
import { HashList } from './HashList.tsx';
import { Signers } from './Signers.tsx';
import { StepButtons } from './StepButtons.tsx';
import { callsOfTransaction, transactionTitle } from './transactionWords.ts';

export interface TransactionCardProps {
  place: SafePlace;
  organisation: SafeOrganisation;
  transaction: SafeTransactionView;
  facts: SafeFacts;
  places: readonly NoncePlace[];
  /** Only one simulation is shown on a page. */
  isSimulated: boolean;
  onSimulate: () => void;
}

/** A transaction that waits: what it does, who has signed, and what the reader can do. */
export function TransactionCard(props: TransactionCardProps) {
  const { place, organisation, transaction, facts, places, isSimulated, onSimulate } = props;
  const { chainId, safe } = place;
  const id = useId();
  const words = useSafeWords(place, organisation);
  const { account } = useActor();
  const [isChecking, setChecking] = useState(false);
  const subject = useWaitingSubject(place, organisation, transaction);
  const decoded = decodeTransaction(transaction.content, words.contracts);
  const calls = callsOfTransaction(decoded);
  const title = transactionTitle(decoded, { ...transaction, safe }, words);
  const reasons = stepReasons(transaction, facts, places, account);
  const isNeeded = needsSignature(transaction, facts, places, account);
  const rival = rivalText(transaction, facts, places);
  const badge = badgeOf(signaturesOf(transaction, facts).lack, isNeeded, reasons.execute === undefined);
  return (
    <article className={classes.card} aria-labelledby={id}>
      <div className={classes.cardHead}>
        <h3 className={classes.cardTitle} id={id}>
          {title}
        </h3>
        <StatusBadge tone={badge.tone}>{badge.text}</StatusBadge>
      </div>
      <p className={classes.note}>
        Proposed {formatTime(transaction.submittedAt)}
        {transaction.proposer && (
          <>
            {' '}
            by <KnownAddress address={transaction.proposer} chainId={chainId} contracts={organisation?.contracts ?? []} />
            {transaction.delegate && (
              <>
                {' '}
                through the delegate{' '}
                <KnownAddress address={transaction.delegate} chainId={chainId} contracts={organisation?.contracts ?? []} />
              </>
            )}
          </>
        )}
      </p>
      <Note origin={transaction.origin} />
      {transaction.isRejection ? (
        <p className={classes.text}>
          It does nothing but use up nonce {transaction.nonce}, so that nothing else with this nonce can be executed any more.
        </p>
      ) : (
        <CallList calls={calls} place={place} words={words} />
      )}
      <Signers transaction={transaction} facts={facts} place={place} contracts={organisation?.contracts ?? []} />
      {rival && <p className={classes.conflict}>{rival}</p>}
      <StepButtons
        place={place}
        organisation={organisation}
        transaction={transaction}
        title={title}
        facts={facts}
        places={places}
        words={words}
        {...(isSimulated ? {} : { onSimulate })}
      />
      <div className={classes.tools}>
        {!transaction.isRejection && (
          <Button variant="subtle" size="compact-sm" onClick={onSimulate} aria-expanded={isSimulated}>
            {isSimulated ? 'Hide the simulation' : 'Simulate'}
          </Button>
        )}
        <Button variant="subtle" size="compact-sm" onClick={() => setChecking(!isChecking)} aria-expanded={isChecking}>
          {isChecking ? 'Hide the hashes' : 'Hashes to compare'}
        </Button>
      </div>
      {isChecking && <HashList hashes={safeHashes(chainId, safe, transaction.content)} chainId={chainId} safe={safe} />}
      {isSimulated && <SimulationPanel subject={subject} count={calls.length} stage={transaction.hash} />}
    </article>
  );
}

/** How far it is, and whether the reader is needed. */
export function badgeOf(lack: number, isNeeded: boolean, mayExecute: boolean): { tone: Tone; text: string } {
  if (mayExecute) return { tone: 'good', text: 'Can be executed' };
  if (lack > 0 && isNeeded) return { tone: 'waiting', text: 'Needs your signature' };
  return lack > 0 ? { tone: 'neutral', text: 'Waits for signatures' } : { tone: 'neutral', text: 'Waits for its turn' };
}
