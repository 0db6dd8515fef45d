/** Kinds of contracts of an organisation, in the order of the contracts' enum `ContractKind`. Plain addresses are not deployed and have no kind. */
export const CONTRACT_KINDS = [
  'proxyAdmin',
  'protocolUpgrades',
  'safeTreasury',
  'bondingEngine',
  'workingGroup',
  'tokenAuthority',
  'token',
  'governor',
  'timelock',
  'refundGas',
  'preVoteVeto',
  'preExecutionVeto',
  'tokenVesting',
  'governorSpoke',
  'tokenBridgeTaxTreasury',
  'messageController',
  'multiBridgeOriginator',
  'multiBridgeOwner',
  'multiBridgeVeto',
  'lockbox',
  'assetController',
  'assetControllerAdmin',
] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

/** The program that contracts of a kind run. Kinds with the same program are read, called and checked alike. The words are those of `KNOWN_ABIS`. */
export type ContractProgram =
  | 'Upgrade authority'
  | 'Safe'
  | 'Token'
  | 'Governor'
  | 'Timelock'
  | 'Gas refund'
  | 'Vesting'
  | 'Governor spoke'
  | 'Message controller'
  | 'Lockbox'
  | 'Asset controller';

interface ContractKindFacts {
  /** What people call the contract; its own name follows. */
  label: string;
  /** Shown while the transaction that creates it is pending: docs/requirements.md#deployment-status. */
  status: string;
  program: ContractProgram;
  /** Heading of its part of the form, also used where another field names it. */
  title?: string;
  /** For modules that are lists of wallets, which need not be Safes. */
  wallets?: WalletListFacts;
}

/** Words for the wallets of one module, each on a chain of its own. */
interface WalletListFacts {
  /** What one wallet is called within a sentence. */
  entry: string;
  /** Whether each wallet has a name. Otherwise a chain has only one. */
  isNamed: boolean;
  /** What the holder of a wallet controls. */
  controls: string;
}

/** Words for every kind of contract. All other code takes them from here. */
export const CONTRACT_KIND_FACTS = {
  proxyAdmin: { label: 'Upgrade authority', status: 'Deploying Upgrade Authority', program: 'Upgrade authority' },
  protocolUpgrades: {
    label: 'Protocol upgrades Safe',
    status: 'Deploying Protocol Upgrades Safe',
    program: 'Safe',
    title: 'Protocol Upgrades',
  },
  safeTreasury: {
    label: 'Safe treasury',
    status: 'Deploying Safe Treasury',
    program: 'Safe',
    title: 'Safe Treasury',
    wallets: { entry: 'treasury', isNamed: false, controls: 'this treasury' },
  },
  bondingEngine: {
    label: 'VEO manager Safe',
    status: 'Deploying VEO Manager Safe',
    program: 'Safe',
    title: 'VEO Manager',
    wallets: { entry: 'VEO manager', isNamed: false, controls: 'the bond markets' },
  },
  workingGroup: {
    label: 'Working group',
    status: 'Deploying Working Group Safe',
    program: 'Safe',
    title: 'Working Group',
    wallets: { entry: 'working group', isNamed: true, controls: 'this group’s funds' },
  },
  tokenAuthority: { label: 'Token authority Safe', status: 'Deploying Token Authority Safe', program: 'Safe', title: 'Token authority' },
  token: { label: 'Token', status: 'Deploying Token', program: 'Token', title: 'Token' },
  governor: { label: 'Governor', status: 'Initialising governor system', program: 'Governor', title: 'Governor' },
  timelock: { label: 'Timelock', status: 'Initialising governor system', program: 'Timelock' },
  refundGas: { label: 'Gas refund', status: 'Initialising governor system', program: 'Gas refund' },
  preVoteVeto: {
    label: 'Pre-vote veto Safe',
    status: 'Deploying Pre-Vote Veto Safe',
    program: 'Safe',
    title: 'Pre-Vote Veto',
  },
  preExecutionVeto: {
    label: 'Pre-execution veto Safe',
    status: 'Deploying Pre-Execution Veto Safe',
    program: 'Safe',
    title: 'Pre-Execution Veto',
  },
  tokenVesting: { label: 'Vesting', status: 'Deploying Vesting', program: 'Vesting' },
  governorSpoke: { label: 'Votes for governor', status: 'Deploying Voting on Another Chain', program: 'Governor spoke' },
  tokenBridgeTaxTreasury: {
    label: 'Bridge tax treasury Safe',
    status: 'Deploying Bridge Tax Treasury Safe',
    program: 'Safe',
    title: 'Bridge tax treasury',
  },
  messageController: { label: 'Message controller', status: 'Deploying Message Controller', program: 'Message controller' },
  multiBridgeOriginator: { label: 'Multi-Bridge originator Safe', status: 'Deploying Multi-Bridge Originator Safe', program: 'Safe' },
  multiBridgeOwner: { label: 'Multi-Bridge owner Safe', status: 'Deploying Multi-Bridge Owner Safe', program: 'Safe' },
  multiBridgeVeto: { label: 'Multi-Bridge veto Safe', status: 'Deploying Multi-Bridge Veto Safe', program: 'Safe' },
  lockbox: { label: 'Lockbox of', status: 'Deploying Lockbox', program: 'Lockbox' },
  assetController: { label: 'Asset controller', status: 'Deploying Asset Controller', program: 'Asset controller' },
  assetControllerAdmin: { label: 'Portal admin Safe', status: 'Deploying Portal Admin Safe', program: 'Safe' },
} as const satisfies Record<ContractKind, ContractKindFacts>;

/** All kinds that run a given program, e.g. every kind that is a Safe. */
export type KindRunning<Program extends ContractProgram> = {
  [Kind in ContractKind]: (typeof CONTRACT_KIND_FACTS)[Kind]['program'] extends Program ? Kind : never;
}[ContractKind];

export const isSafeKind = (kind: ContractKind): kind is KindRunning<'Safe'> => CONTRACT_KIND_FACTS[kind].program === 'Safe';

export const isContractKind = (kind: string): kind is ContractKind => CONTRACT_KINDS.some((known) => known === kind);

/** Programs of contracts that keep money for the organisation. A refund pot keeps what voters are paid, and is no treasury. */
const HOLDING_PROGRAMS: ReadonlySet<ContractProgram> = new Set(['Safe', 'Timelock', 'Governor']);

/** Whether an organisation's own money may lie with contracts of this kind. */
export const holdsMoney = (kind: ContractKind): boolean => HOLDING_PROGRAMS.has(CONTRACT_KIND_FACTS[kind].program);

/** What people call a contract of an organisation, e.g. `Governor Main`. */
export function contractName({ kind, name }: { kind: ContractKind; name: string }): string {
  const { label } = CONTRACT_KIND_FACTS[kind];
  if (!name) return label;
  // Many tokens have the word in their name: "Acme Token" should not become "Token Acme Token".
  return kind === 'token' && /\btoken\b/i.test(name) ? name : `${label} ${name}`;
}
