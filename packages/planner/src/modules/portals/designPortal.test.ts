import { bridgeAdaptersOf, decodeDeployOrganisation, platformAddresses } from '@althing/bindings';
import type { AssetPortals, TokenInput } from '@althing/domain/organisation';
import { ALICE, CAROL } from '@althing/domain/testing';
import { parseEther } from 'viem';
import { describe, expect, it } from 'vitest';
import { BRIDGED_CHAINS } from '../../../test/bridgedOrganisation.ts';
import { portalInput } from '../../../test/portalInput.ts';
import type { ChainDesign, PortalDesign } from '../../design.ts';
import { designChain } from '../../designChain.ts';
import { plan } from '../../plan.ts';
import { planCost } from '../../planCost.ts';
import type { PlanInput } from '../../types.ts';

const designs = (input: PlanInput = portalInput()): (ChainDesign & { portal: PortalDesign })[] =>
  BRIDGED_CHAINS.map((chainId) => designChain(input, chainId)).map((design) => ({ ...design, portal: design.portal! }));
const onHome = (change: Partial<AssetPortals> = {}, tokenChange: Partial<TokenInput> = {}) => designs(portalInput(change, tokenChange))[0]!;
const HOME = BRIDGED_CHAINS[0];
const OLD = CAROL;
const existing: Partial<TokenInput> = {
  isCreatingNewToken: false,
  existingTokens: BRIDGED_CHAINS.map((chainId) => ({
    chainId,
    address: OLD,
    name: 'Old',
    symbol: 'OLD',
    decimals: 18,
    totalSupply: '1000000',
  })),
  initialReceivers: [],
};
const asItIs: Partial<TokenInput> = { ...existing, isWrappingAccepted: false, authority: [] };

describe('asset controllers', () => {
  it('stand at one address on every chain, and know the token of theirs', () => {
    const all = designs();
    expect(new Set(all.map(({ portal }) => portal.address)).size).toBe(1);
    expect(all[0]!.portal).toMatchObject({
      implementation: platformAddresses.assetControllerImplementation,
      token: { address: all[0]!.token!.address, symbol: 'ACME', isOwn: true },
      custody: { locks: false, taxed: false, mintSelector: '0x40c10f19', burnSelector: '0x9dc29fac' },
      unwraps: false,
      window: 86_400,
      minBridges: 2,
      chains: [31338, 31339],
    });
  });

  it('are administered by whoever was named on each chain', () => {
    const all = designs();
    const safe = all[0]!.safes.find(({ kind }) => kind === 'assetControllerAdmin');
    expect(all[0]!.portal.admin.address).toBe(safe!.address);
    expect(all[2]!.portal.admin.address).toBe(CAROL);
  });

  it('believe the chosen bridges, each alone up to a limit and several up to a higher one', () => {
    const { several, adapters } = onHome().portal;
    expect(several).toEqual({ minting: parseEther('1000'), burning: parseEther('1000') });
    const chosen = adapters.filter(({ isApproved }) => isApproved);
    const limit = parseEther('100');
    expect(chosen).toEqual(
      (['hyperlane', 'axelar', 'polymer'] as const).map((bridge) => ({
        bridge,
        address: bridgeAdaptersOf(HOME)![bridge],
        isApproved: true,
        minting: limit,
        burning: limit,
      })),
    );
    expect(adapters).toHaveLength(7);
    expect(adapters.filter(({ minting }) => minting > 0n)).toEqual(chosen);
  });

  it('have a limit of each bridge where the form says so, and none of several where each transfer goes by one', () => {
    const bridgeRateLimits: AssetPortals['bridgeRateLimits'] = [{ bridge: 'axelar', standardMintLimit: '9', standardBurnLimit: '0.5' }];
    const { several, adapters } = onHome({ bridges: ['axelar'], minBridges: 0, isCustomRateLimits: true, bridgeRateLimits }).portal;
    expect(several).toEqual({ minting: 0n, burning: 0n });
    expect(adapters.filter(({ minting }) => minting > 0n)).toMatchObject([
      { bridge: 'axelar', isApproved: false, minting: parseEther('9'), burning: parseEther('0.5') },
    ]);
  });

  it('are given limits by the token that let all of theirs through, and more where they come back sooner', () => {
    const { token, portal } = onHome();
    const all = parseEther('1300');
    expect(token!.bridges).toEqual([{ account: { address: portal.address, role: 'asset controller' }, minting: all, burning: all }]);
    expect(onHome({ duration: { durationType: 'hours', value: 6 } }).token!.bridges[0]!.minting).toBe(4n * all);
  });

  it('are the last step of their chain, after the token and who administers them, in one transaction', () => {
    const [first, , last] = plan(portalInput()).chains;
    const kinds = ['proxyAdmin', 'protocolUpgrades', 'assetControllerAdmin', 'token', 'assetController'];
    expect(first!.steps.map(({ kind }) => kind)).toEqual(kinds);
    expect(first!.transactions).toHaveLength(1);
    expect(first!.steps.at(-1)!.dependsOn).toEqual(['proxyAdmin|', 'token|']);
    expect(last!.steps.map(({ kind }) => kind)).toEqual(kinds.filter((kind) => kind !== 'assetControllerAdmin'));
  });

  it('are part of the cost', () => {
    const without = portalInput();
    without.organisation.modules.assetPortals = null;
    const [withPortals] = planCost(plan(portalInput()), {});
    const [plain] = planCost(plan(without), {});
    expect(withPortals!.gas - plain!.gas).toBeGreaterThan(700_000n);
  });

  it('tell their limits and what becomes of tokens in the review', () => {
    const review = Object.fromEntries(
      plan(portalInput())
        .chains[0]!.steps.at(-1)!
        .review.map(({ label, value }) => [label, value]),
    );
    expect(review).toMatchObject({
      'Tokens that leave are': 'burned, and minted when they arrive',
      'Over 2 bridges that agree': 'up to 1,000 ACME leave and 1,000 ACME arrive at once',
      'Bridge Axelar': `${bridgeAdaptersOf(HOME)!.axelar}; alone up to 100 ACME leave and 100 ACME arrive at once`,
      'Limits come back within': '1 day',
      Chains: '31338, 31339',
    });
  });
});

