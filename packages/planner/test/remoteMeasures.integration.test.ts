import {
  bridgeAdaptersOf,
  CONTROLLER_ROLES,
  contractCall,
  encodeMessagePayload,
  type MessageCalls,
  messageControllerAbi,
  readControllers,
  readOwnership,
  tokenAbi,
} from '@althing/bindings';
import { passSeconds } from '@althing/devnet';
import {
  emptyRemote,
  factsThere,
  MEASURE_KINDS,
  type MeasureFacts,
  type MeasureKind,
  MEASURES,
  REMOTE_GROUPS,
  remoteContent,
} from '@althing/domain/governance';
import { ALICE, BOB, sampleRemote, sampleWay } from '@althing/domain/testing';
import type { Address } from '@althing/domain/units';
import { getContract, parseEther } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  act,
  AUTHORITY,
  AWAY,
  client,
  CONTROLLER,
  decide,
  draft,
  found,
  foundedAgain,
  HOME,
  readFacts,
  stop,
  TOKEN,
  tokenAndUpgrades,
} from './governedChain.ts';

/*
 * Measures that a governor of another chain takes here: the message that the builder would send, brought by bridges, of which only the
 * adapters are called, and executed for a sender who was given everything.
 */

/** Who sends on the other chain. */
const SENDER = ALICE;
const ownable = { abi: tokenAbi } as const;
const controller = { address: CONTROLLER, abi: messageControllerAbi } as const;

let executor: Address;
let messages = 0;

beforeAll(async () => {
  await found();
  executor = await client.readContract({ ...controller, functionName: 'executorOf', args: [BigInt(AWAY), SENDER] });
}, 120_000);
beforeEach(async () => {
  await foundedAgain();
  const give = [TOKEN, AUTHORITY].map((address) =>
    contractCall({ ...ownable, address, functionName: 'transferOwnership', args: [executor] }),
  );
  const origin = { chainId: BigInt(AWAY), minimum: 2, delay: 3600 };
  const open = contractCall({ ...controller, functionName: 'updateOrigin', args: [origin] });
  const begin = contractCall({ ...controller, functionName: 'beginDefaultAdminTransfer', args: [executor] });
  await decide(
    'Main',
    [...give, open, begin].map(({ to, value, data }) => ({ target: to, value, calldata: data })),
  );
  await passSeconds(client, 2);
  const accept = [TOKEN, AUTHORITY].map((address) => contractCall({ ...ownable, address, functionName: 'acceptOwnership' }));
  const calls = [...accept, contractCall({ ...controller, functionName: 'acceptDefaultAdminTransfer' })];
  await bring({ targets: calls.map(({ to }) => to), calldatas: calls.map(({ data }) => data) });
});
afterAll(stop);

/** What the builder of the other chain knows of this one. */
async function remoteFacts(): Promise<MeasureFacts> {
  const owned = await readOwnership(client, { token: TOKEN, authority: AUTHORITY, refund: undefined });
  const way = sampleWay({
    executor,
    ...tokenAndUpgrades(owned),
    controllers: await readControllers(client, [{ address: CONTROLLER, name: 'Message controller', kind: 'messages' }]),
  });
  const chains = [{ chainId: HOME, name: 'Alpha', coin: { symbol: 'ETH', decimals: 18 }, way }];
  return { ...(await readFacts('Main')), remote: sampleRemote({ chains }) };
}

/** By two bridges, which have to agree, after its delay. */
async function bring(calls: MessageCalls): Promise<void> {
  const { timestamp } = await client.getBlock();
  const head = { nonce: ++messages, sentAt: Number(timestamp), destinationChainId: HOME, threshold: 2 };
  const payload = encodeMessagePayload({ ...head, ...calls, sender: SENDER, gasLimit: 2_000_000 });
  const { hyperlane, layerzero } = bridgeAdaptersOf(HOME)!;
  for (const adapter of [hyperlane, layerzero])
    await act(adapter, contractCall({ ...controller, functionName: 'receiveMessage', args: [BigInt(AWAY), payload] }));
  await passSeconds(client, 3601);
  await act(BOB, contractCall({ ...controller, functionName: 'execute', args: [BigInt(AWAY), payload] }));
}

