import { moduleKey } from '../modules/moduleKey.ts';
import { type Governor, GOVERNOR } from '../organisation/parts/governor.ts';
import { ASSET_PORTALS, type AssetPortals } from '../organisation/parts/assetPortals.ts';
import { MULTI_BRIDGE, MULTI_BRIDGE_SETTINGS, type MultiBridge, type MultiBridgeSettings } from '../organisation/parts/multiBridge.ts';
import { TOKEN, type TokenInput } from '../organisation/parts/token.ts';
import type { ChainWallet, WalletSelection } from '../organisation/parts/wallet.ts';
import { type Modules, MODULES_PART, ORGANISATION, type OrganisationInput } from '../organisation/schema.ts';
import { emptyOf } from '../schema/emptyOf.ts';
import { toInput } from '../schema/toInput.ts';
import type { Address, ChainId } from '../units.ts';

/**
 * Parts of a sample organisation for tests, journeys and measurements. A test only states what it is about; the rest is as in an empty draft, so
 * that added fields need no change here.
 */

export const ALICE: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
export const BOB: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
export const CAROL: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

const HOME: ChainId = 31337;

export const sampleGovernor = (change: Partial<Governor> = {}): Governor => ({
  ...toInput(GOVERNOR, emptyOf(GOVERNOR, 'governor-1')),
  governorName: 'Main',
  chainId: HOME,
  preExecutionTimelock: 'min',
  ...change,
});

/** A Safe that all but one of several owners must sign for; the address itself if there is only one. */
export const sampleHolder = (owners: readonly string[]): WalletSelection => ({
  isMultisig: owners.length > 1,
  addresses: [...owners],
  threshold: Math.max(1, owners.length - 1),
});

export const sampleWallet = (chainId: ChainId, owners: readonly string[]): ChainWallet => ({ ...sampleHolder(owners), chainId, name: '' });

/** Messages that the governor on Alpha sends to Beta. Two bridges have to agree. */
export const sampleMultiBridge = (change: Partial<MultiBridge> = {}): MultiBridge => ({
  ...toInput(MULTI_BRIDGE, emptyOf(MULTI_BRIDGE)),
  isGovernor: true,
  governorName: 'Main',
  chainId: HOME,
  chainIds: [HOME, HOME + 1],
  ...change,
});

/** Settings of a chain with all bridges, controlled by its owners. */
export const sampleMultiBridgeSettings = (
  chainId: ChainId,
  owners: readonly string[],
  change: Partial<MultiBridgeSettings> = {},
): MultiBridgeSettings => ({
  ...toInput(MULTI_BRIDGE_SETTINGS, emptyOf(MULTI_BRIDGE_SETTINGS)),
  chainId,
  owner: { ...sampleHolder(owners), isGovernor: false, governorName: '' },
  isAllBridges: true,
  ...change,
});

/** Between the chains whose administrators are named: up to 1,000 at once where two bridges agree, up to 100 by Hyperlane or Axelar alone. */
export const sampleAssetPortals = (portalAdmin: AssetPortals['portalAdmin'], change: Partial<AssetPortals> = {}): AssetPortals => ({
  ...toInput(ASSET_PORTALS, emptyOf(ASSET_PORTALS)),
  chainIds: portalAdmin.map(({ chainId }) => chainId),
  portalAdmin,
  bridges: ['hyperlane', 'axelar'],
  multiBridgeMintLimit: '1000',
  multiBridgeBurnLimit: '1000',
  standardMintLimit: '100',
  standardBurnLimit: '100',
  ...change,
});

export const samplePortalAdmin = (chainId: ChainId, owners: readonly string[]): AssetPortals['portalAdmin'][number] => ({
  chainId,
  isGovernor: false,
  governorName: '',
  ...sampleHolder(owners),
});

/** A governor, and only the signers of upgrades in addition. */
export const sampleModules = (change: Partial<Modules> = {}): Modules => ({
  ...toInput(MODULES_PART, emptyOf(MODULES_PART)),
  protocolUpgrades: { isMultisig: true, addresses: [ALICE, BOB], threshold: 2 },
  governor: [sampleGovernor()],
  ...change,
});

/** A token on one chain. Alice and the governor hold all of it, and the governor is its authority. */
export const sampleToken = (change: Partial<TokenInput> = {}): TokenInput => ({
  ...toInput(TOKEN, emptyOf(TOKEN)),
  isCreatingNewToken: true,
  name: 'Acme',
  symbol: 'ACME',
  chainIds: [HOME],
  initialReceivers: [
    {
      chainId: HOME,
      receivers: [
        { tempId: 'receiver-1', address: ALICE, amount: '600000' },
        { tempId: 'receiver-2', address: moduleKey('governor', 'Main'), amount: '400000.5' },
      ],
    },
  ],
  authority: [sampleWallet(HOME, [moduleKey('governor', 'Main')])],
  ...change,
});

export const sampleOrganisation = (change: Partial<OrganisationInput> = {}): OrganisationInput => ({
  ...toInput(ORGANISATION, emptyOf(ORGANISATION)),
  name: 'Acme',
  description: 'Looks after the harbour and pays those who keep its lights.',
  categoryId: 'other',
  links: [{ id: 'link-1', type: 'website', url: 'https://harbour.example' }],
  modules: sampleModules(),
  token: sampleToken(),
  ...change,
});

/** What a careful founder would choose: on every chain a governor with a timelock, a Safe treasury, and a token held by the owners. */
export function sampleOnChains(
  chainIds: readonly ChainId[],
  owners: readonly Address[],
  change: Partial<OrganisationInput> = {},
): OrganisationInput {
  const governorName = (chainId: ChainId): string => `Main ${chainId}`;
  return sampleOrganisation({
    modules: sampleModules({
      protocolUpgrades: sampleHolder(owners),
      safeTreasury: chainIds.map((chainId) => sampleWallet(chainId, owners)),
      governor: chainIds.map((chainId) =>
        sampleGovernor({
          tempId: `governor-${chainId}`,
          governorName: governorName(chainId),
          chainId,
          preVotingTimelock: 'min',
          preExecutionTimelock: 7,
        }),
      ),
    }),
    token: sampleToken({
      name: 'Test Token',
      symbol: 'TEST',
      chainIds: [...chainIds],
      initialReceivers: chainIds.map((chainId) => ({
        chainId,
        receivers: owners.map((address, index) => ({ tempId: `receiver-${index + 1}`, address, amount: '1000' })),
      })),
      authority: chainIds.map((chainId) => sampleWallet(chainId, [moduleKey('governor', governorName(chainId))])),
    }),
    ...change,
  });
}
