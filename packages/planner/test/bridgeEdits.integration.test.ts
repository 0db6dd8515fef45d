import { type Call, type Check, runChecks } from '@althing/bindings';
import { type LocalChain, type LocalClient, localClient, passSeconds, startPlatformChain, untakenPort } from '@althing/devnet';
import type { AssetPortals, Modules, TokenInput } from '@althing/domain/organisation';
import { ALICE, BOB, CAROL, sampleHolder, samplePortalAdmin, sampleWallet } from '@althing/domain/testing';
import type { Address, Hex } from '@althing/domain/units';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bridgeEdits, plan, type PlanInput } from '../src/index.ts';
import { BRIDGED_CHAINS, bridgedOrganisation } from './bridgedOrganisation.ts';
import { portalInput } from './portalInput.ts';

type MultiBridge = Modules['multiBridge'][number];

const HOME = 31337;

let chain: LocalChain;
let client: LocalClient;
let snapshot: Hex;

beforeAll(async () => {
  chain = await startPlatformChain({ chainId: HOME, port: await untakenPort() });
  client = localClient(chain);
  snapshot = await client.snapshot();
}, 120_000);

beforeEach(async () => {
  await client.revert({ id: snapshot });
  snapshot = await client.snapshot();
});

afterAll(() => chain.stop());

const planOf = (input: PlanInput) => plan(input).chains.find(({ chainId }) => chainId === HOME)!;

async function send(call: Call, from?: Address): Promise<void> {
  if (from) {
    await client.impersonateAccount({ address: from });
    await client.setBalance({ address: from, value: 10n ** 18n });
  }
  const hash = await client.sendTransaction({ ...call, gas: 16_000_000n, ...(from && { account: from }) });
  const { status } = await client.waitForTransactionReceipt({ hash });
  expect(status).toBe('success');
}

async function failing(checks: readonly Check[]): Promise<string[]> {
  return (await runChecks(client, checks)).filter(({ ok }) => !ok).map(({ label }) => label);
}

/** What a reader of the edited form would find of the contracts that edits are about, now. */
const lastingOf = (input: PlanInput): Check[] =>
  planOf(input)
    .steps.filter(({ kind }) => kind === 'assetController' || kind === 'messageController' || kind === 'token')
    .flatMap(({ checks }) => checks)
    .filter(({ when, type }) => when === 'always' && type !== 'events');

/** Founds the one, carries out the edits that lead to the other, each by its holder. */
async function edited(before: PlanInput, after: PlanInput) {
  for (const transaction of planOf(before).transactions) await send(transaction);
  const edits = bridgeEdits(before, after).filter(({ chainId }) => chainId === HOME);
  expect(await failing(edits.flatMap(({ checks }) => checks))).not.toEqual([]);
  for (const { by, actions } of edits) {
    await passSeconds(client, 1);
    for (const action of actions) await send(action, by.address);
  }
  expect(await failing(edits.flatMap(({ checks }) => checks))).toEqual([]);
  expect(await failing(lastingOf(after))).toEqual([]);
  return edits;
}

const byCarol = (input: AssetPortals['portalAdmin'][number]) => samplePortalAdmin(input.chainId, [CAROL]);

