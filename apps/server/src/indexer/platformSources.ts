import {
  bondAggregatorAbi,
  type BondContracts,
  bondContractsOf,
  bondEscrowAbi,
  bondVestingVaultAbi,
  erc20BondTokenAbi,
  fixedExpiryTellerAbi,
  fixedPriceAuctioneerAbi,
  fixedTermTellerAbi,
  gasRefundAbi,
  governanceSystemFactoryAbi,
  governorAbi,
  governorSpokeAbi,
  oracleDynamicDiscountAuctioneerAbi,
  oracleFixedDiscountAuctioneerAbi,
  organisationDeployerAbi,
  platformAddresses,
  quadraticGovernorAbi,
  safeAbi,
  sequentialDutchAuctioneerAbi,
  timelockAbi,
  tokenAbi,
  tokenVestingAbi,
  twapBondOracleAbi,
  upgradeAuthorityAbi,
} from '@althing/bindings';
import type { ChainId } from '@althing/domain/units';
import type { IndexedKind } from '../store/chain/changes.ts';
import { bondAggregatorHandlers } from './handlers/bondAggregator.ts';
import { bondAuctioneerHandlers, dutchAuctioneerHandlers, oracleAuctioneerHandlers } from './handlers/bondAuctioneer.ts';
import { bondTellerHandlers, expiryTellerHandlers } from './handlers/bondTeller.ts';
import { bondTokenHandlers } from './handlers/bondToken.ts';
import { bondVestingVaultHandlers } from './handlers/bondVestingVault.ts';
import { gasRefundHandlers } from './handlers/gasRefund.ts';
import { governanceSystemFactoryHandlers } from './handlers/governanceSystemFactory.ts';
import { governorHandlers } from './handlers/governor.ts';
import { organisationDeployerHandlers } from './handlers/organisationDeployer.ts';
import { quadraticGovernorHandlers } from './handlers/quadraticGovernor.ts';
import { timelockHandlers } from './handlers/timelock.ts';
import { tokenHandlers } from './handlers/token.ts';
import { tokenVestingHandlers } from './handlers/tokenVesting.ts';
import { createSource, type Root, type Source } from './sources.ts';

/** Raise it whenever a handler or an ABI changes what is stored: every chain is then read again. */
export const PROJECTION_VERSION = 4;

// Kept to be shown; the owners and the nonce of a Safe are read from the chain.
const safe = createSource(safeAbi, {});

/** How the contracts of every kind are read. */
export const platformSources = {
  organisationDeployer: createSource(organisationDeployerAbi, organisationDeployerHandlers, { announces: true }),
  governanceSystemFactory: createSource(governanceSystemFactoryAbi, governanceSystemFactoryHandlers),
  proxyAdmin: createSource(upgradeAuthorityAbi, {}),
  protocolUpgrades: safe,
  safeTreasury: safe,
  bondingEngine: safe,
  workingGroup: safe,
  tokenAuthority: safe,
  token: createSource(tokenAbi, tokenHandlers),
  // One kind for both ways of counting: what differs is which events they log.
  governor: createSource([...governorAbi, ...quadraticGovernorAbi], { ...governorHandlers, ...quadraticGovernorHandlers }),
  timelock: createSource(timelockAbi, timelockHandlers),
  refundGas: createSource(gasRefundAbi, gasRefundHandlers),
  tokenVesting: createSource(tokenVestingAbi, tokenVestingHandlers),
  governorSpoke: createSource(governorSpokeAbi, {}),
  preVoteVeto: safe,
  preExecutionVeto: safe,
  bondAggregator: createSource(bondAggregatorAbi, bondAggregatorHandlers),
  // One kind for all strategies: an auctioneer's address tells its own.
  bondAuctioneer: createSource(
    [
      ...fixedPriceAuctioneerAbi,
      ...oracleFixedDiscountAuctioneerAbi,
      ...oracleDynamicDiscountAuctioneerAbi,
      ...sequentialDutchAuctioneerAbi,
    ],
    { ...bondAuctioneerHandlers, ...oracleAuctioneerHandlers, ...dutchAuctioneerHandlers },
  ),
  bondTeller: createSource(
    [...fixedTermTellerAbi, ...fixedExpiryTellerAbi],
    { ...bondTellerHandlers, ...expiryTellerHandlers },
    { announces: true },
  ),
  bondToken: createSource(erc20BondTokenAbi, bondTokenHandlers),
  bondVestingVault: createSource(bondVestingVaultAbi, bondVestingVaultHandlers),
  bondEscrow: createSource(bondEscrowAbi, {}),
  bondOracle: createSource(twapBondOracleAbi, {}),
} satisfies Record<IndexedKind, Source>;

/** The same on every chain. */
const everywhere: readonly Root[] = [
  { address: platformAddresses.organisationDeployer, kind: 'organisationDeployer' },
  { address: platformAddresses.governanceSystemFactory, kind: 'governanceSystemFactory' },
];

const bondRoots = ({ aggregator, auctioneers, tellers, vestingVault, escrow, twapBondOracle }: BondContracts): Root[] => [
  { address: aggregator, kind: 'bondAggregator' },
  ...Object.values(auctioneers).flatMap((terms) => Object.values(terms).map((address): Root => ({ address, kind: 'bondAuctioneer' }))),
  ...Object.values(tellers).map((address): Root => ({ address, kind: 'bondTeller' })),
  { address: vestingVault, kind: 'bondVestingVault' },
  { address: escrow, kind: 'bondEscrow' },
  { address: twapBondOracle, kind: 'bondOracle' },
];

/**
 * The platform's own contracts on a chain. Bond contracts are read where they are ours only: anybody can put those of local chains,
 * whose owner's key everybody knows, on a public one at the same addresses.
 */
export function platformRoots(chainId: ChainId): readonly Root[] {
  const bonds = bondContractsOf(chainId);
  return bonds ? [...everywhere, ...bondRoots(bonds)] : everywhere;
}
