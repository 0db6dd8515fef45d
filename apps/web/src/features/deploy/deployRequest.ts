import type { OrganisationDetail } from '@althing/domain/http';
import type { Transaction } from '@althing/planner';
import type { TransactionRequest } from '../transactions/index.ts';
import type { ChainDeployment } from './deployment.ts';

/** The transaction to request from the wallet for one chain; undefined where there is nothing left to send. */
export function deployRequest(
  organisation: OrganisationDetail,
  { transaction, progress, steps }: ChainDeployment,
  { chainName, isSafe }: { chainName: string; isSafe: boolean },
): TransactionRequest | undefined {
  if (!transaction) return undefined;
  const part = progress.total > 1 ? ` (${progress.done + 1} of ${progress.total})` : '';
  const count = transaction.stepIds.length;
  const created = count === steps.length ? `Creates the ${count} contracts of` : `Creates ${count} of the ${steps.length} contracts of`;
  return {
    ...call(transaction),
    title: `Deploy ${organisation.name} on ${chainName}${part}`,
    effect: `${created} ${organisation.name} on ${chainName}, all at once or none. Sending it gives the account no power over them.`,
    isSafe,
  };
}

const call = ({ chainId, from, to, data, value }: Transaction) => ({ chainId, from, to, data, value });

/** Identifies the batch, so that it is sent only once. The next batch of the same chain has another subject. */
export const deploySubject = (organisation: OrganisationDetail, { chainId, progress }: ChainDeployment): string =>
  `deploy:${organisation.id}:${chainId}:${progress.total === 0 ? 0 : Math.min(progress.done, progress.total - 1)}`;
