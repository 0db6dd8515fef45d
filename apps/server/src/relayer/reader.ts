import {
  assetControllerAbi,
  bridgeAdaptersOf,
  hyperlaneAdapterAbi,
  messageControllerAbi,
  nttManagerAbi,
  oftAbi,
  payloadHashOf,
  platformAddresses,
  spokePoolAbi,
} from '@althing/bindings';
import { deliveriesIn, routeAddresses } from '@althing/bindings/localBridges';
import { isLocalChain } from '@althing/domain/bridges';
import { type Address, type ChainId, sameAddress } from '@althing/domain/units';
import {
  concat,
  getAbiItem,
  type GetLogsReturnType,
  type Hex,
  keccak256,
  numberToHex,
  parseEventLogs,
  type PublicClient,
  type TransactionReceipt,
} from 'viem';
import type { FoundTask, RelayerPlace, RelayerStore } from '../store/relayer.ts';
import type { RelayerSettings } from './settings.ts';

/** Events about messages and transfers that leave or arrive. Those after the third may make something executable that was not before. */
const EVENTS = [
  getAbiItem({ abi: hyperlaneAdapterAbi, name: 'MessageRelayed' }),
  getAbiItem({ abi: messageControllerAbi, name: 'MessageConfirmed' }),
  getAbiItem({ abi: assetControllerAbi, name: 'TransferReceived' }),
  getAbiItem({ abi: messageControllerAbi, name: 'Unpaused' }),
  getAbiItem({ abi: messageControllerAbi, name: 'OriginUpdated' }),
  getAbiItem({ abi: assetControllerAbi, name: 'LimitsUpdated' }),
  getAbiItem({ abi: assetControllerAbi, name: 'ChainUpdated' }),
  getAbiItem({ abi: assetControllerAbi, name: 'MinBridgesUpdated' }),
  getAbiItem({ abi: assetControllerAbi, name: 'DurationUpdated' }),
] as const;

/** By which transfers of the second set leave local chains, each with the contracts whose word counts. */
const ROUTE_EVENTS = [
  getAbiItem({ abi: spokePoolAbi, name: 'FundsDeposited' }),
  getAbiItem({ abi: oftAbi, name: 'OFTSent' }),
  getAbiItem({ abi: nttManagerAbi, name: 'TransferSent' }),
] as const;
const ROUTE_CONTRACTS = [platformAddresses.localSpokePool, ...Object.values(routeAddresses)];

interface ReaderDependencies {
  chainId: ChainId;
  client: PublicClient;
  store: RelayerStore;
  settings: Pick<RelayerSettings, 'maxRange' | 'overlap' | 'rewind'>;
  /** Whether this installation is connected to the chain. */
  isServed(chainId: ChainId): boolean;
  now(): Date;
}

type ReadLog = GetLogsReturnType<undefined, typeof EVENTS>[number];

/** What controllers say that they have sent. */
const sentIn = (logs: TransactionReceipt['logs']) => [
  ...parseEventLogs({ abi: messageControllerAbi, logs, eventName: 'MessageSent' }).map((log) => ({ kind: 'execution' as const, log })),
  ...parseEventLogs({ abi: assetControllerAbi, logs, eventName: 'TransferSent' }).map((log) => ({ kind: 'transfer' as const, log })),
];

/** Tasks that follow from one transaction: deliveries by bridges, and messages and transfers to execute. */
function tasksIn(origin: ChainId, client: PublicClient, { logs, transactionHash, blockHash }: TransactionReceipt): FoundTask[] {
  const place = { transactionHash, blockHash };
  const relayed = parseEventLogs({ abi: hyperlaneAdapterAbi, logs, eventName: 'MessageRelayed' });
  const executions = sentIn(logs).flatMap(({ kind, log }) => {
    const { address } = log;
    const { payload } = log.args;
    const leg = relayed.find(({ args }) => sameAddress(args.controller, address) && args.messageHash === keccak256(payload));
    if (!leg) return [];
    const key = concat([address, payloadHashOf(origin, payload)]);
    const destination = Number(leg.args.destinationChain);
    return [{ kind, destination, key, ...place, controller: address.toLowerCase() as Hex, payload }];
  });
  if (!isLocalChain(origin)) return executions;
  const deliveries = deliveriesIn({ chainId: origin, client }, logs).map(({ bridge, destination, position }) => {
    const key = concat([transactionHash, numberToHex(position, { size: 4 })]);
    return { kind: 'delivery' as const, destination, key, ...place, position, bridge };
  });
  return [...deliveries, ...executions];
}

/** Reads the blocks of one chain in order and stores the tasks that follow from them. */
export class Reader {
  private readonly dependencies: ReaderDependencies;
  private place: RelayerPlace | undefined;

  constructor(dependencies: ReaderDependencies) {
    this.dependencies = dependencies;
  }

