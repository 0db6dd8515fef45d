import { bridgeAdaptersOf, platformAddresses } from '@althing/bindings';
import { ALICE, BOB, CAROL, sampleGovernor, sampleModules, sampleToken, sampleWallet } from '@althing/domain/testing';
import { describe, expect, test } from 'vitest';
import { bridgedOrganisation, BRIDGED_CHAINS } from '../../../test/bridgedOrganisation.ts';
import { planInput } from '../../../test/planInput.ts';
import { designChain } from '../../designChain.ts';
import { plan } from '../../plan.ts';
import { planCost } from '../../planCost.ts';

const designs = BRIDGED_CHAINS.map((chainId) => designChain(bridgedOrganisation(), chainId));
const [home, near, far] = designs.map(({ controller }) => controller!);
const safeOn = (index: number, kind: string) => designs[index]!.safes.find((safe) => safe.kind === kind)?.address;
const accounts = (parties: readonly { address: string }[]) => parties.map(({ address }) => address);
const adapters = bridgeAdaptersOf(31337)!;
const approved = (controller: typeof home) => controller!.adapters.filter(({ isApproved }) => isApproved).map(({ address }) => address);

describe('message controllers', () => {
  test('stand at one address on every chain, and run what the platform has there', () => {
    expect(new Set([home, near, far].map((controller) => controller!.address)).size).toBe(1);
    expect(far!.implementation).toBe(platformAddresses.messageControllerImplementation);
  });

  test('take messages to send from the originator on its own chain, and from nobody on others', () => {
    const timelock = designs[0]!.governors[0]!.timelock!.address;
    expect(accounts(home!.roles.originator)).toEqual([timelock]);
    expect([near, far].map((controller) => controller!.roles.originator)).toEqual([[], []]);
  });

  test('are owned, watched and stopped by whoever was named on each chain, each in a role once', () => {
    const timelock = designs[0]!.governors[0]!.timelock!.address;
    expect([home!.owner.address, accounts(home!.roles.resender), accounts(home!.roles.pauser)]).toEqual([
      timelock,
      [timelock],
      [timelock, safeOn(0, 'multiBridgeVeto')],
    ]);
    const owners = safeOn(1, 'multiBridgeOwner')!;
    expect([near!.owner.address, near!.vetoer?.address]).toEqual([owners, safeOn(1, 'multiBridgeVeto')]);
    expect(accounts(near!.roles.resender)).toEqual([owners]);
    expect([far!.owner.address, far!.vetoer?.address, accounts(far!.roles.pauser)]).toEqual([CAROL, ALICE, [CAROL, ALICE]]);
  });

  test('believe the chosen bridges that connect their chain, in the order of their numbers', () => {
    expect(approved(far)).toEqual([adapters.hyperlane, adapters.axelar]);
    expect(approved(home)).not.toContain(adapters.connext);
    expect(approved(home)).toHaveLength(6);
  });

  test('ask every other chain for as many bridges and as long a delay', () => {
    expect(near!.origins).toEqual([
      { chainId: 31337, minimum: 2, delay: 3600 },
      { chainId: 31339, minimum: 2, delay: 3600 },
    ]);
  });

  test('carry votes to the governors that count them', () => {
    const [HOME, NEAR] = BRIDGED_CHAINS;
    const { organisation, ...rest } = bridgedOrganisation();
    const chainIds = [HOME, NEAR];
    const initialReceivers = chainIds.map((chainId) => ({ chainId, receivers: [{ tempId: '1', address: ALICE, amount: '1' }] }));
    const token = sampleToken({ chainIds, initialReceivers, authority: chainIds.map((chainId) => sampleWallet(chainId, [ALICE])) });
    const modules = { ...organisation.modules, governor: [sampleGovernor({ votingChainIds: chainIds })] };
    const input = { ...rest, organisation: { ...organisation, token, modules } };
    expect(designChain(input, HOME).governors[0]!.crossChain?.messageController).toBe(home!.address);
    expect(designChain(input, NEAR).spokes.map(({ messageController }) => messageController)).toEqual([near!.address]);
  });

  test('are not there without messages between chains', () => {
    expect(designChain(planInput({ modules: sampleModules() }), 31337).controller).toBeNull();
  });

  test('have no vetoer where nobody guards', () => {
    const { controller } = designChain(bridgedOrganisation({}, { vetoer: null }), 31337);
    expect([controller!.vetoer, controller!.roles.pauser.length]).toEqual([null, 1]);
  });

  test('are the last step of their chain, after those that hold them, and part of its cost', () => {
    const whole = plan(bridgedOrganisation());
    expect(whole.chains[1]!.steps.map(({ kind }) => kind)).toEqual([
      'proxyAdmin',
      'protocolUpgrades',
      'multiBridgeOwner',
      'multiBridgeVeto',
      'messageController',
    ]);
    const [, without] = planCost(plan(bridgedOrganisation({ chainIds: [31337, 31339] })), {});
    const [, , withAll] = planCost(whole, {});
    expect(withAll!.gas).toBeGreaterThan(without!.gas);
    expect(without!.gas).toBeGreaterThan(700_000n);
  });

  test('tell every bridge and chain in their review, and nobody where there is nobody', () => {
    const review = plan(bridgedOrganisation()).chains[2]!.steps.at(-1)!.review;
    expect(review).toContainEqual({ label: 'Who may send messages', value: 'nobody' });
    expect(review).toContainEqual({ label: 'Bridge Axelar', value: adapters.axelar });
    expect(review).toContainEqual({
      label: 'Messages from chain 31338',
      value: '2 of the bridges must agree; delay before execution: 1 hour',
    });
    expect(review).toContainEqual({ label: 'Who may stop sending and execution', value: `${CAROL}, ${ALICE}` });
    expect(JSON.stringify(review)).not.toContain(BOB);
  });
});