describe('portals that are edited', { timeout: 60_000 }, () => {
  const { portalAdmin } = portalInput().organisation.modules.assetPortals!;

  it.each<[string, Partial<AssetPortals>, Partial<AssetPortals>, kinds: string[]]>([
    ['a higher limit of several bridges', {}, { multiBridgeMintLimit: '2000' }, ['token', 'assetController']],
    ['lower limits of each bridge', {}, { standardMintLimit: '50', standardBurnLimit: '40' }, ['token', 'assetController']],
    ['another bridge in the place of one', {}, { bridges: ['hyperlane', 'layerzero', 'polymer'] }, ['assetController']],
    ['one bridge more', {}, { bridges: ['hyperlane', 'axelar', 'polymer', 'ccip'], minBridges: 3 }, ['token', 'assetController']],
    ['a shorter window', {}, { duration: { durationType: 'hours', value: 6 } }, ['token', 'assetController']],
    [
      'a chain more',
      { chainIds: [31337, 31338], portalAdmin: portalAdmin.slice(0, 2) },
      { chainIds: [31337, 31338, 31339], portalAdmin },
      ['assetController'],
    ],
    ['a chain less', {}, { chainIds: [31337, 31338], portalAdmin: portalAdmin.slice(0, 2) }, ['assetController']],
    ['another administrator', {}, { portalAdmin: portalAdmin.map(byCarol) }, ['assetController', 'assetController']],
    [
      'everything at once',
      {},
      {
        bridges: ['layerzero', 'wormhole'],
        standardBurnLimit: '1',
        multiBridgeMintLimit: '3000',
        duration: { durationType: 'days', value: 2 },
        portalAdmin: portalAdmin.map(byCarol),
      },
      ['token', 'assetController', 'assetController'],
    ],
  ])('read back as their new form: %s', async (_, before, after, kinds) => {
    const edits = await edited(portalInput(before), portalInput(after));
    expect(edits.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('let nothing through any more on a chain that they leave', async () => {
    const before = portalInput();
    const after = portalInput();
    const { assetPortals } = after.organisation.modules;
    after.organisation.modules.assetPortals = {
      ...assetPortals!,
      chainIds: [31338, 31339],
      portalAdmin: assetPortals!.portalAdmin.slice(1),
    };
    for (const transaction of planOf(before).transactions) await send(transaction);
    const edits = bridgeEdits(before, after);
    expect(edits.map(({ chainId, kind }) => `${chainId} ${kind}`)).toEqual([
      '31337 token',
      '31337 assetController',
      '31338 assetController',
      '31339 assetController',
    ]);
    for (const { by, actions } of edits.slice(0, 2)) for (const action of actions) await send(action, by.address);
    const [token, portal] = edits;
    expect(await failing([...token!.checks, ...portal!.checks])).toEqual([]);
    const limits = portal!.checks.filter(({ label }) => /at once over/.test(label));
    expect(limits).toHaveLength(16);
    expect(new Set(limits.map(({ expected }) => expected))).toEqual(new Set(['0']));
  });

  it('need other contracts for another way of keeping tokens', () => {
    const locked = portalInput({ lockAndReleaseSettings: { isEnabled: true, chainId: HOME } });
    expect(() => bridgeEdits(portalInput(), locked)).toThrow(expect.objectContaining({ code: 'portal-not-editable' }));
  });

  it('need nothing where they stay as they are', () => {
    expect(bridgeEdits(portalInput(), portalInput())).toEqual([]);
  });
});

describe('a token that is edited', { timeout: 60_000 }, () => {
  const owned = (owners: Address[]): Partial<TokenInput> => ({ authority: BRIDGED_CHAINS.map((chainId) => sampleWallet(chainId, owners)) });
  const taxed = (treasury: Address, ...tiers: [threshold: string, percent: number][]): Partial<TokenInput> => ({
    bridgeTaxes: tiers.map(([threshold, taxPercentage], index) => ({ tempId: String(index), threshold, taxPercentage })),
    bridgeTaxTreasury: BRIDGED_CHAINS.map((chainId) => sampleWallet(chainId, [treasury])),
  });
  const untaxed: Partial<TokenInput> = { bridgeTaxes: [], bridgeTaxTreasury: [] };

  it.each<[string, Partial<TokenInput>, Partial<TokenInput>, owners: Address[]]>([
    ['another owner', {}, owned([CAROL]), [BOB, CAROL]],
    ['another owner, and other limits', {}, { ...owned([ALICE]) }, [BOB, ALICE]],
    ['a tax where there was none', {}, taxed(CAROL, ['0', 1], ['100', 2.5]), [BOB]],
    ['no tax where there was one', taxed(CAROL, ['0', 1]), untaxed, [BOB]],
    ['another tax, for another treasury', taxed(CAROL, ['0', 1]), taxed(ALICE, ['10', 3], ['20', 4]), [BOB]],
    ['another tax, by the next owner’s leave', taxed(CAROL, ['0', 1]), { ...taxed(ALICE, ['10', 3]), ...owned([CAROL]) }, [BOB, CAROL]],
  ])('reads back as its new form: %s', async (title, before, after, owners) => {
    const limits = title.endsWith('limits') ? { multiBridgeMintLimit: '2000' } : {};
    const edits = await edited(portalInput({}, before), portalInput(limits, after));
    expect(edits.filter(({ kind }) => kind === 'token').map(({ by }) => by.address)).toEqual(owners);
  });
});

describe('a multi-bridge that is edited', { timeout: 60_000 }, () => {
  const guards = { vetoer: sampleHolder([ALICE, BOB]) };
  const held = { ...sampleHolder([BOB]), isGovernor: false, governorName: '' };
  const plain = { hasVeto: false, timelock: { durationType: 'hours', value: 0 } } as const satisfies Partial<MultiBridge>;
  type Settings = Parameters<typeof bridgedOrganisation>[1];

  it.each<[string, [Partial<MultiBridge>, Settings], [Partial<MultiBridge>, Settings]]>([
    ['more bridges that must agree, and more time', [{}, {}], [{ minBridges: 3, timelock: { durationType: 'days', value: 1 } }, {}]],
    [
      'another bridge in the place of one',
      [{}, { isAllBridges: false, bridges: ['axelar', 'hyperlane'] }],
      [{}, { isAllBridges: false, bridges: ['hyperlane', 'layerzero'] }],
    ],
    ['another vetoer', [{}, {}], [{}, { vetoer: sampleHolder([CAROL]) }]],
    ['guardians where there were none', [plain, { vetoer: null }], [{}, guards]],
    ['no guardians, and no time to wait', [{}, guards], [plain, { vetoer: null }]],
    ['another owner', [{}, {}], [{}, { owner: held }]],
    ['another originator', [{}, {}], [{ isGovernor: false, governorName: '', ...sampleHolder([CAROL]) }, {}]],
    ['a chain more', [{ chainIds: [31337, 31338] }, {}], [{}, {}]],
    ['a chain less', [{}, {}], [{ chainIds: [31337, 31338] }, {}]],
  ])('reads back as its new form: %s', async (_, before, after) => {
    const edits = await edited(bridgedOrganisation(...before), bridgedOrganisation(...after));
    expect(new Set(edits.map(({ kind }) => kind))).toEqual(new Set(['messageController']));
  });

  it('is changed by whoever owns it on each chain', () => {
    const edits = bridgeEdits(bridgedOrganisation(), bridgedOrganisation({ minBridges: 1 }));
    expect(edits.map(({ chainId, by }) => [chainId, by.role])).toEqual([
      [31337, 'timelock of governor Main'],
      [31338, expect.stringContaining('Multi-Bridge owner Safe')],
      [31339, ''],
    ]);
  });
});
