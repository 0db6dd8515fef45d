import {
  assetControllerAbi,
  ASSET_CONTROLLER_ROLES,
  CONTROLLER_ROLES,
  governorAbi,
  messageControllerAbi,
  SAFE_FALLBACK_HANDLER_SLOT,
  SAFE_GUARD_SLOT,
  SAFE_SINGLETON_SLOT,
  safeAbi,
  TIMELOCK_ROLES,
  timelockAbi,
  tokenAbi,
} from '@althing/bindings';
import type { ContractProgram } from '@althing/domain/organisation';
import type { RoleName, SettingKey, SimulationFacts } from '@althing/domain/simulation';
import type { Address, Hex } from '@althing/domain/units';
import {
  type Abi,
  type AbiFunction,
  decodeFunctionResult,
  encodeFunctionData,
  getAbiItem,
  getAddress,
  parseAbi,
  parseAbiItem,
  slice,
} from 'viem';
import type { Question } from './questions.ts';

/** What can be read twice and put into facts. */
export type Piece = Partial<Pick<SimulationFacts, 'settings' | 'roles' | 'allowances' | 'balances'>>;

/** A question, and what its two answers say. */
export interface Reading {
  question: Question;
  tell: (before: Hex | null, after: Hex | null) => Piece;
}

const DEFAULT_ADMIN = parseAbi([
  'function pendingDefaultAdmin() view returns (address newAdmin, uint48 acceptSchedule)',
  'function hasRole(bytes32 role, address account) view returns (bool)',
]);
const ownableAbi = parseAbi(['function owner() view returns (address)', 'function pendingOwner() view returns (address)']);
const collectionAbi = parseAbi(['function isApprovedForAll(address owner, address operator) view returns (bool)']);
const modulesAbi = parseAbi(['function getModulesPaginated(address start, uint256 pageSize) view returns (address[] array, address next)']);
/** Of structs without lists, whose bytes are those of their fields. */
const refundItem = parseAbiItem(
  'function refundSettings() view returns (uint256 maxPriorityFee, uint256 maxBaseFee, uint256 baseGas, uint256 maxGasUsed, uint256 minWeight, uint256 proposalCap, uint256 periodCap, uint256 minProposerVotes)',
);
const REFUND_SETTINGS = [
  'refundTip',
  'refundBaseFee',
  'refundBaseGas',
  'refundGas',
  'refundWeight',
  'refundProposalCap',
  'refundPeriodCap',
  'refundProposerVotes',
] as const satisfies SettingKey[];
const quadraticItem = parseAbiItem(
  'function quadraticSettings(uint256 timepoint) view returns (address decoder, uint8[4] bandPercentages, uint16 threshold)',
);
const QUADRATIC_SETTINGS = ['quadraticDecoder', 'quadraticBands', 'quadraticThreshold'] as const satisfies SettingKey[];
/** Later than any snapshot. */
const FROM_NOW_ON = 2n ** 48n - 1n;
const quorumItem = parseAbiItem('function quorumNumerator() view returns (uint256)');

/** ERC-1967. */
const [IMPLEMENTATION_SLOT, ADMIN_SLOT]: readonly Hex[] = [
  '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc',
  '0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103',
];
/** Start of a Safe's list of modules, and how many of them are read. */
const [FIRST_MODULE, MOST_MODULES] = ['0x0000000000000000000000000000000000000001', 20n] as const;

/** Text of a decoded value: checksummed addresses, decimal numbers, lists separated by commas. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(',');
  if (typeof value === 'object' && value !== null) return textOf(Object.values(value));
  return String(value);
}

function decode(item: AbiFunction, data: Hex | null): unknown {
  if (data === null) return undefined;
  try {
    return decodeFunctionResult({ abi: [item], data });
  } catch {
    return undefined;
  }
}

const itemOf = (abi: Abi, name: string): AbiFunction => getAbiItem({ abi, name }) as AbiFunction;

const callOf = (address: Address, item: AbiFunction, args: readonly unknown[] = []): Question => ({
  of: 'call',
  address,
  data: encodeFunctionData({ abi: [item], args }),
});

interface About {
  about?: string;
  /** Which of several results counts; all of them where absent. */
  index?: number;
  /** What it means where the contract refuses to answer. */
  refused?: string;
}

/** A setting that a function of the contract answers. */
export function settingReading(
  contract: Address,
  setting: SettingKey,
  item: AbiFunction,
  args: readonly unknown[] = [],
  { about, index, refused }: About = {},
): Reading {
  const read = (data: Hex | null) => {
    const value = decode(item, data);
    if (value === undefined) return refused ?? null;
    return textOf(index !== undefined && Array.isArray(value) ? value[index] : value);
  };
  return {
    question: callOf(contract, item, args),
    tell: (before, after) => ({ settings: [{ contract, setting, about: about ?? null, before: read(before), after: read(after) }] }),
  };
}

