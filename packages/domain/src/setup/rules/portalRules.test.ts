import { describe } from 'vitest';
import { account, ALPHA, BETA, organisation, receiver, safe, token } from '../../../test/forms.ts';
import { type Row, testRules } from '../../../test/rules.ts';
import { ASSET_PORTALS, type AssetPortalsDraft } from '../../organisation/parts/assetPortals.ts';
import { toDraft } from '../../schema/toDraft.ts';
import { sampleAssetPortals, samplePortalAdmin } from '../../testing/index.ts';
import type { OrganisationForm, TokenDraft } from '../form.ts';

const CHAINS = [ALPHA, BETA];
const portals = toDraft(ASSET_PORTALS, sampleAssetPortals(CHAINS.map((chainId) => samplePortalAdmin(chainId, [account(1)]))));
const received = (chainId: number) => ({ chainId, receivers: [receiver()] });
const own: Partial<TokenDraft> = {
  chainIds: CHAINS,
  initialReceivers: CHAINS.map(received),
  authority: CHAINS.map((chainId) => safe({ tempId: `authority-${chainId}`, chainId })),
};
const existingToken = (chainId: number) => ({
  tempId: `existing-${chainId}`,
  chainId,
  address: account(chainId),
  name: 'Old',
  symbol: 'OLD',
  decimals: 18,
});
const asItIs: Partial<TokenDraft> = {
  isCreatingNewToken: false,
  isWrappingAccepted: false,
  existingTokens: CHAINS.map(existingToken),
  initialReceivers: [],
  chainIds: CHAINS,
  name: 'Old',
  symbol: 'OLD',
  authority: [],
};

function form(change: Partial<AssetPortalsDraft>, tokenChange: Partial<TokenDraft> = own): OrganisationForm {
  const base = organisation({ token: token(tokenChange) });
  return { ...base, modules: { ...base.modules, assetPortals: { ...portals, ...change } } };
}

const at = (field: string): string => `modules.assetPortals.${field}`;
const limit = (bridge: 'hyperlane' | 'axelar', mint: string, burn: string) => ({
  bridge,
  standardMintLimit: mint,
  standardBurnLimit: burn,
});
const TOO_MUCH = '9'.repeat(16);
const notBelow = (name: string): string => `Not below the ${name}: what may leave has to be allowed to arrive`;
const selectors = {
  chainId: ALPHA,
  mintInterface: 'crosschainMint(address,uint256)',
  mintHash: '0x18bf5077',
  burnInterface: 'crosschainBurn(address,uint256)',
  burnHash: '0x2b8c49e3',
} as const;

