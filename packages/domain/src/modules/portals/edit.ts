import { type Bridge, BRIDGES } from '../../bridges/index.ts';
import { ACTOR } from '../../organisation/parts/actor.ts';
import type { AssetPortalsDraft } from '../../organisation/parts/assetPortals.ts';
import { emptyOf } from '../../schema/emptyOf.ts';
import { setTokenChains } from '../../setup/edit.ts';
import type { OrganisationForm } from '../../setup/form.ts';
import type { ChainId } from '../../units.ts';
import { BURN_SELECTORS, MINT_SELECTORS } from '../../token/selectors.ts';
import { withModules } from '../shared/withModules.ts';
import { comesByPortal, primaryChain, travellingToken } from './places.ts';

/** Changes to the portals that concern more than one field. Each returns a new form, and leaves one without portals as it is. */

function withPortals(form: OrganisationForm, change: (portals: AssetPortalsDraft) => Partial<AssetPortalsDraft>): OrganisationForm {
  const { assetPortals } = form.modules;
  return assetPortals ? withModules(form, { assetPortals: { ...assetPortals, ...change(assetPortals) } }) : form;
}

/** Sets the chains of the portals, each with its admin. What was entered for remaining chains is kept. */
export function setPortalChains(form: OrganisationForm, chainIds: readonly ChainId[]): OrganisationForm {
  const unique = [...new Set(chainIds)];
  return withPortals(form, ({ portalAdmin, functionSelectors, lockAndReleaseSettings: custody }) => ({
    chainIds: unique,
    portalAdmin: unique.map((chainId) => portalAdmin.find((admin) => admin.chainId === chainId) ?? { ...emptyOf(ACTOR), chainId }),
    functionSelectors: functionSelectors.filter(({ chainId }) => unique.includes(chainId)),
    lockAndReleaseSettings:
      custody.chainId === undefined || unique.includes(custody.chainId) ? custody : { ...custody, chainId: undefined },
  }));
}

/** The token's chains. Portals leave those on which there is no token any more. */
export function setTravellingTokenChains(form: OrganisationForm, chainIds: readonly ChainId[]): OrganisationForm {
  const changed = { ...form, token: setTokenChains(form.token, chainIds) };
  const reached = form.modules.assetPortals?.chainIds ?? [];
  const kept = reached.filter((id) => chainIds.includes(id));
  return kept.length === reached.length ? changed : setPortalChains(changed, kept);
}

const limitRow = (bridge: Bridge, { standardMintLimit, standardBurnLimit }: AssetPortalsDraft) => ({
  bridge,
  standardMintLimit,
  standardBurnLimit,
});

const inOrder = (bridges: readonly Bridge[]): Bridge[] => BRIDGES.filter((bridge) => bridges.includes(bridge));

/** Sets the bridges. Where each has limits of its own, new ones begin with those of one bridge. No more have to agree than there are. */
export const setPortalBridges = (form: OrganisationForm, bridges: readonly Bridge[]): OrganisationForm =>
  withPortals(form, (portals) => {
    const chosen = inOrder(bridges);
    const rows = portals.bridgeRateLimits;
    return {
      bridges: chosen,
      bridgeRateLimits: portals.isCustomRateLimits
        ? chosen.map((bridge) => rows.find((row) => row.bridge === bridge) ?? limitRow(bridge, portals))
        : [],
    };
  });

/** How many bridges have to agree; with 0, nothing goes by several, so there are no limits of several. */
export const setPortalMinimum = (form: OrganisationForm, minBridges: number): OrganisationForm =>
  withPortals(form, ({ minBridges: before, multiBridgeMintLimit, multiBridgeBurnLimit }) => {
    if (minBridges === 0) return { minBridges, multiBridgeMintLimit: '0', multiBridgeBurnLimit: '0' };
    const isAsked = before === 0;
    return {
      minBridges,
      multiBridgeMintLimit: isAsked ? '' : multiBridgeMintLimit,
      multiBridgeBurnLimit: isAsked ? '' : multiBridgeBurnLimit,
    };
  });

/** docs/requirements.md#portals: limits of each bridge begin with those of all; without them, the window is 24 hours again. */
export const setCustomLimits = (form: OrganisationForm, isCustomRateLimits: boolean): OrganisationForm =>
  withPortals(form, (portals) =>
    isCustomRateLimits
      ? { isCustomRateLimits, bridgeRateLimits: inOrder(portals.bridges).map((bridge) => limitRow(bridge, portals)) }
      : { isCustomRateLimits, bridgeRateLimits: [], duration: { durationType: 'hours', value: 24 } },
  );

/**
 * docs/requirements.md#portals: the primary chain, where tokens that leave are kept. It takes receivers and vesting away from the other chains of the portals.
 * `null` keeps nothing anywhere; undefined has the chain still to be chosen.
 */
export function setPrimaryChain(form: OrganisationForm, chainId: ChainId | null | undefined): OrganisationForm {
  const changed = withPortals(form, () => ({
    lockAndReleaseSettings: chainId === null ? { isEnabled: false } : { isEnabled: true, chainId },
  }));
  const { assetPortals } = changed.modules;
  const { token } = changed;
  return {
    ...changed,
    token: {
      ...token,
      initialReceivers: token.initialReceivers.map((entry) =>
        comesByPortal(assetPortals, entry.chainId) ? { ...entry, receivers: [] } : entry,
      ),
      vesting: token.vesting.filter((entry) => !comesByPortal(assetPortals, entry.chainId)),
    },
  };
}

/** Chains whose token exists already and is minted and burned there, so that its functions may have other names. */
export const chainsWithFunctions = ({ modules: { assetPortals }, token }: OrganisationForm): ChainId[] =>
  (assetPortals?.chainIds ?? []).filter((id) => id !== primaryChain(assetPortals) && travellingToken(token, id) === 'existing');

/** Whether the token is minted and burned by the default functions. Others are asked for on every chain where there can be any. */
export const setDefaultFunctions = (form: OrganisationForm, useDefaultFunctionSelectors: boolean): OrganisationForm =>
  withPortals(form, ({ functionSelectors }) => ({
    useDefaultFunctionSelectors,
    functionSelectors: useDefaultFunctionSelectors
      ? []
      : chainsWithFunctions(form).map(
          (chainId) => functionSelectors.find((entry) => entry.chainId === chainId) ?? { chainId, ...DEFAULT_FUNCTIONS },
        ),
  }));

const DEFAULT_FUNCTIONS = {
  mintInterface: 'mint(address,uint256)',
  mintHash: MINT_SELECTORS['mint(address,uint256)'],
  burnInterface: 'burn(address,uint256)',
  burnHash: BURN_SELECTORS['burn(address,uint256)'],
} as const;
