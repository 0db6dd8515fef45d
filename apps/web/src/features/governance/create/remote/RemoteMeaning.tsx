import { type MeasureFacts, remoteConsequences, type RemoteDraft, remoteOutcome, wayTo } from '@althing/domain/governance';
import { sameAddress } from '@althing/domain/units';
import { WithAddresses } from '../../../transactions/index.ts';
import classes from '../Create.module.css';

interface RemoteMeaningProps {
  draft: RemoteDraft;
  facts: MeasureFacts;
  /** Of the governor. */
  chainId: number;
}

/** What it means that calls on another chain are decided, and whether they would pass there now. */
export function RemoteMeaning({ draft, facts, chainId }: RemoteMeaningProps) {
  const way = wayTo(draft, facts)?.way;
  const outcome = remoteOutcome(draft, facts);
  if (!way) return null;
  const isThere = (address: string) => sameAddress(address, way.executor) || (way.vetoer !== null && sameAddress(address, way.vetoer));
  return (
    <>
      <ul className={classes.consequences} aria-label="What it means">
        {remoteConsequences(draft, facts).map((sentence) => (
          <li key={sentence}>
            <WithAddresses text={sentence} chainOf={(address) => (isThere(address) ? draft.chainId : chainId)} />
          </li>
        ))}
      </ul>
      {outcome && (
        <p className={outcome.isFailing ? classes.warning : classes.outcome} role="status">
          <WithAddresses text={outcome.text} chainOf={() => draft.chainId} />
        </p>
      )}
    </>
  );
}