describe('portals', () => {
  testRules('token', [
    ['are complete with chains, administrators, bridges and limits', form({}), {}],
    [
      'need chains and bridges, and what they move',
      form({ chainIds: [], bridges: [], portalAdmin: [] }),
      { [at('chainIds')]: 'Please select', [at('bridges')]: 'Please select' },
    ],
    [
      'are nothing on one chain',
      form({ chainIds: [ALPHA], portalAdmin: [samplePortalAdmin(ALPHA, [account(1)])] }),
      { [at('chainIds')]: 'Please select at least two chains' },
    ],
    [
      'join chains on which the token is, each once',
      form({ chainIds: [ALPHA, BETA, BETA, 31339], portalAdmin: [ALPHA, BETA, 31339].map((id) => samplePortalAdmin(id, [account(1)])) }),
      { [at('chainIds')]: 'Please name each chain once' },
    ],
    [
      'move nothing from where there is no token',
      form({}, { ...own, chainIds: [ALPHA] }),
      { [at('chainIds')]: 'There is no token on Beta that could travel' },
    ],
    [
      'have one administrator on each chain, who is named whole',
      form({ portalAdmin: [samplePortalAdmin(ALPHA, []), samplePortalAdmin(31339, [account(1)])] }),
      {
        [at('portalAdmin')]: 'Please provide all data for Asset Transfer Portals',
        [at('portalAdmin.0.addresses')]: 'Please select',
        [at('portalAdmin.1.chainId')]: 'The Portals do not reach this chain',
      },
    ],
    [
      'take a governor of the chain as an administrator, and no other',
      form({
        portalAdmin: CHAINS.map((chainId) => ({ ...samplePortalAdmin(chainId, []), isGovernor: true, governorName: 'Main' })),
      }),
      { [at('portalAdmin.1.governorName')]: 'Please select a governor' },
    ],
    [
      'refuse a bridge that connects none of the chains',
      form({ bridges: ['hyperlane', 'axelar', 'connext'] }),
      { [at('bridges')]: 'Some of the selected bridges are unsupported for asset transfer' },
    ],
    [
      'need as many bridges between chains as have to agree',
      form({ minBridges: 3 }),
      { [at('bridges')]: '2 bridges connect Alpha and Beta, but 3 must agree' },
    ],
    [
      'do not let one bridge agree with itself',
      form({ minBridges: 1 }),
      { [at('minBridges')]: 'Minimum 2 bridges are recommended; 0 where each transfer goes by one bridge' },
    ],
    ['may go by one bridge each', form({ minBridges: 0, bridges: ['axelar'], multiBridgeMintLimit: '0', multiBridgeBurnLimit: '0' }), {}],
    [
      'have no limits for what cannot happen',
      form({ minBridges: 0 }),
      {
        [at('multiBridgeMintLimit')]: 'Nothing goes by several bridges: please enter 0',
        [at('multiBridgeBurnLimit')]: 'Nothing goes by several bridges: please enter 0',
      },
    ],
    [
      'trust several bridges with more than one',
      form({ multiBridgeMintLimit: '100', multiBridgeBurnLimit: '100' }),
      {
        [at('multiBridgeMintLimit')]: 'Must be higher than standard limit',
        [at('multiBridgeBurnLimit')]: 'Must be higher than standard limit',
      },
    ],
    [
      'let arrive what may leave',
      form({ multiBridgeMintLimit: '900', standardMintLimit: '99' }),
      {
        [at('multiBridgeMintLimit')]: notBelow('burn limit of several bridges'),
        [at('standardMintLimit')]: notBelow('burn limit of one bridge'),
      },
    ],
    [
      'need amounts for limits',
      form({ standardBurnLimit: '', standardMintLimit: 'many' }),
      { [at('standardBurnLimit')]: 'Please enter an amount', [at('standardMintLimit')]: 'The amount is invalid' },
    ],
    [
      'let something through',
      form({ minBridges: 0, multiBridgeMintLimit: '0', multiBridgeBurnLimit: '0', standardMintLimit: '0', standardBurnLimit: '0' }),
      { [at('standardBurnLimit')]: 'Nothing could travel with limits of 0' },
    ],
    [
      'have limits that the token can hold',
      form({ multiBridgeMintLimit: TOO_MUCH }),
      { [at('multiBridgeMintLimit')]: 'The amount is too large', [at('standardMintLimit')]: 'The amount is too large' },
    ],
    [
      'have a limit of each bridge where they differ, and higher ones of several',
      form({ isCustomRateLimits: true, bridgeRateLimits: [limit('axelar', '1000', '5'), limit('axelar', '1', '2')] }),
      {
        [at('bridgeRateLimits')]: 'Please name each bridge once',
        [at('bridgeRateLimits.1.standardMintLimit')]: notBelow('burn limit'),
        [at('multiBridgeMintLimit')]: 'Must be higher than standard limit',
      },
    ],
    [
      'name limits of chosen bridges only, and only where they are asked for',
      form({ bridgeRateLimits: [limit('axelar', '5', '5')] }),
      { [at('bridgeRateLimits')]: '“Limits per bridge” is switched off' },
    ],
    [
      'take limits of each bridge',
      form({ isCustomRateLimits: true, bridgeRateLimits: [limit('axelar', '9', '5'), limit('hyperlane', '0', '0')] }),
      {},
    ],
    [
      'give limits some time, and a year at most',
      form({ duration: { durationType: 'days', value: 366 } }),
      { [at('duration.value')]: 'At most 365 days' },
    ],
    [
      'do not forget a limit at once',
      form({ duration: { durationType: 'hours', value: 0 } }),
      { [at('duration.value')]: 'Please enter a number above 0' },
    ],
  ] satisfies Row[]);
});

describe('lock and release', () => {
  const locked = { lockAndReleaseSettings: { isEnabled: true, chainId: ALPHA } };

  testRules('token', [
    ['creates tokens on the primary chain', form(locked, { ...own, initialReceivers: [received(ALPHA)] }), {}],
    [
      'creates none on other chains',
      form(locked),
      { 'token.initialReceivers.1.receivers': 'With Lock & Release tokens are created on the primary chain only' },
    ],
    [
      'needs a primary chain',
      form({ lockAndReleaseSettings: { isEnabled: true } }),
      { [at('lockAndReleaseSettings.chainId')]: 'Please select a chain' },
    ],
    [
      'has it among its chains',
      form({ lockAndReleaseSettings: { isEnabled: true, chainId: 31339 } }, { ...own, initialReceivers: [] }),
      { [at('lockAndReleaseSettings.chainId')]: 'The Portals do not reach this chain' },
    ],
  ] satisfies Row[]);
});

describe('functions of a token', () => {
  testRules('token', [
    [
      'are those that the organisation’s own has',
      form({ useDefaultFunctionSelectors: false, functionSelectors: [selectors] }),
      {
        [at('functionSelectors.0.chainId')]: 'Functions are chosen for a token that exists already, and is minted and burned on this chain',
      },
    ],
    [
      'are not named beside the default ones',
      form({ functionSelectors: [selectors] }),
      { [at('functionSelectors')]: 'The default functions are chosen' },
    ],
    [
      'are named for every chain of an existing token, with their selectors',
      form({ useDefaultFunctionSelectors: false, functionSelectors: [{ ...selectors, burnHash: '0x9dc29fac' }] }, asItIs),
      {
        [at('functionSelectors')]: 'Please select',
        [at('functionSelectors.0.burnHash')]: 'This is not the selector of the function',
      },
    ],
    [
      'are not needed on the chain on which it is locked',
      form(
        {
          useDefaultFunctionSelectors: false,
          functionSelectors: [selectors],
          lockAndReleaseSettings: { isEnabled: true, chainId: BETA },
        },
        asItIs,
      ),
      {},
    ],
    ['may be the default ones', form({}, asItIs), {}],
  ] satisfies Row[]);
});
