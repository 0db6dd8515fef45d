import { bridgeAdaptersAt, type Call, contractCall, type ReadClient } from '@althing/bindings';
import { bridgeAddresses } from '@althing/bindings/localBridges';
import { bridgeChainIdsOf, isLocalChain } from '@althing/domain/bridges';
import { type Address, type ChainId, sameAddress } from '@althing/domain/units';
import { type ContractFunctionReturnType, encodeAbiParameters, parseAbi, parseAbiParameters, zeroAddress } from 'viem';
import { getCode, readContract } from 'viem/actions';
import contracts from './layerZeroContracts.json' with { type: 'json' };
import type { PlatformOptions } from './options.ts';
import { PlatformError } from './platformError.ts';
import type { Survey } from './survey.ts';
import type { TimelockTask } from './timelockTask.ts';
import type { VerifiedPair } from './verifierChoice.ts';

/** LayerZero's contracts on one chain. */
interface Contracts {
  endpoint: Address;
  sendLibrary: Address;
  receiveLibrary: Address;
  verifiers: Readonly<Record<string, Address>>;
}

const ENDPOINT = parseAbi([
  'struct SetConfigParam { uint32 eid; uint32 configType; bytes config; }',
  'function delegates(address oapp) view returns (address)',
  'function isRegisteredLibrary(address lib) view returns (bool)',
  'function isDefaultSendLibrary(address sender, uint32 eid) view returns (bool)',
  'function getSendLibrary(address sender, uint32 eid) view returns (address)',
  'function getReceiveLibrary(address receiver, uint32 eid) view returns (address lib, bool isDefault)',
  'function setSendLibrary(address oapp, uint32 eid, address lib)',
  'function setReceiveLibrary(address oapp, uint32 eid, address lib, uint256 gracePeriod)',
  'function setConfig(address oapp, address lib, SetConfigParam[] params)',
]);
const LIBRARY = parseAbi([
  'struct UlnConfig { uint64 confirmations; uint8 requiredDVNCount; uint8 optionalDVNCount; uint8 optionalDVNThreshold; address[] requiredDVNs; address[] optionalDVNs; }',
  'function getAppUlnConfig(address oapp, uint32 eid) view returns (UlnConfig)',
]);
const ADAPTER = parseAbi(['function endpoint() view returns (address)']);
const CONFIG = parseAbiParameters([
  'UlnConfig config',
  'struct UlnConfig { uint64 confirmations; uint8 requiredDVNCount; uint8 optionalDVNCount; uint8 optionalDVNThreshold; address[] requiredDVNs; address[] optionalDVNs; }',
]);
/** Of both libraries: who verifies. */
const VERIFICATION = 2;
/** "None", where 0 would mean what LayerZero chooses. */
const NO_OPTIONAL = 255;

type UlnConfig = ContractFunctionReturnType<typeof LIBRARY, 'view', 'getAppUlnConfig'>;

interface Way {
  /** What LayerZero calls the other chain. */
  eid: number;
  other: ChainId;
  /** What leaves, and what arrives. */
  sent: UlnConfig;
  received: UlnConfig;
}

function contractsOn(chainId: ChainId): Contracts | undefined {
  if (!isLocalChain(chainId)) return (contracts as Readonly<Record<string, unknown>>)[chainId] as Contracts | undefined;
  const { layerZeroEndpoint, sendUln, receiveUln, dvn } = bridgeAddresses;
  return { endpoint: layerZeroEndpoint, sendLibrary: sendUln, receiveLibrary: receiveUln, verifiers: { DVN: dvn } };
}

/** A verifier has one address per chain. @throws PlatformError where it is not on one of the two. */
function verifiersOf({ chains, verifiers }: VerifiedPair, chainId: ChainId): Address[] {
  const addresses = verifiers.map((name) => {
    for (const id of chains)
      if (!contractsOn(id)?.verifiers[name]) throw new PlatformError(`LayerZero's package names no verifier ${name} on chain ${id}.`);
    return contractsOn(chainId)!.verifiers[name]!;
  });
  return addresses.toSorted((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1));
}

function wayOf(pair: VerifiedPair, chainId: ChainId): Way {
  const other = pair.chains.find((id) => id !== chainId)!;
  const eid = bridgeChainIdsOf(other)?.layerzero;
  if (typeof eid !== 'bigint') throw new PlatformError(`LayerZero is not known to reach chain ${other}.`);
  const requiredDVNs = verifiersOf(pair, chainId);
  const config = (origin: ChainId): UlnConfig => ({
    confirmations: pair.confirmations.get(origin)!,
    requiredDVNCount: requiredDVNs.length,
    optionalDVNCount: NO_OPTIONAL,
    optionalDVNThreshold: 0,
    requiredDVNs,
    optionalDVNs: [],
  });
  return { eid: Number(eid), other, sent: config(chainId), received: config(other) };
}

const encoded = (config: UlnConfig) => encodeAbiParameters(CONFIG, [config]);

