/** A constructor argument of a platform contract: another platform contract, or one of Safe's canonical contracts. */
export type Dependency =
  | 'ProxyUpgrader'
  | 'ProxyFactory'
  | 'UpgradeAuthority'
  | 'OrganisationToken'
  | 'OrganisationGovernor'
  | 'QuadraticGovernor'
  | 'TokenVesting'
  | 'GovernorSpoke'
  | 'OrganisationTimelock'
  | 'GovernanceSystemFactory'
  | 'OrganisationDeployer'
  | 'SafeProxyFactory'
  | 'SafeL2'
  | 'CompatibilityFallbackHandler';

/** The platform's contracts in the order in which they are deployed; every constructor argument is an address. */
export const PLATFORM: { name: Dependency; args: Dependency[] }[] = [
  { name: 'ProxyUpgrader', args: [] },
  { name: 'ProxyFactory', args: ['ProxyUpgrader'] },
  { name: 'UpgradeAuthority', args: [] },
  { name: 'OrganisationToken', args: [] },
  { name: 'OrganisationGovernor', args: [] },
  { name: 'QuadraticGovernor', args: [] },
  { name: 'OrganisationTimelock', args: [] },
  { name: 'TokenVesting', args: [] },
  { name: 'GovernorSpoke', args: [] },
  { name: 'GovernanceSystemFactory', args: ['ProxyFactory', 'OrganisationGovernor', 'QuadraticGovernor', 'OrganisationTimelock'] },
  {
    name: 'OrganisationDeployer',
    args: [
      'ProxyFactory',
      'GovernanceSystemFactory',
      'UpgradeAuthority',
      'OrganisationToken',
      'TokenVesting',
      'GovernorSpoke',
      'SafeProxyFactory',
      'SafeL2',
      'CompatibilityFallbackHandler',
    ],
  },
];

/** First key of the well-known mnemonic of local chains, whose signatures are worthless elsewhere. */
const LOCAL_KEEPER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

/** A contract and the arguments of its constructor, in which the name of an earlier entry stands for its address. */
interface LocalContract {
  name: string;
  /** What it is an instance of, where that is not its name. */
  contract?: string;
  args: readonly (string | number)[];
}

/**
 * What local chains have besides, deployed like the platform and after it: contracts in the place of those of others, and contracts whose
 * owner public networks have yet to name.
 */
export const LOCAL_CONTRACTS: readonly LocalContract[] = [
  // Owner and first signer.
  { name: 'PassportScores', args: [LOCAL_KEEPER, LOCAL_KEEPER] },
  { name: 'TWAPOracle', args: [LOCAL_KEEPER, LOCAL_KEEPER] },
  { name: 'TWAPBondOracle', args: [LOCAL_KEEPER, 'TWAPOracle'] },
  // Owner and treasury.
  { name: 'FeeCollector', args: [LOCAL_KEEPER, LOCAL_KEEPER] },
  { name: 'LocalDollar', contract: 'LocalToken', args: ['Local Dollar', 'LUSD', 6] },
  { name: 'LocalGold', contract: 'LocalToken', args: ['Local Gold', 'LGLD', 18] },
  { name: 'LocalPool', args: ['LocalDollar', 'LocalGold'] },
  { name: 'BondAggregator', args: [LOCAL_KEEPER] },
  { name: 'BondVestingVault', args: ['BondAggregator'] },
  { name: 'BondEscrow', args: ['BondAggregator'] },
  { name: 'FixedTermTeller', args: ['BondAggregator', 'BondVestingVault'] },
  { name: 'FixedExpiryTeller', args: ['BondAggregator', 'BondVestingVault'] },
  ...['FixedPrice', 'OracleFixedDiscount', 'OracleDynamicDiscount', 'SequentialDutch'].flatMap((strategy) =>
    ['FixedTerm', 'FixedExpiry'].map((term) => ({
      name: `${strategy}${term}Auctioneer`,
      contract: `${strategy}Auctioneer`,
      args: ['BondAggregator', `${term}Teller`],
    })),
  ),
];

/** The name of its artifact. */
export const contractOf = ({ name, contract = name }: { name: string; contract?: string }): string => contract;

/** Safe 1.4.1 at its canonical addresses, the same on every chain. */
export const SAFE = {
  SafeProxyFactory: '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67',
  SafeL2: '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
  CompatibilityFallbackHandler: '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99',
} as const;

/** Deploys `salt ++ init code` by CREATE2; stands at this address on nearly every chain. */
export const DETERMINISTIC_DEPLOYER = '0x4e59b44847b379578588920cA78FbF26c0B4956C';

/** One salt for all: the init codes differ. A later release of unchanged code would take another. */
export const PLATFORM_SALT_TEXT = 'althing/1';
