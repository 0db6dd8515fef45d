import { tokenAbi } from '@althing/bindings';
import { ALICE, BOB, sampleGovernor, sampleModules, sampleToken, sampleWallet } from '@althing/domain/testing';
import type { Address } from '@althing/domain/units';
import { decodeFunctionData } from 'viem';
import { expect, test } from 'vitest';
import { DEPLOYER, planInput } from '../test/planInput.ts';
import { plan } from './plan.ts';
import type { PlanInput } from './types.ts';
import { upgradeOwnerEdits } from './upgradeOwnerEdits.ts';

const CHAINS = [31337, 31338];
const onAll = <Value>(value: Value) => Object.fromEntries(CHAINS.map((id) => [id, value]));

/** With a governor at home whose voters on the other chain have a spoke there. */
const ownedBy = (owner: Address): PlanInput => ({
  ...planInput(
    {
      modules: sampleModules({ protocolUpgrades: sampleWallet(31337, [owner]), governor: [sampleGovernor({ votingChainIds: CHAINS })] }),
      token: sampleToken({
        chainIds: CHAINS,
        initialReceivers: CHAINS.map((chainId) => ({ chainId, receivers: [{ tempId: '1', address: ALICE, amount: '1' }] })),
        authority: CHAINS.map((chainId) => sampleWallet(chainId, [ALICE])),
      }),
    },
    onAll(DEPLOYER),
  ),
  messageControllers: onAll(BOB),
});

test('upgrade authorities and spokes are offered by their owner and accepted by the next one, at the addresses that they have', () => {
  const before = ownedBy(ALICE);
  const edits = upgradeOwnerEdits(before, ownedBy(BOB));
  const done = edits.map(({ chainId, kind, by, actions }) => [
    chainId,
    kind,
    by.address,
    ...actions.map(({ data }) => decodeFunctionData({ abi: tokenAbi, data }).functionName),
  ]);
  expect(done).toEqual([
    [31337, 'proxyAdmin', ALICE, 'transferOwnership'],
    [31337, 'proxyAdmin', BOB, 'acceptOwnership'],
    [31338, 'governorSpoke', ALICE, 'transferOwnership'],
    [31338, 'governorSpoke', BOB, 'acceptOwnership'],
    [31338, 'proxyAdmin', ALICE, 'transferOwnership'],
    [31338, 'proxyAdmin', BOB, 'acceptOwnership'],
  ]);
  const steps = plan(before).chains.flatMap((chain) => chain.steps);
  for (const { chainId, kind, address } of edits) {
    expect(steps.find((step) => step.chainId === chainId && step.kind === kind)!.address).toBe(address);
  }
});

test('nothing is handed over where the owner stays', () => {
  expect(upgradeOwnerEdits(ownedBy(ALICE), ownedBy(ALICE))).toEqual([]);
});