/** @throws PlatformError where LayerZero's contracts are not what the package says. */
async function assertContracts(client: ReadClient, { endpoint, sendLibrary, receiveLibrary }: Contracts, verifiers: readonly Address[]) {
  for (const lib of [sendLibrary, receiveLibrary])
    if (!(await readContract(client, { address: endpoint, abi: ENDPOINT, functionName: 'isRegisteredLibrary', args: [lib] })))
      throw new PlatformError(`LayerZero's endpoint ${endpoint} does not know the library ${lib}. No verifiers were chosen.`);
  for (const address of verifiers)
    if (!(await getCode(client, { address })))
      throw new PlatformError(`There is no code at ${address}, where a verifier of LayerZero should be. No verifiers were chosen.`);
}

/** What differs for one chain from what was chosen. */
async function differingCalls(
  client: ReadClient,
  adapter: Address,
  { endpoint, sendLibrary, receiveLibrary }: Contracts,
  way: Way,
): Promise<Call[]> {
  const { eid, sent, received } = way;
  const at = { address: endpoint, abi: ENDPOINT } as const;
  const configOf = (address: Address) =>
    readContract(client, { address, abi: LIBRARY, functionName: 'getAppUlnConfig', args: [adapter, eid] });
  const [isDefault, sending, [receiving, isDefaultToo], sentNow, receivedNow] = await Promise.all([
    readContract(client, { ...at, functionName: 'isDefaultSendLibrary', args: [adapter, eid] }),
    readContract(client, { ...at, functionName: 'getSendLibrary', args: [adapter, eid] }),
    readContract(client, { ...at, functionName: 'getReceiveLibrary', args: [adapter, eid] }),
    configOf(sendLibrary),
    configOf(receiveLibrary),
  ]);
  const configCall = (library: Address, config: UlnConfig) =>
    contractCall({
      ...at,
      functionName: 'setConfig',
      args: [adapter, library, [{ eid, configType: VERIFICATION, config: encoded(config) }]],
    });
  const isSending = !isDefault && sameAddress(sending, sendLibrary);
  const isReceiving = !isDefaultToo && sameAddress(receiving, receiveLibrary);
  return [
    // Who verifies comes first, so that no library is used with verifiers that nobody chose.
    ...(encoded(sentNow) === encoded(sent) ? [] : [configCall(sendLibrary, sent)]),
    ...(encoded(receivedNow) === encoded(received) ? [] : [configCall(receiveLibrary, received)]),
    ...(isSending ? [] : [contractCall({ ...at, functionName: 'setSendLibrary', args: [adapter, eid, sendLibrary] })]),
    ...(isReceiving ? [] : [contractCall({ ...at, functionName: 'setReceiveLibrary', args: [adapter, eid, receiveLibrary, 0n] })]),
  ];
}

const NAME = 'the choice of verifiers';
const UNCHOSEN = 'LayerZero’s adapter is not verified as the file says';
const nothing = (done: string): TimelockTask => ({ done, open: UNCHOSEN, name: NAME, calls: [] });

/**
 * Who verifies what LayerZero's adapter sends and gets, by which libraries, and after how many blocks: as a person has chosen it for pairs of chains. Without a choice its endpoint's
 * defaults hold, which LayerZero can change.
 */
export async function chooseVerifiers(
  client: ReadClient,
  { owned, timelock }: Pick<Survey, 'owned' | 'timelock'>,
  { chain, verifiers }: Pick<PlatformOptions, 'chain' | 'verifiers'>,
): Promise<TimelockTask> {
  if (!verifiers) return nothing('LayerZero’s verifiers were not looked at: --verifiers names a file that chooses them');
  const pairs = verifiers.filter(({ chains }) => chains.includes(chain.id));
  if (pairs.length === 0) return nothing('The file chooses no verifiers of LayerZero for this chain');
  const there = contractsOn(chain.id);
  if (!there) throw new PlatformError(`LayerZero's package has no contracts of ${chain.name}.`);
  const ways = pairs.map((pair) => wayOf(pair, chain.id));
  const adapter = bridgeAdaptersAt(owned).layerzero;
  const endpoint = await readContract(client, { address: adapter, abi: ADAPTER, functionName: 'endpoint' });
  if (endpoint === zeroAddress) return nothing('LayerZero’s verifiers can be chosen once its adapter is connected');
  const delegate = await readContract(client, { address: there.endpoint, abi: ENDPOINT, functionName: 'delegates', args: [adapter] });
  if (!sameAddress(endpoint, there.endpoint) || !sameAddress(delegate, timelock))
    throw new PlatformError(
      `LayerZero's endpoint lets ${delegate} choose for the adapter ${adapter}, and not its owner: call updateDelegate of it.`,
    );
  await assertContracts(client, there, [...new Set(ways.flatMap(({ sent }) => sent.requiredDVNs))]);
  const calls = (await Promise.all(ways.map((way) => differingCalls(client, adapter, there, way)))).flat();
  const others = ways.map(({ other }) => other).join(', ');
  return { done: `LayerZero's adapter is verified as the file says with the chains ${others}`, open: UNCHOSEN, name: NAME, calls };
}