async function carryOut(kind: MeasureKind, values: Record<string, string>): Promise<void> {
  const remote = { ...emptyRemote('1', HOME), calls: [draft(kind, values)] };
  await bring(remoteContent(remote, await remoteFacts())!);
}

const tokenAt = () => getContract({ ...ownable, address: TOKEN, client });

/** An offer to the account that acts here, of what Bob was given before. */
const offered = (address: Address, kind: MeasureKind) => async () => {
  await carryOut(kind, { owner: BOB });
  await act(BOB, contractCall({ ...ownable, address, functionName: 'acceptOwnership' }));
  await act(BOB, contractCall({ ...ownable, address, functionName: 'transferOwnership', args: [executor] }));
};

const PROGRAM: Address = '0x00000000000000000000000000000000000bee01';

interface Case {
  before?: () => Promise<void>;
  values?: Record<string, string>;
  done?: () => unknown;
}

const CASES: Partial<Record<MeasureKind, Case>> = {
  mintTokens: { values: { to: BOB, amount: '500' }, done: () => expect(tokenAt().read.balanceOf([BOB])).resolves.toBe(parseEther('500')) },
  mintingLimits: {
    values: { bridge: BOB, minting: '100', burning: '50' },
    done: () => expect(tokenAt().read.mintingMaxLimitOf([BOB])).resolves.toBe(parseEther('100')),
  },
  tokenOwner: { values: { owner: BOB }, done: () => expect(tokenAt().read.pendingOwner()).resolves.toBe(BOB) },
  takeToken: { before: offered(TOKEN, 'tokenOwner') },
  bridgeTax: {
    values: { treasury: BOB, tiers: '0:1' },
    done: () => expect(tokenAt().read.calculateBridgeTax([parseEther('200')])).resolves.toBe(parseEther('2')),
  },
  upgradeContract: {
    before: async () => {
      const slot = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc';
      const word = (await client.getStorageAt({ address: TOKEN, slot }))!;
      await client.setCode({ address: PROGRAM, bytecode: (await client.getCode({ address: `0x${word.slice(-40)}` }))! });
    },
    values: { proxy: TOKEN, implementation: PROGRAM, data: '' },
  },
  upgradeOwner: {
    values: { owner: BOB },
    done: () => expect(client.readContract({ ...ownable, address: AUTHORITY, functionName: 'pendingOwner' })).resolves.toBe(BOB),
  },
  takeUpgrades: { before: offered(AUTHORITY, 'upgradeOwner') },
  giveRole: {
    values: { role: `${CONTROLLER} originator`, account: BOB },
    done: () =>
      expect(client.readContract({ ...controller, functionName: 'hasRole', args: [CONTROLLER_ROLES.originator, BOB] })).resolves.toBe(true),
  },
};

describe('a measure that a message brings', { timeout: 60_000 }, () => {
  it('has all kinds that other chains can take, but for those that are the same call of another contract', () => {
    const taken = MEASURE_KINDS.filter((kind) => REMOTE_GROUPS.includes(MEASURES[kind].group));
    expect(taken.filter((kind) => !CASES[kind])).toEqual(['lockbox', 'takeRole']);
  });

  it.each(Object.entries(CASES) as [MeasureKind, Case][])('%s is carried out here', async (kind, { before, values = {}, done }) => {
    await before?.();
    const present = await remoteFacts();
    const [there] = 'problem' in present.remote ? [] : present.remote.chains;
    const way = there!.way as Exclude<NonNullable<(typeof there & object)['way']>, { problem: string }>;
    await carryOut(kind, values);
    const after = MEASURES[kind].after?.(factsThere(present, there!, way), values) ?? {};
    const now = await remoteFacts();
    const [seen] = 'problem' in now.remote ? [] : now.remote.chains;
    expect(seen!.way).toMatchObject(after);
    await done?.();
  });
});