/** Brackets of a token's bridge tax, as `threshold:share`. */
function tiersReading(contract: Address): Reading {
  const item = itemOf(tokenAbi, 'bridgeTax');
  const read = (data: Hex | null) => {
    const tax = decode(item, data) as readonly [Address, readonly bigint[], readonly bigint[]] | undefined;
    return tax ? tax[1].map((threshold, index) => `${threshold}:${tax[2][index]}`).join(',') : null;
  };
  return {
    question: callOf(contract, item),
    tell: (before, after) => ({ settings: [{ contract, setting: 'taxTiers', about: null, before: read(before), after: read(after) }] }),
  };
}

/** An address that the contract keeps in a slot. */
function slotReading(contract: Address, setting: SettingKey, slot: Hex): Reading {
  const read = (word: Hex | null) => (word === null ? null : getAddress(slice(word, 12, 32)));
  return {
    question: { of: 'storage', address: contract, slot },
    tell: (before, after) => ({ settings: [{ contract, setting, about: null, before: read(before), after: read(after) }] }),
  };
}

export function roleReading(contract: Address, role: Hex, name: RoleName | null, account: Address): Reading {
  const item = itemOf(DEFAULT_ADMIN, 'hasRole');
  const read = (data: Hex | null) => (decode(item, data) ?? null) as boolean | null;
  return {
    question: callOf(contract, item, [role, account]),
    tell: (before, after) => ({ roles: [{ contract, role, name, account, before: read(before), after: read(after) }] }),
  };
}

export function balanceReading(token: Address | null, holder: Address): Reading {
  const item = itemOf(tokenAbi, 'balanceOf');
  const read = (data: Hex | null) => {
    if (data === null) return null;
    return token === null ? BigInt(data) : ((decode(item, data) ?? null) as bigint | null);
  };
  return {
    question: token === null ? { of: 'balance', address: holder } : callOf(token, item, [holder]),
    tell: (before, after) => ({ balances: [{ token, holder, before: read(before), after: read(after) }] }),
  };
}

export function allowanceReading(token: Address, owner: Address, spender: Address, isForAll: boolean): Reading {
  const item = isForAll ? itemOf(collectionAbi, 'isApprovedForAll') : itemOf(tokenAbi, 'allowance');
  const read = (data: Hex | null) => {
    const value = decode(item, data) as bigint | boolean | undefined;
    return value === undefined ? null : BigInt(value);
  };
  return {
    question: callOf(token, item, [owner, spender]),
    tell: (before, after) => ({ allowances: [{ token, owner, spender, isForAll, before: read(before), after: read(after) }] }),
  };
}

/** Owner, next owner, program and administrator of a contract, of whatever kind it is. */
export const ownershipReadings = (contract: Address): Reading[] => [
  settingReading(contract, 'owner', itemOf(ownableAbi, 'owner')),
  settingReading(contract, 'pendingOwner', itemOf(ownableAbi, 'pendingOwner')),
  slotReading(contract, 'implementation', IMPLEMENTATION_SLOT!),
  slotReading(contract, 'proxyAdmin', ADMIN_SLOT!),
];

interface Company {
  governors: readonly Address[];
  /** Who may cancel in timelocks. */
  guardians: readonly Address[];
}

const ZERO: Address = '0x0000000000000000000000000000000000000000';

/** Without these roles nothing could be decided any more, so they are always read. */
export function timelockReadings(timelock: Address, { governors, guardians }: Company): Reading[] {
  const { admin, proposer, executor, canceller } = TIMELOCK_ROLES;
  return [
    settingReading(timelock, 'minDelay', itemOf(timelockAbi, 'getMinDelay')),
    roleReading(timelock, admin, 'admin', timelock),
    roleReading(timelock, executor, 'executor', ZERO),
    ...guardians.map((guardian) => roleReading(timelock, canceller, 'canceller', guardian)),
    ...governors.flatMap((governor) => [
      roleReading(timelock, proposer, 'proposer', governor),
      roleReading(timelock, executor, 'executor', governor),
    ]),
  ];
}

const named = (abi: Abi, contract: Address, names: readonly (readonly [SettingKey, string])[]): Reading[] =>
  names.map(([setting, name]) => settingReading(contract, setting, itemOf(abi, name)));

const pendingAdmin = (contract: Address): Reading =>
  settingReading(contract, 'pendingOwner', itemOf(DEFAULT_ADMIN, 'pendingDefaultAdmin'), [], { index: 0 });

