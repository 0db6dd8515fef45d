import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bridgeAdaptersOf, type OwnedName, sendCall } from '@althing/bindings';
import { bridgeAddresses } from '@althing/bindings/localBridges';
import {
  deliveriesIn,
  type LocalChain,
  localAccount,
  type LocalClient,
  localClient,
  MessageDesk,
  startPlatformChain,
  temporaryFolder,
  untakenPort,
} from '@althing/devnet';
import { bridgeChainIdsOf } from '@althing/domain/bridges';
import { chainById, LOCAL_CHAINS } from '@althing/domain/chains';
import type { Address, ChainId } from '@althing/domain/units';
import { parseAbi } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseVerifiers } from './chooseVerifiers.ts';
import { readVerifierChoice, type VerifiedPair } from './verifierChoice.ts';

/* The choice of verifiers against LayerZero's real endpoint and libraries, on two local chains, where the first account owns the adapters. */

const [ALPHA, BETA] = [31337, 31338] as const;
const owner = localAccount(0);
const adapter = bridgeAdaptersOf(ALPHA)!.layerzero;
const ULN = parseAbi([
  'struct UlnConfig { uint64 confirmations; uint8 requiredDVNCount; uint8 optionalDVNCount; uint8 optionalDVNThreshold; address[] requiredDVNs; address[] optionalDVNs; }',
  'function getUlnConfig(address oapp, uint32 eid) view returns (UlnConfig)',
]);
const ENDPOINT = parseAbi(['function isDefaultSendLibrary(address sender, uint32 eid) view returns (bool)']);
const { dvn, sendUln, receiveUln, layerZeroEndpoint } = bridgeAddresses;

let chains: LocalChain[];
let clients: Record<ChainId, LocalClient>;
let folder: string;

beforeAll(async () => {
  chains = await Promise.all([ALPHA, BETA].map(async (chainId) => startPlatformChain({ chainId, port: await untakenPort() })));
  clients = { [ALPHA]: localClient(chains[0]!), [BETA]: localClient(chains[1]!) };
  folder = temporaryFolder('althing-verifiers-');
}, 120_000);
afterAll(async () => {
  await Promise.all(chains.map((chain) => chain.stop()));
  rmSync(folder, { recursive: true, force: true });
});

