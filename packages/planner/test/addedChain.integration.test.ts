import { CONTROLLER_ROLES, contractCall, messageControllerAbi, runChecks, tokenAbi } from '@althing/bindings';
import {
  deliveriesIn,
  type LocalChain,
  localAccount,
  type LocalClient,
  localClient,
  MessageDesk,
  mined,
  passSeconds,
  startPlatformChain,
  type TransferChoice,
  TransferDesk,
  untakenPort,
} from '@althing/devnet';
import type { Bridge } from '@althing/domain/bridges';
import type { ContractKind } from '@althing/domain/organisation';
import {
  sampleAssetPortals,
  sampleHolder,
  sampleModules,
  sampleMultiBridge,
  sampleMultiBridgeSettings,
  samplePortalAdmin,
  sampleToken,
  sampleWallet,
} from '@althing/domain/testing';
import type { Address, ChainId } from '@althing/domain/units';
import { maxUint256, parseEther } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plan, plannedIdentity, planUpgrade, type PlanInput, type UpgradePlan } from '../src/index.ts';
import { DEPLOYER, planInput } from './planInput.ts';

/* A multi-bridge and portals that have stood on two chains are brought to a further one, and used from and to it, over the bridges' real contracts. */

/** The third is only planned for. */
const [HOME, AWAY, ELSEWHERE] = [31337, 31338, 31339];
const founder = localAccount(0);
const BRIDGES: readonly Bridge[] = ['hyperlane', 'axelar', 'polymer'];

const chains: LocalChain[] = [];
let [home, away]: LocalClient[] = [];

beforeAll(async () => {
  for (const chainId of [HOME, AWAY]) chains.push(await startPlatformChain({ chainId, port: await untakenPort() }));
  [home, away] = chains.map((chain) => localClient(chain));
}, 120_000);

afterAll(() => Promise.all(chains.map((chain) => chain.stop())));

const clientOf = (chainId: ChainId): LocalClient => (chainId === HOME ? home! : away!);

/** One account holds everything, so that whoever has to send something is not what is tried. */
function organisationOn(chainIds: ChainId[]): PlanInput {
  const token = sampleToken({
    chainIds,
    initialReceivers: [{ chainId: HOME, receivers: [{ tempId: '1', address: DEPLOYER, amount: '5000' }] }],
    authority: chainIds.map((chainId) => sampleWallet(chainId, [DEPLOYER])),
  });
  const modules = sampleModules({
    governor: [],
    protocolUpgrades: sampleHolder([DEPLOYER]),
    multiBridge: [sampleMultiBridge({ ...sampleHolder([DEPLOYER]), isGovernor: false, governorName: '', chainIds })],
    multiBridgeSettings: chainIds.map((chainId) => sampleMultiBridgeSettings(chainId, [DEPLOYER])),
    assetPortals: sampleAssetPortals(
      chainIds.map((chainId) => samplePortalAdmin(chainId, [DEPLOYER])),
      { bridges: [...BRIDGES] },
    ),
  });
  return planInput({ modules, token }, Object.fromEntries(chainIds.map((chainId) => [chainId, DEPLOYER])));
}

/** Founds the organisation at home, and plans how it gets to the further chain. */
async function founded(): Promise<UpgradePlan> {
  const input = organisationOn([HOME, ELSEWHERE]);
  const { chains: planned } = plan(input);
  for (const call of planned.find(({ chainId }) => chainId === HOME)!.transactions) await mined(home!, { ...call, gas: 16_000_000n });
  const identities = Object.fromEntries(planned.map((chain) => [chain.chainId, plannedIdentity(chain)]));
  const { organisation } = organisationOn([HOME, AWAY, ELSEWHERE]);
  return planUpgrade(
    { ...input, identities },
    organisation,
    planned.flatMap(({ steps }) => steps),
  );
}

const addressOf = ({ chains: planned }: UpgradePlan, kind: ContractKind): Address =>
  planned[0]!.steps.find((step) => step.kind === kind)!.address;

/** Carries the plan out on the two chains, and reads them back. */
async function carryOut({ transactions, chains: planned }: UpgradePlan): Promise<void> {
  for (const { chainId, calls } of transactions.filter((each) => each.chainId !== ELSEWHERE)) {
    for (const call of calls) await mined(clientOf(chainId), { ...call, gas: 16_000_000n });
  }
  for (const { chainId, steps } of planned.filter((each) => each.chainId !== ELSEWHERE)) {
    const checks = steps.flatMap((step) => step.checks).filter(({ when }) => when === 'always');
    const results = await runChecks(clientOf(chainId), checks);
    expect(results.filter(({ ok }) => !ok).map(({ label }) => label)).toEqual([]);
  }
  // What bridges deliver within the second of the change does not count.
  for (const client of [home!, away!]) await passSeconds(client, 2);
}

it('carries messages and transfers to a chain that is added later, and back, and before that none', { timeout: 120_000 }, async () => {
  const upgrade = await founded();
  const [token, portal, controller] = (['token', 'assetController', 'messageController'] as const).map((kind) => addressOf(upgrade, kind));
  const approval = contractCall({ address: token!, abi: tokenAbi, functionName: 'approve', args: [portal!, maxUint256] });
  const transfers = new TransferDesk(portal!, [home!, away!]);
  const choice = { from: HOME, to: AWAY, sender: founder, recipient: DEPLOYER, amount: parseEther('30') } satisfies Partial<TransferChoice>;
  await mined(home!, approval);
  await expect(transfers.send({ ...choice, bridges: ['hyperlane'] })).rejects.toThrow('failed');

  await carryOut(upgrade);
  await mined(away!, approval);

  // Alone, and by two of three that agree.
  await transfers.deliver(await transfers.send({ ...choice, bridges: ['axelar'] }), 'axelar');
  const several = await transfers.send({ ...choice, bridges: BRIDGES, threshold: 2 });
  for (const bridge of ['polymer', 'hyperlane'] as const) await transfers.deliver(several, bridge);
  await transfers.execute(several);
  expect(await transfers.balanceOf(AWAY, token!, DEPLOYER)).toBe(parseEther('60'));
  const back = { ...choice, from: AWAY, to: HOME, amount: parseEther('20') };
  await transfers.deliver(await transfers.send({ ...back, bridges: ['hyperlane'] }), 'hyperlane');
  expect(await transfers.balanceOf(AWAY, token!, DEPLOYER)).toBe(parseEther('40'));
  expect(await transfers.balanceOf(HOME, token!, DEPLOYER)).toBe(parseEther('4960'));

  // The account that owns the controller over there may let itself send by it.
  const lanes = { address: controller!, abi: messageControllerAbi } as const;
  await mined(away!, contractCall({ ...lanes, functionName: 'grantRole', args: [CONTROLLER_ROLES.originator, DEPLOYER] }));
  for (const [from, to] of [
    [home!, away!],
    [away!, home!],
  ] as const) {
    const messages = MessageDesk.at(from, to, controller!);
    const sent = await messages.send({ bridges: BRIDGES, threshold: 2 });
    const given = deliveriesIn(from, sent.receipt);
    for (const bridge of ['axelar', 'polymer'] as const) await given.find((each) => each.bridge === bridge)!.deliver(to);
    await mined(to, contractCall({ ...lanes, functionName: 'execute', args: [BigInt(from.chain.id), sent.payload] }));
    expect(await messages.mintedFor(sent)).toBe(1n);
  }
});
