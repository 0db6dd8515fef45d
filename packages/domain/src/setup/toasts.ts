import { asksForAnswer, type FormErrors } from '../formErrors.ts';
import type { OrganisationForm } from './form.ts';
import type { Position } from './positions.ts';
import { ABOVE_STANDARD_LIMIT, ADDRESS_INVALID, SELECT, TOASTS } from './sentences.ts';

const touches = (errors: FormErrors, ...prefixes: string[]): boolean =>
  Object.keys(errors).some((field) => prefixes.some((prefix) => field === prefix || field.startsWith(`${prefix}.`)));

/** docs/requirements.md#portals: what is wrong with the portals is said first. */
const TOKEN_TOASTS: readonly (readonly [string, readonly string[]])[] = [
  [TOASTS.portals, ['modules.assetPortals']],
  [TOASTS.existingTokens, ['token.existingTokens']],
  [TOASTS.wrapping, ['token.isWrappingAccepted']],
  [TOASTS.receivers, ['token.chainIds', 'token.initialReceivers', 'token.vesting']],
  [TOASTS.authority, ['token.authority']],
  [TOASTS.bridgeTaxTreasury, ['token.bridgeTaxTreasury']],
];

/**
 * The toasts of docs/requirements.md#wizard-messages where a page of the wizard cannot be left yet: those that name the part that is meant, or else a
 * general one, which says whether answers are missing or wrong. Empty without errors.
 */
export function toastsFor(position: Position, errors: FormErrors, form: OrganisationForm): string[] {
  if (Object.keys(errors).length === 0) return [];
  if (position === 'token') {
    const particular = TOKEN_TOASTS.filter(([, fields]) => touches(errors, ...fields)).map(([toast]) => toast);
    const limits = Object.values(errors).includes(ABOVE_STANDARD_LIMIT) ? [TOASTS.portalLimits] : [];
    return particular.length > 0 ? [...limits, ...particular] : [TOASTS.fillInValidData];
  }
  const particular = position === 'modules' ? moduleToasts(errors, form) : [];
  if (particular.length > 0) return particular;
  return [Object.values(errors).some(asksForAnswer) ? TOASTS.fillInAllData : TOASTS.fillInValidData];
}

function moduleToasts(errors: FormErrors, { modules }: OrganisationForm): string[] {
  const ofBridge = Object.entries(errors).filter(([field]) => field.startsWith('modules.multiBridge.'));
  const ofSettings = Object.keys(errors).filter((field) => field.startsWith('modules.multiBridgeSettings'));
  const toasts: [string, boolean][] = [
    [TOASTS.multiBridgeChains, modules.multiBridge.some((entry) => entry.chainIds.length < 2)],
    [TOASTS.multiBridgeData, ofBridge.some(([field, message]) => !field.endsWith('.chainIds') && message !== ADDRESS_INVALID)],
    [TOASTS.validAddresses, Object.values(errors).includes(ADDRESS_INVALID)],
    [TOASTS.multiBridgeOwners, ofSettings.some((field) => field.includes('.owner.') || errors[field] === TOASTS.multiBridgeOwners)],
    [TOASTS.multiBridgeBridges, ofSettings.some((field) => field.endsWith('.bridges') && errors[field] === SELECT)],
    [TOASTS.preExecutionVeto, Object.values(errors).includes(TOASTS.preExecutionVeto)],
  ];
  return toasts.filter(([, applies]) => applies).map(([toast]) => toast);
}
