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
  | 'OrganisationNamespaces'
  | 'OrganisationDeployer'
  | 'MessageExecutor'
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
  { name: 'MessageExecutor', args: [] },
  { name: 'GovernanceSystemFactory', args: ['ProxyFactory', 'OrganisationGovernor', 'QuadraticGovernor', 'OrganisationTimelock'] },
  { name: 'OrganisationNamespaces', args: ['ProxyFactory', 'UpgradeAuthority'] },
  {
    name: 'OrganisationDeployer',
    args: [
      'OrganisationNamespaces',
      'OrganisationGovernor',
      'QuadraticGovernor',
      'OrganisationTimelock',
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
export const LOCAL_KEEPER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

/** A contract by the name that is its own, and the contract of which it is an instance, where that has another name. */
interface Instance {
  name: string;
  contract?: string;
}

/** Of bridges, in the order of their numbers in a message controller. Of eight, one is nobody's yet. */
const ADAPTERS = ['Hyperlane', 'LayerZero', 'Ccip', 'Axelar', 'Wormhole', 'Polymer', 'Connext'].map((bridge) => `${bridge}Adapter`);

/** Arguments of a constructor: who is named where the contracts are deployed, `nobody`, or the names of earlier entries. */
interface OwnedContract extends Instance {
  args: readonly string[];
}

/**
 * Contracts that have an owner, and those that ask them who that is. Owner, first signer of prices and treasury are part of their
 * addresses: on local chains the keeper is all of them.
 */
export const OWNED_CONTRACTS: readonly OwnedContract[] = [
  { name: 'TWAPOracle', args: ['owner', 'priceSigner'] },
  { name: 'TWAPBondOracle', args: ['owner', 'TWAPOracle'] },
  { name: 'FeeCollector', args: ['owner', 'treasury'] },
  { name: 'BondAggregator', args: ['owner'] },
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
  ...ADAPTERS.map((name) => ({ name, args: ['owner'] })),
  { name: 'MessageController', args: [...ADAPTERS, 'nobody', 'MessageExecutor'] },
  { name: 'AssetController', args: [...ADAPTERS, 'nobody'] },
  { name: 'ControllerWrapper', args: ['owner', 'FeeCollector'] },
];

/** Owner of the above on public chains; its arguments are a Safe and seconds. */
export const OWNER_CONTRACT = 'PlatformTimelock';

/** Uniswap's third factory, created by `DETERMINISTIC_DEPLOYER` with a salt of zeros (`devnet/src/concentratedVault.ts`). */
const POOL_FACTORY = '0x9f8f7af185C2B6018EE30d8664C51d68Bf682191';

/** Arguments of a constructor, in which the name of an earlier entry stands for its address. */
interface LocalContract extends Instance {
  args: readonly (string | number)[];
}

/** What local chains have besides, deployed like the platform and after it: contracts in the place of those of others, and play money. */
export const LOCAL_CONTRACTS: readonly LocalContract[] = [
  // Owner and first signer.
  { name: 'PassportScores', args: [LOCAL_KEEPER, LOCAL_KEEPER] },
  { name: 'LocalDollar', contract: 'LocalToken', args: ['Local Dollar', 'LUSD', 6] },
  { name: 'LocalGold', contract: 'LocalToken', args: ['Local Gold', 'LGLD', 18] },
  { name: 'LocalPool', args: ['LocalDollar', 'LocalGold'] },
  { name: 'LocalRouter', args: [POOL_FACTORY] },
  // At about 2000 dollars per gold; a multiple of 60.
  { name: 'LocalVault', args: [POOL_FACTORY, 'LocalDollar', 'LocalGold', 200_280] },
  // Who signs what was seen.
  { name: 'LocalProver', args: [LOCAL_KEEPER] },
  { name: 'LocalSpokePool', args: [] },
  { name: 'LocalSwift', args: [] },
  { name: 'LocalForwarder', args: ['LocalSwift'] },
  { name: 'TransceiverStructs', args: [] },
];

/** Every contract that is deployed as it is, by the name of its artifact. */
export const deployedContracts = (): string[] => [
  ...new Set([...PLATFORM, { name: OWNER_CONTRACT }, ...OWNED_CONTRACTS, ...LOCAL_CONTRACTS].map(contractOf)),
];

/** The name of its artifact. */
export const contractOf = ({ name, contract = name }: Instance): string => contract;

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