function chosen(content: unknown): VerifiedPair[] {
  const file = join(folder, 'verifiers.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readVerifierChoice(file);
}

const PAIR = { chains: [ALPHA, BETA], verifiers: ['DVN'], confirmations: { [ALPHA]: 5, [BETA]: 7 } };
const owned = { LayerZeroAdapter: adapter } as Record<OwnedName, Address>;

const taskOn = (chainId: ChainId, pairs: readonly unknown[] = [PAIR], timelock: Address = owner.address) =>
  chooseVerifiers(clients[chainId]!, { owned, timelock }, { chain: chainById(LOCAL_CHAINS, chainId)!, verifiers: chosen({ pairs }) });

async function choose(chainId: ChainId, pairs?: readonly unknown[]): Promise<number> {
  const { calls } = await taskOn(chainId, pairs);
  for (const call of calls) {
    const { status } = await clients[chainId]!.waitForTransactionReceipt({ hash: await sendCall(clients[chainId]!, call) });
    expect(status).toBe('success');
  }
  return calls.length;
}

const eidOf = (chainId: ChainId): number => Number(bridgeChainIdsOf(chainId)!.layerzero);
const configOn = (chainId: ChainId, address: Address, other: ChainId) =>
  clients[chainId]!.readContract({ address, abi: ULN, functionName: 'getUlnConfig', args: [adapter, eidOf(other)] });

describe('the verifiers of LayerZero’s adapter', { timeout: 120_000 }, () => {
  it('are chosen for each direction with what differs only, and read back', async () => {
    const isDefault = () =>
      clients[ALPHA]!.readContract({
        address: layerZeroEndpoint,
        abi: ENDPOINT,
        functionName: 'isDefaultSendLibrary',
        args: [adapter, eidOf(BETA)],
      });
    expect(await isDefault()).toBe(true);
    expect([await choose(ALPHA), await choose(BETA)]).toEqual([4, 4]);
    expect(await taskOn(ALPHA)).toMatchObject({
      calls: [],
      done: `LayerZero's adapter is verified as the file says with the chains ${BETA}`,
    });
    expect((await taskOn(BETA)).calls).toEqual([]);
    expect(await isDefault()).toBe(false);

    const byLocal = { requiredDVNCount: 1, optionalDVNCount: 0, requiredDVNs: [dvn], optionalDVNs: [] };
    expect(await configOn(ALPHA, sendUln, BETA)).toMatchObject({ ...byLocal, confirmations: 5n });
    expect(await configOn(ALPHA, receiveUln, BETA)).toMatchObject({ ...byLocal, confirmations: 7n });
    expect(await configOn(BETA, receiveUln, ALPHA)).toMatchObject({ ...byLocal, confirmations: 5n });

    const later = [{ ...PAIR, confirmations: { [ALPHA]: 6, [BETA]: 7 } }];
    expect([await choose(ALPHA, later), await choose(BETA, later)]).toEqual([1, 1]);
    expect((await configOn(BETA, receiveUln, ALPHA)).confirmations).toBe(6n);
  });

  it('bring messages as before', async () => {
    const desk = await MessageDesk.open(clients[ALPHA]!, clients[BETA]!, { minimum: 1 });
    const sent = await desk.send({ bridges: ['layerzero'], threshold: 1 });
    const [delivery] = deliveriesIn(clients[ALPHA]!, sent.receipt);
    await delivery!.deliver(clients[BETA]!);
    expect((await desk.stateOf(sent)).votes).toBe(1n);
  });

  it('are asked for where nobody has chosen, or not for this chain', async () => {
    expect((await taskOn(ALPHA, [])).done).toBe('The file chooses no verifiers of LayerZero for this chain');
    const chain = chainById(LOCAL_CHAINS, ALPHA)!;
    const { done, calls } = await chooseVerifiers(clients[ALPHA]!, { owned, timelock: owner.address }, { chain, verifiers: undefined });
    expect([done, calls]).toEqual(['LayerZero’s verifiers were not looked at: --verifiers names a file that chooses them', []]);
  });

  it('are refused where LayerZero has none of the name, or the endpoint listens to somebody else', async () => {
    await expect(taskOn(ALPHA, [{ ...PAIR, verifiers: ['DVN', 'DVNMadeUp'] }])).rejects.toThrow(
      `LayerZero's package names no verifier DVNMadeUp on chain ${ALPHA}.`,
    );
    const other = localAccount(3).address;
    await expect(taskOn(ALPHA, [PAIR], other)).rejects.toThrow(
      `LayerZero's endpoint lets ${owner.address} choose for the adapter ${adapter}, and not its owner`,
    );
  });
});

describe('a file of verifiers', () => {
  it.each([
    ['no JSON', 'is no JSON'],
    [{ chains: [] }, 'has no list "pairs"'],
    [{ pairs: [{ ...PAIR, chains: [ALPHA, ALPHA] }] }, 'Pair 1 of LayerZero\'s verifiers: "chains" takes the ids of two chains.'],
    [{ pairs: [PAIR, { ...PAIR, verifiers: [] }] }, 'Pair 2 of LayerZero\'s verifiers: "verifiers" takes 1 to 8 different names.'],
    [{ pairs: [{ ...PAIR, verifiers: ['DVN', 'DVN'] }] }, '"verifiers" takes 1 to 8 different names'],
    [
      { pairs: [{ ...PAIR, confirmations: { [ALPHA]: 5 } }] },
      `"confirmations" takes a number of blocks of chain ${BETA}, from 1 to 1000000`,
    ],
    [{ pairs: [{ ...PAIR, confirmations: { [ALPHA]: 0, [BETA]: 1 } }] }, `a number of blocks of chain ${ALPHA}`],
    [{ pairs: [PAIR, { ...PAIR, chains: [BETA, ALPHA] }] }, "are twice among LayerZero's verifiers"],
  ])('is refused as %j', (content, sentence) => {
    expect(() => chosen(content)).toThrow(sentence);
  });
});
