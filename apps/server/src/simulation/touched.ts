import type { OwnContract } from '@althing/domain/simulation';
import { type Address, type Hex, sameAddress } from '@althing/domain/units';
import { decodeFunctionData, getAddress, type Log, parseAbi, parseEventLogs } from 'viem';
import { CURRENCY_LOGS, type CallToSimulate, type SimulatedLog } from '../external/simulation/simulator.ts';

/** At most so many contracts of one proposal are read, the organisation's first, and so many of everything else. */
const [MOST_CONTRACTS, MOST_OTHERS] = [40, 120];

const standardAbi = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
  'event ApprovalForAll(address indexed owner, address indexed operator, bool approved)',
  'event RoleGranted(bytes32 indexed role, address indexed account, address indexed sender)',
  'event RoleRevoked(bytes32 indexed role, address indexed account, address indexed sender)',
  'event DelegateChanged(address indexed delegator, address indexed fromDelegate, address indexed toDelegate)',
  'event BridgeLimitsSet(uint256 mintingLimit, uint256 burningLimit, address indexed bridge)',
  'event OriginUpdated(uint256 indexed chainId, uint8 minimum, uint32 delay)',
  'event AdapterUpdated(address indexed adapter, uint256 slot, bool approved)',
  'event LimitsUpdated(address indexed adapter, uint256 slot, uint256 minting, uint256 burning)',
  'event MultiBridgeAdapterUpdated(address indexed adapter, uint256 slot, bool approved)',
  'event ChainUpdated(uint256 indexed chainId, bool sends, bool takes)',
  'event TimelockChange(address oldTimelock, address newTimelock)',
]);
const approveAbi = parseAbi([
  'function approve(address spender, uint256 value)',
  'function increaseAllowance(address spender, uint256 addedValue)',
  'function setApprovalForAll(address operator, bool approved)',
]);

/** What a proposal has to do with, as its calls and their events tell. Each list is bounded. */
export interface Touched {
  /** Whose settings may have changed. */
  contracts: Address[];
  /** The token is null for the chain's currency. */
  balances: { token: Address | null; holder: Address }[];
  allowances: { token: Address; owner: Address; spender: Address; isForAll: boolean }[];
  roles: { contract: Address; role: Hex; account: Address }[];
  delegations: { token: Address; account: Address }[];
  limits: { token: Address; bridge: Address }[];
  origins: { controller: Address; chainId: bigint }[];
  adapters: { controller: Address; adapter: Address }[];
  portalLimits: { portal: Address; adapter: Address }[];
  portalChains: { portal: Address; chainId: bigint }[];
  agreeing: { portal: Address; adapter: Address }[];
  newTimelocks: { governor: Address; timelock: Address }[];
}

/** `isCut`: there is more than is read. */
export type TouchedOrCut = Touched & { isCut: boolean };

/** Without repetitions. */
const distinct = <Item>(items: readonly Item[]): Item[] => {
  const keyOf = (item: Item) => JSON.stringify(item, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
};

/** Approvals that tokens may not announce. */
function approvalsIn(calls: readonly CallToSimulate[]): Touched['allowances'] {
  return calls.flatMap(({ from, to, data }) => {
    try {
      const { functionName, args } = decodeFunctionData({ abi: approveAbi, data });
      return [{ token: getAddress(to), owner: getAddress(from), spender: args[0], isForAll: functionName === 'setApprovalForAll' }];
    } catch {
      return [];
    }
  });
}

/** Events of any contract count, as it can only tell of itself; what it says is asked of it before and after. */
export function touchedBy(
  executors: readonly Address[],
  calls: readonly CallToSimulate[],
  logs: readonly SimulatedLog[],
  own: readonly OwnContract[],
): TouchedOrCut {
  const { contracts, ...others } = everythingTouched(executors, calls, logs, own);
  const lists = Object.entries(others).map(([name, list]) => [name, list.slice(0, MOST_OTHERS)]);
  const isCut = contracts.length > MOST_CONTRACTS || Object.values(others).some(({ length }) => length > MOST_OTHERS);
  return { ...(Object.fromEntries(lists) as typeof others), contracts: contracts.slice(0, MOST_CONTRACTS), isCut };
}

function everythingTouched(
  executors: readonly Address[],
  calls: readonly CallToSimulate[],
  logs: readonly SimulatedLog[],
  own: readonly OwnContract[],
): Touched {
  const events = parseEventLogs({ abi: standardAbi, logs: logs as unknown as Log[] });
  const of = <Name extends (typeof events)[number]['eventName']>(name: Name) =>
    events.filter((event): event is Extract<(typeof events)[number], { eventName: Name }> => event.eventName === name);
  const emitters = logs.map(({ address }) => getAddress(address)).filter((address) => !sameAddress(address, CURRENCY_LOGS));
  const targets = calls.map(({ to }) => getAddress(to));
  const ownFirst = (address: Address) => (own.some((contract) => sameAddress(contract.address, address)) ? 0 : 1);
  const moved = of('Transfer').flatMap(({ address, args }) => {
    const token = sameAddress(address, CURRENCY_LOGS) ? null : getAddress(address);
    return [args.from, args.to].map((holder) => ({ token, holder }));
  });
  const sent = calls
    .filter(({ value }) => value > 0n)
    .flatMap(({ from, to }) => [getAddress(from), getAddress(to)].map((holder) => ({ token: null, holder })));
  return {
    contracts: distinct([...executors, ...targets, ...emitters].toSorted((a, b) => ownFirst(a) - ownFirst(b))),
    balances: distinct([...sent, ...moved]),
    allowances: distinct([
      ...approvalsIn(calls),
      ...of('Approval').map(({ address, args }) => ({
        token: getAddress(address),
        owner: args.owner,
        spender: args.spender,
        isForAll: false,
      })),
      ...of('ApprovalForAll').map(({ address, args }) => ({
        token: getAddress(address),
        owner: args.owner,
        spender: args.operator,
        isForAll: true,
      })),
    ]),
    roles: distinct(
      [...of('RoleGranted'), ...of('RoleRevoked')].map(({ address, args }) => ({
        contract: getAddress(address),
        role: args.role,
        account: args.account,
      })),
    ),
    delegations: distinct(of('DelegateChanged').map(({ address, args }) => ({ token: getAddress(address), account: args.delegator }))),
    limits: distinct(of('BridgeLimitsSet').map(({ address, args }) => ({ token: getAddress(address), bridge: args.bridge }))),
    origins: distinct(of('OriginUpdated').map(({ address, args }) => ({ controller: getAddress(address), chainId: args.chainId }))),
    adapters: distinct(of('AdapterUpdated').map(({ address, args }) => ({ controller: getAddress(address), adapter: args.adapter }))),
    portalLimits: distinct(of('LimitsUpdated').map(({ address, args }) => ({ portal: getAddress(address), adapter: args.adapter }))),
    portalChains: distinct(of('ChainUpdated').map(({ address, args }) => ({ portal: getAddress(address), chainId: args.chainId }))),
    agreeing: distinct(
      of('MultiBridgeAdapterUpdated').map(({ address, args }) => ({ portal: getAddress(address), adapter: args.adapter })),
    ),
    newTimelocks: distinct(
      of('TimelockChange').map(({ address, args }) => ({ governor: getAddress(address), timelock: args.newTimelock })),
    ),
  };
}
