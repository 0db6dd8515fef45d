import { primaryChain, travellingToken } from '../modules/portals/places.ts';
import type { OrganisationForm } from './form.ts';
import { portalLimitHints } from './portalLimitHints.ts';
import type { SafetyHint } from './safetyHint.ts';
import { actorHints } from './walletHints.ts';

/** docs/requirements.md#portals, word for word. */
export const LIMITS_BY_HAND = 'If you are using Asset Portals, minting and burning limits need to be set for Asset Controllers manually.';
export const PRIMARY_CHAIN = 'Selecting the Primary Chain for Lock & Release asset transfers will disable token minting on other chains';

const PATH = 'modules.assetPortals';

/** Advice about tokens that travel: who holds what, and what is left to be done by hand. */
export function portalHints(form: OrganisationForm): SafetyHint[] {
  const { modules, token } = form;
  const { assetPortals: portals } = modules;
  if (!portals) return [];
  const isByHand = portals.chainIds.some((chainId) => travellingToken(token, chainId) === 'existing');
  const hints: (SafetyHint | false)[] = [
    isByHand && { id: 'limits-by-hand', severity: 'info', field: `${PATH}.chainIds`, sentence: LIMITS_BY_HAND },
    primaryChain(portals) !== undefined && {
      id: 'primary-chain',
      severity: 'info',
      field: `${PATH}.lockAndReleaseSettings.chainId`,
      sentence: PRIMARY_CHAIN,
    },
    ...portalLimitHints(form, portals),
    ...portals.portalAdmin.flatMap((admin, index) =>
      actorHints(`${PATH}.portalAdmin.${index}`, 'how many tokens bridges may make there', admin),
    ),
  ];
  return hints.filter((hint) => hint !== false);
}
