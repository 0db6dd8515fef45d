import {
  ASSET_CONTROLLER_ROLES,
  assetControllerAbi,
  contractCall,
  CONTROLLER_ROLES,
  lockboxCreationCodeOf,
  messageControllerAbi,
  platformAddresses,
  TIMELOCK_ROLES,
  timelockAbi,
  tokenAbi,
} from '@althing/bindings';
import { passSeconds } from '@althing/devnet';
import { MEASURE_KINDS, type MeasureFacts, type MeasureKind, MEASURES, toCalls } from '@althing/domain/governance';
import { BOB, CAROL } from '@althing/domain/testing';
import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData, getContract, parseEther, zeroHash } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  act,
  addressOf,
  AUTHORITY,
  AWAY,
  carryOut,
  client,
  CONTROLLER,
  decide,
  draft,
  found,
  foundedAgain,
  type GovernorName,
  MAIN,
  PORTAL,
  readFacts,
  REFUND,
  SECOND,
  stop,
  TOKEN,
} from './governedChain.ts';

/* Each measure of the proposal builder, decided by vote and carried out. */

beforeAll(found, 120_000);
beforeEach(foundedAgain);
afterAll(stop);

const at = { address: TOKEN, abi: tokenAbi } as const;
const tokenAt = () => getContract({ ...at, client });
const hasRole = (address: Address, role: Hex, account: Address) =>
  client.readContract({ address, abi: messageControllerAbi, functionName: 'hasRole', args: [role, account] });

async function newLockbox(): Promise<Address> {
  const data = lockboxCreationCodeOf({ token: TOKEN, kept: platformAddresses.localGold });
  const hash = await client.sendTransaction({ data, gas: 5_000_000n });
  return (await client.waitForTransactionReceipt({ hash })).contractAddress!;
}

/** Another address with the token's own program. */
const PROGRAM: Address = '0x00000000000000000000000000000000000bee01';
async function newProgram(): Promise<Address> {
  const slot = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc';
  const word = (await client.getStorageAt({ address: TOKEN, slot }))!;
  const bytecode = (await client.getCode({ address: `0x${word.slice(-40)}` }))!;
  await client.setCode({ address: PROGRAM, bytecode });
  return PROGRAM;
}

interface Case {
  by?: GovernorName;
  /** What has to be before. */
  before?: () => Promise<unknown>;
  values?: Record<string, string> | (() => Promise<Record<string, string>>);
  /** What it has done, beyond what `MEASURES` says the governor is afterwards. */
  done?: (facts: MeasureFacts) => unknown;
}

/** Bob, who was given it by a vote, offers it to the timelock. */
const offered = (address: Address) => async () => {
  const give = (to: Address) => contractCall({ address, abi: tokenAbi, functionName: 'transferOwnership', args: [to] });
  const { to, value, data } = give(BOB);
  await decide('Main', [{ target: to, value, calldata: data }]);
  await act(BOB, contractCall({ address, abi: tokenAbi, functionName: 'acceptOwnership' }));
  await act(BOB, give(MAIN));
};

