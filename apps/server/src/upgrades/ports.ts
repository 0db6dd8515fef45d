import type { Check } from '@althing/bindings';
import type { OrganisationInput } from '@althing/domain/organisation';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import type { Present } from '@althing/planner';
import type { ChainClients } from '../chains/chainClients.ts';
import type { isSignedByKey } from '../chains/verifySignature.ts';
import type { TokenMinters } from '../store/bridges/tokenMinters.ts';
import type { ChainData } from '../store/chain/chainData.ts';
import type { Deployments } from '../store/deployments.ts';
import type { FrozenChainPlan } from '../store/frozenPlan.ts';
import type { FrozenUpgrade } from '../store/frozenUpgrade.ts';
import type { Organisation, Organisations } from '../store/organisations.ts';
import type { UpgradeProposals } from '../store/upgradeProposals.ts';
import type { Clock } from '../base/clock.ts';

/** What an upgrade is planned from. */
export interface UpgradePlanning {
  present: OrganisationInput;
  upgraded: OrganisationInput;
  proposalName: string;
  salt: Hex;
  standing: { chainId: ChainId; deployer: Address; identity: FrozenChainPlan['identity'] }[];
  contracts: { chainId: ChainId; address: Address }[];
  /** What they say today. */
  today: Present;
}

/** What upgrades need of the server. */
export interface UpgradeDependencies {
  chains: ChainClients;
  /** All of them, for their names. */
  listedChains: readonly { id: ChainId; name: string }[];
  isSignedByKey: typeof isSignedByKey;
  organisations: Pick<Organisations, 'find'>;
  deployments: Pick<Deployments, 'list' | 'contracts'>;
  upgradeProposals: UpgradeProposals;
  chainData: Pick<ChainData, 'proposals'>;
  tokenMinters: Pick<TokenMinters, 'of'>;
  now: Clock;
  plan: (planning: UpgradePlanning) => Promise<FrozenUpgrade>;
  /** Asks a chain the questions of checks; null where it could not be read. Throws where no node answers. */
  ask: (chainId: ChainId, checks: readonly Check[]) => Promise<readonly { actual: string | null; ok: boolean }[]>;
  /** The same at the block that created a contract: what was so then (a first supply) is not said by today's state. */
  askAtCreation: (
    chainId: ChainId,
    contract: Address,
    checks: readonly Check[],
  ) => Promise<readonly { actual: string | null; ok: boolean }[]>;
  /**
   * Reads the organisation back as it is to be and makes it its record, all or nothing. Throws a refusal where a chain says something else, or its record
   * has changed since.
   */
  adopt: (
    organisation: Organisation,
    upgrade: { id: string; form: OrganisationInput; chains: readonly FrozenChainPlan[] },
  ) => Promise<void>;
}
