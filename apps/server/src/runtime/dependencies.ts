import type { ChainClients } from '../chains/chainClients.ts';
import type { ChainData } from '../api/chainData.ts';
import type { Planner } from '../deployment/ports.ts';
import type { Ledger } from '../deployment/ledger.ts';
import type { FileStore } from '../external/files/fileStore.ts';
import type { Categories } from '../store/categories.ts';
import type { Challenges } from '../store/challenges.ts';
import type { Database } from '../store/database.ts';
import type { Deployments } from '../store/deployments.ts';
import type { Files } from '../store/files.ts';
import type { OrganisationList } from '../store/organisationList.ts';
import type { Organisations } from '../store/organisations.ts';
import type { Pool } from '../store/pool.ts';
import type { Receipts } from '../store/receipts.ts';
import type { Users } from '../store/users.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Health } from './health.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';

/** Everything that the server is made of; whoever needs something gets it from here. */
export interface Dependencies {
  config: Config;
  log: Logger;
  metrics: Metrics;
  health: Health;
  now: Clock;
  pool: Pool;
  db: Database;
  chains: ChainClients;
  users: Users;
  challenges: Challenges;
  files: Files;
  fileStore: FileStore;
  categories: Categories;
  organisations: Organisations;
  organisationList: OrganisationList;
  deployments: Deployments;
  receipts: Receipts;
  planner: Planner;
  ledger: Ledger;
  chainData: ChainData;
}
