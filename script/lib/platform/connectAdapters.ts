import { existsSync, readFileSync } from 'node:fs';
import {
  addRoutesCall,
  bridgeAdaptersAt,
  type BridgeEndpoint,
  type Call,
  connectCall,
  type PlatformRecord,
  type ReadClient,
  readConnection,
} from '@althing/bindings';
import { type Bridge, BRIDGE_FACTS, bridgeBetween, bridgeChainIdsOf, BRIDGES, publicBridgesOf } from '@althing/domain/bridges';
import { type Address, type ChainId, sameAddress } from '@althing/domain/units';
import { parseAbi, zeroAddress } from 'viem';
import { getCode, readContract } from 'viem/actions';
import type { PlatformOptions } from './options.ts';
import { PlatformError } from './platformError.ts';
import type { Survey } from './survey.ts';
import type { TimelockTask } from './timelockTask.ts';

/** What bridges call the chain that they are on, of those that say it; their answer is held against what we know. */
const OWN_NAMES = parseAbi([
  'function localDomain() view returns (uint32)',
  'function eid() view returns (uint32)',
  'function chainId() view returns (uint16)',
]);
const ASKS_OWN_NAME = { hyperlane: 'localDomain', layerzero: 'eid', wormhole: 'chainId' } as const;
const CCIP = parseAbi(['function isChainSupported(uint64 chainSelector) view returns (bool)']);

interface Adapter {
  bridge: Bridge;
  address: Address;
  chainId: ChainId;
}

/** Chains on which the same adapter is recorded. Nothing is sent where nobody would take it. */
function chainsWith({ bridge, address, chainId }: Adapter, { recordFile }: PlatformOptions): ChainId[] {
  if (recordFile === undefined || !existsSync(recordFile)) return [];
  const records = Object.entries(JSON.parse(readFileSync(recordFile, 'utf8')) as Record<string, PlatformRecord>);
  return records
    .filter(([id, { contracts }]) => Number(id) !== chainId && sameAddress(bridgeAdaptersAt(contracts)[bridge], address))
    .map(([id]) => Number(id));
}

/** Those of `chainIds` that the bridge reaches from here. CCIP has lanes between some chains only, and says which. */
async function reachable(client: ReadClient, { bridge, chainId }: Adapter, endpoint: Address, chainIds: readonly ChainId[]) {
  const known = chainIds.filter((other) => bridgeBetween(bridge, chainId, other).isAvailable);
  if (bridge !== 'ccip') return known;
  const selectors = known.map((other) => bridgeChainIdsOf(other)!.ccip as bigint);
  const lanes = await Promise.all(
    selectors.map((selector) => readContract(client, { address: endpoint, abi: CCIP, functionName: 'isChainSupported', args: [selector] })),
  );
  return known.filter((_, index) => lanes[index]);
}

/** An adapter is connected for ever, so what is there has to be the bridge. @throws PlatformError where it is not. */
async function assertBridge(client: ReadClient, { bridge, chainId }: Adapter, { endpoint, companion }: BridgeEndpoint): Promise<void> {
  const { name } = BRIDGE_FACTS[bridge];
  for (const address of [endpoint, companion])
    if (address !== zeroAddress && !(await getCode(client, { address })))
      throw new PlatformError(`There is no code at ${address}, where ${name} should be. No adapter was connected.`);
  if (!(bridge in ASKS_OWN_NAME)) return;
  const functionName = ASKS_OWN_NAME[bridge as keyof typeof ASKS_OWN_NAME];
  const [own, ours] = [await readContract(client, { address: endpoint, abi: OWN_NAMES, functionName }), bridgeChainIdsOf(chainId)![bridge]];
  if (BigInt(own) !== ours)
    throw new PlatformError(`${name} calls this chain ${own} at ${endpoint}, and not ${ours}. No adapter was connected.`);
}

/** @throws PlatformError where the adapter is connected to something else, for ever. */
async function missingCalls(client: ReadClient, adapter: Adapter, options: PlatformOptions): Promise<Call[]> {
  const { bridge, address, chainId } = adapter;
  const site = publicBridgesOf(chainId)?.[bridge];
  if (!site?.endpoint) return [];
  const wanted: BridgeEndpoint = { endpoint: site.endpoint, companion: site.companion ?? zeroAddress };
  const others = chainsWith(adapter, options);
  if (others.length === 0) return [];
  await assertBridge(client, adapter, wanted);
  const chains = await reachable(client, adapter, wanted.endpoint, others);
  const { at, reached, misnamed } = await readConnection(client, bridge, address, chains);
  const isConnected = at.endpoint !== zeroAddress;
  const isRight = sameAddress(at.endpoint, wanted.endpoint) && sameAddress(at.companion, wanted.companion);
  if ((isConnected && !isRight) || misnamed.length > 0)
    throw new PlatformError(
      `The adapter ${address} of ${BRIDGE_FACTS[bridge].name} is connected to something else than it should be, for ever.`,
    );
  const missing = chains.filter((id) => !reached.includes(id));
  return [
    ...(missing.length > 0 ? [addRoutesCall(bridge, address, missing)] : []),
    ...(isConnected || chains.length === 0 ? [] : [connectCall(address, wanted)]),
  ];
}

/** Every adapter with its bridge, and with each recorded chain that the bridge reaches from here. Local chains are connected by the devnet. */
export async function connectAdapters(client: ReadClient, { owned }: Survey, options: PlatformOptions): Promise<TimelockTask> {
  const chainId = options.chain.id;
  const addresses = bridgeAdaptersAt(owned);
  const calls = await Promise.all(BRIDGES.map((bridge) => missingCalls(client, { bridge, address: addresses[bridge], chainId }, options)));
  return {
    done: 'Bridge adapters are connected with every recorded chain that their bridges reach',
    open: 'Bridge adapters are not connected with every recorded chain that their bridges reach',
    name: 'their connection',
    calls: calls.flat(),
  };
}