const CASES: Readonly<Record<MeasureKind, Case>> = {
  votingDelay: { values: { delay: '20 minutes' } },
  votingPeriod: { values: { period: '1 hours' } },
  proposalThreshold: { values: { votes: '20' } },
  quorum: { values: { share: '10' } },
  timelockDelay: { values: { delay: '1 hours' } },
  quadraticSettings: {
    by: 'People',
    values: { band1: '10', band2: '20', band3: '60', band4: '90', threshold: '66.5', decoder: PROGRAM },
    before: newProgram,
    done: ({ quadratic }) => expect(quadratic?.threshold).toBe(6650),
  },
  timelock: {
    before: () => carryOut('Second', draft('shareTimelock', { governor: addressOf('governor|Main') })),
    values: { timelock: SECOND },
    done: () => expect(hasRole(MAIN, TIMELOCK_ROLES.proposer, SECOND)).resolves.toBe(true),
  },
  shareTimelock: {
    by: 'Second',
    values: { governor: addressOf('governor|Main') },
    done: async () => {
      expect((await readFacts('Main')).timelocks).toMatchObject([{ address: SECOND, takesGovernor: true, letsCancel: true }]);
      await expect(hasRole(SECOND, TIMELOCK_ROLES.canceller, CAROL)).resolves.toBe(true);
    },
  },
  preVoteGuardian: { values: { guardian: BOB } },
  endPreVoteGuardian: {},
  preExecutionGuardian: { values: { guardian: BOB } },
  endPreExecutionGuardian: {},
  refundSettings: {
    values: {
      proposalCap: '0.1',
      periodCap: '1',
      minProposerVotes: '3',
      minWeight: '2',
      maxBaseFee: '100',
      maxPriorityFee: '1',
      maxGasUsed: '150000',
      baseGas: '10000',
    },
    done: ({ refund }) =>
      expect(refund?.terms).toMatchObject({ proposalCap: parseEther('0.1'), maxGasUsed: 150_000n, minWeight: parseEther('2') }),
  },
  fillRefundPot: {
    values: { amount: '2' },
    done: () => expect(client.getBalance({ address: REFUND })).resolves.toBeGreaterThan(parseEther('2.9')),
  },
  emptyRefundPot: {
    values: { to: PROGRAM, amount: '0.5' },
    done: () => expect(client.getBalance({ address: PROGRAM })).resolves.toBe(parseEther('0.5')),
  },
  mintTokens: {
    values: { to: BOB, amount: '500' },
    done: async () => {
      await expect(tokenAt().read.balanceOf([BOB])).resolves.toBe(parseEther('500'));
      await expect(tokenAt().read.mintingMaxLimitOf([MAIN])).resolves.toBe(0n);
    },
  },
  mintingLimits: {
    values: { bridge: BOB, minting: '100', burning: '50' },
    done: async () => {
      await expect(tokenAt().read.mintingMaxLimitOf([BOB])).resolves.toBe(parseEther('100'));
      await expect(tokenAt().read.burningMaxLimitOf([BOB])).resolves.toBe(parseEther('50'));
    },
  },
  tokenOwner: { values: { owner: BOB }, done: ({ token }) => expect(token.next).toBe(BOB) },
  takeToken: { before: offered(TOKEN) },
  bridgeTax: {
    values: { treasury: BOB, tiers: '0:1;100:2.5' },
    done: async () => {
      await expect(tokenAt().read.calculateBridgeTax([parseEther('200')])).resolves.toBe(parseEther('3.5'));
      await carryOut('Main', draft('bridgeTax', { treasury: CAROL, tiers: '0:1;100:2.5' }));
      await carryOut('Main', draft('bridgeTax', { treasury: '', tiers: '' }));
      expect((await readFacts('Main')).token.tax).toEqual({ treasury: null, tiers: [] });
    },
  },
  lockbox: {
    values: async () => ({ lockbox: await newLockbox() }),
    done: async ({ token }) => {
      await act(token.lockbox!, contractCall({ ...at, functionName: 'mint', args: [BOB, parseEther('1000000')] }));
      expect(MEASURES.lockbox.refusal!(await readFacts('Main'))).toContain('for ever');
    },
  },
  upgradeContract: {
    before: newProgram,
    values: { proxy: TOKEN, implementation: PROGRAM, data: '' },
    done: () => expect(tokenAt().read.symbol()).resolves.toBe('ACME'),
  },
  upgradeOwner: { values: { owner: BOB }, done: ({ upgrades }) => expect(upgrades?.next).toBe(BOB) },
  takeUpgrades: { before: offered(AUTHORITY) },
  votingChains: { done: ({ countedChains }) => expect(countedChains).toEqual([{ chainId: AWAY, name: 'Beta' }]) },
  endVotingChain: { before: () => carryOut('Main', draft('votingChains')), values: { chain: String(AWAY) } },
  delegateTreasury: { values: { delegate: BOB }, done: () => expect(tokenAt().read.delegates([MAIN])).resolves.toBe(BOB) },
  giveRole: {
    values: { role: `${CONTROLLER} originator`, account: BOB },
    done: () => expect(hasRole(CONTROLLER, CONTROLLER_ROLES.originator, BOB)).resolves.toBe(true),
  },
  takeRole: {
    before: () => carryOut('Main', draft('giveRole', { role: `${PORTAL} pauser`, account: BOB })),
    values: { role: `${PORTAL} pauser`, account: BOB },
    done: () =>
      expect(
        client.readContract({
          address: PORTAL,
          abi: assetControllerAbi,
          functionName: 'hasRole',
          args: [ASSET_CONTROLLER_ROLES.pauser, BOB],
        }),
      ).resolves.toBe(false),
  },
};

describe('a measure that is decided', { timeout: 60_000 }, () => {
  it.each(MEASURE_KINDS)('%s is carried out, and the governor is then what the builder says', async (kind) => {
    const { by = 'Main', before, values, done } = CASES[kind];
    await before?.();
    const measure = draft(kind, typeof values === 'function' ? await values() : values);
    const present = await readFacts(by);
    await decide(by, toCalls([measure], present));
    const facts = await readFacts(by);
    const after = MEASURES[kind].after?.(present, measure.values) ?? {};
    // The timelock that was left is another one then, which the builder asks about anew.
    expect(facts).toMatchObject({ ...after, ...('timelocks' in after ? { timelocks: [{ address: MAIN }] } : {}) });
    await done?.(facts);
  });
});

it('what the timelock that was left holds is reached by way of the new one', { timeout: 60_000 }, async () => {
  await carryOut('Second', draft('shareTimelock', { governor: addressOf('governor|Main') }));
  await carryOut('Main', draft('timelock', { timelock: SECOND }));
  const limit = encodeFunctionData({ abi: tokenAbi, functionName: 'setLimits', args: [BOB, 5n, 0n] });
  const inner = [TOKEN, 0n, limit, zeroHash, zeroHash] as const;
  const calldata = encodeFunctionData({ abi: timelockAbi, functionName: 'schedule', args: [...inner, 600n] });
  await decide('Main', [{ target: MAIN, value: 0n, calldata }]);
  await passSeconds(client, 601);
  await act(BOB, contractCall({ address: MAIN, abi: timelockAbi, functionName: 'execute', args: [...inner] }));
  await expect(tokenAt().read.mintingMaxLimitOf([BOB])).resolves.toBe(5n);
});
