import type { Proposal } from '@althing/domain/http';

type Sent = Pick<Proposal, 'transactionHash' | 'queuedIn' | 'executedIn' | 'canceledIn' | 'isVetoed'>;

/** The transactions that changed the state of a proposal, in order. */
export function transactionsOf({ transactionHash, queuedIn, executedIn, canceledIn, isVetoed }: Sent): { label: string; hash: string }[] {
  return [
    { label: 'Proposed in', hash: transactionHash },
    { label: 'Queued in', hash: queuedIn },
    { label: 'Executed in', hash: executedIn },
    { label: isVetoed ? 'Vetoed in' : 'Cancelled in', hash: canceledIn },
  ].flatMap(({ label, hash }) => (hash === null ? [] : [{ label, hash }]));
}
