import { assetControllerImplementationOf, bridgeAdaptersOf, predictProxy } from '@althing/bindings';
import { BRIDGES } from '@althing/domain/bridges';
import {
  MAX_TRANSFER_LIMIT,
  portalBridgesOn,
  portalLimits,
  portalWindow,
  primaryChain,
  tokenAllowance,
  type TransferLimits,
} from '@althing/domain/modules';
import type { AssetPortals } from '@althing/domain/organisation';
import { BURN_SELECTORS, MINT_SELECTORS } from '@althing/domain/token';
import type { Address, ChainId } from '@althing/domain/units';
import type { KeptToken, Party, PortalDesign, Site, TokenDesign } from '../../design.ts';
import { PlanError } from '../../errors.ts';
import type { Parties } from '../../parties.ts';
import { deriveSalt } from '../../salts.ts';
import { stepId } from '../../stepId.ts';
import type { PlanInput } from '../../types.ts';
import type { WalletEntry } from '../../wallets.ts';
import { refuseOtherAddresses } from '../shared/refuseOtherAddresses.ts';

const NOTHING: TransferLimits = { minting: 0n, burning: 0n };

const portalsOn = ({ modules }: PlanInput['organisation'], chainId: ChainId): AssetPortals | null =>
  modules.assetPortals?.chainIds.includes(chainId) ? modules.assetPortals : null;

/** The controller's address and salt, which are the same on every chain of the portals. */
function placeOf({ authority, organisationSalt }: Site): Pick<PortalDesign, 'id' | 'salt' | 'address'> {
  const id = stepId('assetController');
  const salt = deriveSalt(organisationSalt, id);
  return { id, salt, address: predictProxy({ authority, salt }) };
}

/** The limits of one chain: bridges that connect it with no other have none. */
function limitsOn(
  portals: AssetPortals,
  chainId: ChainId,
): Pick<PortalDesign, 'several'> & { alone: ReturnType<typeof portalLimits>['alone'] } {
  const { several, alone } = portalLimits(portals);
  const here = portalBridgesOn(portals, chainId);
  return { several: portals.minBridges > 0 ? several : NOTHING, alone: alone.filter(({ bridge }) => here.includes(bridge)) };
}

/**
 * The limits that the organisation's token gives its controller from the start. Empty if there are no portals here, or if the controller only
 * locks and releases tokens, which takes no limit of the token.
 */
export function portalAllowances({ organisation }: PlanInput, site: Site): TokenDesign['bridges'] {
  const portals = portalsOn(organisation, site.chainId);
  if (!portals || primaryChain(portals) === site.chainId) return [];
  const allowance = tokenAllowance(limitsOn(portals, site.chainId), portalWindow(portals));
  const isTooHigh = allowance.minting > MAX_TRANSFER_LIMIT || allowance.burning > MAX_TRANSFER_LIMIT;
  if (isTooHigh) throw new PlanError('portal-settings-invalid', `chain ${site.chainId}`);
  return [{ account: { address: placeOf(site).address, role: 'asset controller' }, ...allowance }];
}

function custodyOf(portals: AssetPortals, chainId: ChainId, isOwn: boolean): PortalDesign['custody'] {
  if (primaryChain(portals) === chainId) return { locks: true, taxed: isOwn, mintSelector: '0x00000000', burnSelector: '0x00000000' };
  const named =
    portals.useDefaultFunctionSelectors || isOwn ? undefined : portals.functionSelectors.find((entry) => entry.chainId === chainId);
  if (!named && !isOwn && !portals.useDefaultFunctionSelectors) throw new PlanError('portal-settings-invalid', `chain ${chainId}`);
  return {
    locks: false,
    taxed: false,
    mintSelector: MINT_SELECTORS[named?.mintInterface ?? 'mint(address,uint256)'],
    burnSelector: BURN_SELECTORS[named?.burnInterface ?? 'burn(address,uint256)'],
  };
}

function adaptersOn(portals: AssetPortals, chainId: ChainId): PortalDesign['adapters'] {
  const addresses = bridgeAdaptersOf(chainId);
  if (!addresses) throw new PlanError('portal-unavailable', `chain ${chainId}`);
  const here = portalBridgesOn(portals, chainId);
  const { alone } = limitsOn(portals, chainId);
  if (here.length === 0) throw new PlanError('portal-settings-invalid', `chain ${chainId}`);
  return BRIDGES.map((bridge) => {
    const { minting, burning } = alone.find((own) => own.bridge === bridge) ?? NOTHING;
    return { bridge, address: addresses[bridge], isApproved: portals.minBridges > 0 && here.includes(bridge), minting, burning };
  });
}

function implementationOn(chainId: ChainId): Address {
  const implementation = assetControllerImplementationOf(chainId);
  if (!implementation) throw new PlanError('portal-unavailable', `chain ${chainId}`);
  return implementation;
}

/** The token that travels: the organisation's own, or an existing one that is not wrapped. */
export interface PortalToken {
  address: Address;
  symbol: string;
  isOwn: boolean;
  /** Whether the token has a lockbox here. */
  isWrapping: boolean;
}

export const ownPortalToken = ({ address, symbol, lockbox }: TokenDesign): PortalToken => ({
  address,
  symbol,
  isOwn: true,
  isWrapping: lockbox !== null,
});

export const existingPortalToken = ({ address, symbol }: KeptToken): PortalToken => ({ address, symbol, isOwn: false, isWrapping: false });

/** The asset controller of a chain; null if the token does not travel to or from it. */
export function designPortal(
  input: PlanInput,
  site: Site,
  token: PortalToken | null,
  parties: Parties,
  wallets: readonly WalletEntry[],
): PortalDesign | null {
  const { chainId } = site;
  const portals = portalsOn(input.organisation, chainId);
  if (!portals) return null;
  refuseOtherAddresses(site, input, portals.chainIds, 'portal-deployers-differ');
  if (!token) throw new PlanError('portal-token-missing', `chain ${chainId}`);
  if (portals.minBridges === 1) throw new PlanError('portal-settings-invalid', `chain ${chainId}`);
  const wallet = wallets.find(({ kind }) => kind === 'assetControllerAdmin');
  const admin: Party | null = wallet ? parties.account(wallet, 'portal-admin-missing') : null;
  if (!admin) throw new PlanError('portal-admin-missing', `chain ${chainId}`);
  const { address, symbol, isOwn, isWrapping } = token;
  const custody = custodyOf(portals, chainId, isOwn);
  return {
    ...placeOf(site),
    implementation: implementationOn(chainId),
    token: { address, symbol, isOwn },
    admin,
    custody,
    unwraps: isWrapping && !custody.locks,
    window: portalWindow(portals),
    minBridges: portals.minBridges,
    several: limitsOn(portals, chainId).several,
    adapters: adaptersOn(portals, chainId),
    chains: portals.chainIds.filter((other) => other !== chainId),
  };
}