describe('lock and release', () => {
  const [home, other] = designs(portalInput({ lockAndReleaseSettings: { isEnabled: true, chainId: HOME } }));

  it('keeps tokens on the primary chain, where the controller needs no limits of the token', () => {
    expect(home!.portal.custody).toEqual({ locks: true, taxed: true, mintSelector: '0x00000000', burnSelector: '0x00000000' });
    expect(home!.token!.bridges).toEqual([]);
  });

  it('mints and burns them on the others', () => {
    expect(other!.portal.custody.locks).toBe(false);
    expect(other!.token!.bridges).toHaveLength(1);
  });
});

describe('an existing token', () => {
  it('is unwrapped for recipients who ask for it, where it is wrapped', () => {
    const { portal, token } = onHome({}, { ...existing, isWrappingAccepted: true });
    expect([portal.unwraps, portal.token.address]).toEqual([true, token!.address]);
    expect(token!.bridges).toHaveLength(1);
  });

  it('is moved by the functions that it has, and its owner gives the limits', () => {
    const [design] = designs(portalInput({}, asItIs));
    expect(design!.token).toBeNull();
    expect(design!.portal.token).toEqual({ address: OLD, symbol: 'OLD', isOwn: false });
    const step = plan(portalInput({}, asItIs)).chains[0]!.steps.at(-1)!;
    expect(step.dependsOn).toEqual(['proxyAdmin|']);
    expect(step.review).toContainEqual({
      label: 'Tokens that leave are',
      value: 'burned, and minted when they arrive; minted and burned only once the owner of the token has given this controller limits',
    });
  });

  it('may have functions of other names', () => {
    const functionSelectors: AssetPortals['functionSelectors'] = BRIDGED_CHAINS.map((chainId) => ({
      chainId,
      mintInterface: 'crosschainMint(address,uint256)',
      mintHash: '0x18bf5077',
      burnInterface: 'burn(uint256)',
      burnHash: '0x42966c68',
    }));
    const { custody } = onHome({ useDefaultFunctionSelectors: false, functionSelectors }, asItIs).portal;
    expect(custody).toMatchObject({ mintSelector: '0x18bf5077', burnSelector: '0x42966c68' });
  });
});

describe('portals that cannot be planned', () => {
  const input = portalInput();
  const withPortals = (change: Partial<AssetPortals>): PlanInput => portalInput(change);
  const cases: [code: string, title: string, input: PlanInput][] = [
    ['portal-token-missing', 'without a token on a chain', portalInput({}, { chainIds: [31337, 31338] })],
    ['portal-admin-missing', 'without an administrator', withPortals({ portalAdmin: [] })],
    ['portal-settings-invalid', 'with one bridge that agrees with itself', withPortals({ minBridges: 1 })],
    ['portal-settings-invalid', 'without bridges', withPortals({ bridges: [] })],
    ['portal-settings-invalid', 'with limits that no token can hold', withPortals({ multiBridgeMintLimit: '9'.repeat(16) })],
    ['portal-settings-invalid', 'of a token whose functions nobody named', portalInput({ useDefaultFunctionSelectors: false }, asItIs)],
    ['portal-deployers-differ', 'by several accounts', { ...input, deployers: { ...input.deployers, 31339: ALICE } }],
  ];

  it.each(cases)('are refused with %s: %s', (code, _, refused) => {
    expect(() => plan(refused)).toThrow(expect.objectContaining({ code }));
  });
});

describe('a batch', () => {
  it('names the controller’s token, whatever else the deployer contract knows', () => {
    const batch = decodeDeployOrganisation(plan(portalInput()).chains[0]!.transactions[0]!.data);
    expect(batch.proxies).toHaveLength(1);
    expect(batch.proxies[0]!.argument.endsWith(onHome().token!.address.slice(2).toLowerCase())).toBe(true);
  });
});
