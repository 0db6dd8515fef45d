import type { ChainClients } from '../chains/chainClients.ts';
import type { ChainData } from '../store/chain/chainData.ts';
import type { Planner } from '../deployment/planner.ts';
import type { Ledger } from '../deployment/ledger.ts';
import type { FileStore } from '../external/files/fileStore.ts';
import type { PictureReader } from '../external/files/picture/pictureReader.ts';
import type { BondData } from '../store/bonds/bondData.ts';
import type { BondRecords } from '../store/bondRecords.ts';
import type { Categories } from '../store/categories.ts';
import type { Challenges } from '../store/challenges.ts';
import type { Deployments } from '../store/deployments.ts';
import type { Files } from '../store/files.ts';
import type { OrganisationList } from '../store/organisationList.ts';
import type { Organisations } from '../store/organisations.ts';
import type { RateLimitCounts } from '../store/rateLimits.ts';
import type { Receipts } from '../store/receipts.ts';
import type { Users } from '../store/users.ts';
import type { Clock } from '../base/clock.ts';
import type { Config } from '../base/config.ts';
import type { Health } from '../base/health.ts';
import type { Logger } from '../base/logger.ts';
import type { Metrics } from '../base/metrics.ts';

/** Everything that handlers ask of the layers below; each takes what it uses. */
export interface ApiDependencies {
  config: Config;
  log: Logger;
  metrics: Metrics;
  health: Health;
  now: Clock;
  chains: ChainClients;
  users: Users;
  challenges: Challenges;
  files: Files;
  fileStore: FileStore;
  pictures: PictureReader;
  categories: Categories;
  organisations: Organisations;
  organisationList: OrganisationList;
  rateLimits: RateLimitCounts;
  deployments: Deployments;
  receipts: Receipts;
  planner: Planner;
  ledger: Ledger;
  chainData: ChainData;
  bondRecords: BondRecords;
  bondData: BondData;
}
