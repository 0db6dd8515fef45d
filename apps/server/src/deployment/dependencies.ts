import type { ChainClients } from '../chains/chainClients.ts';
import type { Clock } from '../base/clock.ts';
import type { Logger } from '../base/logger.ts';
import type { Metrics } from '../base/metrics.ts';
import type { Deployments } from '../store/deployments.ts';
import type { Organisations } from '../store/organisations.ts';
import type { TokenMinters } from '../store/bridges/tokenMinters.ts';
import type { Receipts } from '../store/receipts.ts';
import type { Planner } from './planner.ts';
import type { CheckRunner, PublishLedgerChange } from './ports.ts';

/** What the deployment ledger needs. */
export interface LedgerDependencies {
  chains: ChainClients;
  deployments: Deployments;
  organisations: Organisations;
  receipts: Receipts;
  tokenMinters: Pick<TokenMinters, 'of'>;
  metrics: Metrics;
  log: Logger;
  now: Clock;
  planner: Planner;
  /** How many organisations of one account may be neither deployed nor expired. */
  quota: number;
  runChecks: CheckRunner;
  publish: PublishLedgerChange;
}