/** What is read of each kind of contract, besides its ownership. */
const BY_PROGRAM: Partial<Record<ContractProgram, (contract: Address, company: Company) => Reading[]>> = {
  Governor: (contract) => [
    ...named(governorAbi, contract, [
      ['votingDelay', 'votingDelay'],
      ['votingPeriod', 'votingPeriod'],
      ['proposalThreshold', 'proposalThreshold'],
      ['timelock', 'timelock'],
      ['preVoteVetoer', 'preVoteVetoer'],
      ['preExecutionVetoer', 'preExecutionVetoer'],
      ['messageController', 'messageController'],
    ]),
    settingReading(contract, 'quorumNumerator', quorumItem),
    // Of others than quadratic governors nothing is answered, and nothing told.
    ...QUADRATIC_SETTINGS.map((setting, index) => settingReading(contract, setting, quadraticItem, [FROM_NOW_ON], { index })),
  ],
  Timelock: timelockReadings,
  Token: (contract) => [
    ...named(tokenAbi, contract, [['lockbox', 'lockbox']]),
    settingReading(contract, 'taxTreasury', itemOf(tokenAbi, 'bridgeTax'), [], { index: 0 }),
    tiersReading(contract),
  ],
  'Gas refund': (contract) => REFUND_SETTINGS.map((setting, index) => settingReading(contract, setting, refundItem, [], { index })),
  'Message controller': (contract) => [
    ...named(messageControllerAbi, contract, [
      ['vetoer', 'vetoer'],
      ['paused', 'paused'],
    ]),
    pendingAdmin(contract),
  ],
  'Asset controller': (contract) => [
    ...named(assetControllerAbi, contract, [
      ['paused', 'paused'],
      ['minBridges', 'minBridges'],
      ['transferDuration', 'duration'],
    ]),
    pendingAdmin(contract),
  ],
  Safe: (contract) => [
    ...named(safeAbi, contract, [
      ['owners', 'getOwners'],
      ['threshold', 'getThreshold'],
    ]),
    settingReading(contract, 'modules', itemOf(modulesAbi, 'getModulesPaginated'), [FIRST_MODULE, MOST_MODULES], { index: 0 }),
    slotReading(contract, 'guard', SAFE_GUARD_SLOT),
    slotReading(contract, 'fallbackHandler', SAFE_FALLBACK_HANDLER_SLOT),
    slotReading(contract, 'implementation', SAFE_SINGLETON_SLOT),
  ],
};

export const programReadings = (program: ContractProgram | null, contract: Address, company: Company): Reading[] =>
  (program && BY_PROGRAM[program]?.(contract, company)) ?? [];

const ROLE_NAMES: Partial<Record<ContractProgram, Readonly<Record<string, Hex>>>> = {
  Timelock: TIMELOCK_ROLES,
  'Message controller': { ...CONTROLLER_ROLES, admin: CONTROLLER_ROLES.owner },
  'Asset controller': ASSET_CONTROLLER_ROLES,
};

/** What a role of a contract of this kind means; null where it is not known. */
export function roleNameOf(program: ContractProgram | null, role: Hex): RoleName | null {
  const found = Object.entries((program && ROLE_NAMES[program]) ?? {}).find(([name, hash]) => name !== 'owner' && hash === role);
  return found ? (found[0] as RoleName) : null;
}

/** Limits of what an account may create and destroy of a token. */
export const limitReadings = (token: Address, bridge: Address): Reading[] => [
  settingReading(token, 'mintingLimit', itemOf(tokenAbi, 'mintingMaxLimitOf'), [bridge], { about: bridge }),
  settingReading(token, 'burningLimit', itemOf(tokenAbi, 'burningMaxLimitOf'), [bridge], { about: bridge }),
];

export const originReadings = (controller: Address, chainId: bigint): Reading[] =>
  (['minimum', 'messageDelay'] as const).map((setting, index) =>
    settingReading(controller, setting, itemOf(messageControllerAbi, 'originOf'), [chainId], { about: String(chainId), index }),
  );

export const adapterReading = (controller: Address, adapter: Address): Reading =>
  settingReading(controller, 'adapter', itemOf(messageControllerAbi, 'isApproved'), [adapter], { about: adapter, refused: 'false' });

/** Limits of what an adapter, or several that agree (the zero address), may bring to a portal and take from it. */
export const portalLimitReadings = (portal: Address, adapter: Address): Reading[] => {
  const about = adapter === ZERO ? 'several bridges together' : adapter;
  return [
    settingReading(portal, 'arrivingLimit', itemOf(assetControllerAbi, 'mintingMaxLimitOf'), [adapter], { about, refused: '0' }),
    settingReading(portal, 'leavingLimit', itemOf(assetControllerAbi, 'burningMaxLimitOf'), [adapter], { about, refused: '0' }),
  ];
};

export const portalChainReadings = (portal: Address, chainId: bigint): Reading[] =>
  (['sends', 'takes'] as const).map((setting, index) =>
    settingReading(portal, setting, itemOf(assetControllerAbi, 'chainOf'), [chainId], { about: String(chainId), index }),
  );

export const agreeingReading = (portal: Address, adapter: Address): Reading =>
  settingReading(portal, 'agreeing', itemOf(assetControllerAbi, 'multiBridgeAdapters'), [adapter], { about: adapter, refused: 'false' });

export const delegateReading = (token: Address, account: Address): Reading =>
  settingReading(token, 'delegate', itemOf(tokenAbi, 'delegates'), [account], { about: account });