  async load(): Promise<void> {
    this.place = await this.dependencies.store.place(this.dependencies.chainId);
  }

  /** Reads the next blocks. @returns the chains with new tasks, and whether the newest block is reached. */
  async step(): Promise<{ destinations: ReadonlySet<ChainId>; isLive: boolean }> {
    const { chainId, client, settings, store, now } = this.dependencies;
    const head = Number(await client.getBlockNumber());
    const after = await this.start(head);
    if (after >= head) return { destinations: new Set(), isLive: true };
    const to = Math.min(after + settings.maxRange, head);
    // Read before the logs: if the chain forks meanwhile, the next step sees another hash and reads these blocks again.
    const { hash } = await client.getBlock({ blockNumber: BigInt(to) });
    const from = Math.max(0, after + 1 - settings.overlap);
    const logs = await client.getLogs({ events: EVENTS, fromBlock: BigInt(from), toBlock: BigInt(to) });
    const adapters = Object.values(bridgeAdaptersOf(chainId) ?? {});
    const ofAdapters = logs.filter(
      ({ eventName, address }) => eventName === 'MessageRelayed' && adapters.some((each) => sameAddress(each, address)),
    );
    const routed = await this.routed(from, to);
    const found = await this.found([...new Set([...ofAdapters.map(({ transactionHash }) => transactionHash), ...routed])]);
    await store.found(chainId, { block: to, hash }, found, now());
    this.place = { block: to, hash };
    const speakers = await this.listen(logs);
    const own = speakers > 0 ? [chainId] : [];
    return { destinations: new Set([...found.map(({ destination }) => destination), ...own]), isLive: to === head };
  }

  /** Transactions that gave something to bridges of the second set, which are played on local chains only. */
  private async routed(from: number, to: number): Promise<Hex[]> {
    const { chainId, client } = this.dependencies;
    if (!isLocalChain(chainId)) return [];
    const where = { address: ROUTE_CONTRACTS, fromBlock: BigInt(from), toBlock: BigInt(to) };
    const logs = await client.getLogs({ ...where, events: ROUTE_EVENTS });
    return logs.map(({ transactionHash }) => transactionHash);
  }

  /** Schedules the messages and transfers that these logs are about for another look. @returns the number of such logs. */
  private async listen(logs: readonly ReadLog[]): Promise<number> {
    const { chainId, store, now } = this.dependencies;
    const own = logs.filter(({ eventName }) => eventName !== 'MessageRelayed');
    const heard = own.flatMap(({ eventName, address, args }) =>
      (eventName === 'MessageConfirmed' || eventName === 'TransferReceived') && args.payloadHash
        ? [concat([address, args.payloadHash])]
        : [],
    );
    const speakersOf = (those: readonly ReadLog[]) => [...new Set(those.map(({ address }) => address.toLowerCase() as Hex))];
    await store.heard(chainId, speakersOf(own), heard);
    const changed = own.filter(({ eventName }) => eventName !== 'MessageConfirmed' && eventName !== 'TransferReceived');
    await store.wake(chainId, speakersOf(changed), now());
    return own.length;
  }

  /** The block after which to read next: the last one read, or an earlier one where the chain has forked since. */
  private async start(head: number): Promise<number> {
    const { chainId, client, settings } = this.dependencies;
    // On a public chain, messages sent before the relayer first ran are not relayed.
    if (!this.place) return isLocalChain(chainId) ? -1 : head - 1;
    const { block, hash } = this.place;
    if (block <= head && (await client.getBlock({ blockNumber: BigInt(block) })).hash === hash) return block;
    return Math.max(-1, Math.min(block, head) - settings.rewind);
  }

  private async found(transactions: readonly Hex[]): Promise<FoundTask[]> {
    const { chainId, client, isServed } = this.dependencies;
    const receipts = await Promise.all(transactions.map((hash) => client.getTransactionReceipt({ hash })));
    const all = receipts.flatMap((receipt) => tasksIn(chainId, client, receipt)).filter(({ destination }) => isServed(destination));
    const unique = [...new Map(all.map((task) => [`${task.kind}${task.key}`, task])).values()];
    return isLocalChain(chainId) ? unique : this.ours(unique);
  }

  /** Tasks whose execution we pay for. On public chains these are only those of contracts that the ledger knows. */
  private async ours(found: readonly FoundTask[]): Promise<FoundTask[]> {
    const destinations = [...new Set(found.map(({ destination }) => destination))];
    const known = await Promise.all(
      destinations.map(async (destination) => {
        const asked = found.filter((task) => task.destination === destination).map(({ controller }) => controller as Address);
        return [destination, await this.dependencies.store.known(destination, asked)] as const;
      }),
    );
    const addresses = new Map(known);
    return found.filter(({ destination, controller }) => addresses.get(destination)!.some((each) => sameAddress(each, controller)));
  }
}
