import type { Rule } from '../../formErrors.ts';
import type { AssetPortalsDraft } from '../../organisation/parts/assetPortals.ts';
import type { OrganisationForm } from '../../organisation/schema.ts';
import type { DraftPath } from '../../schema/draftPath.ts';
import { askOf } from '../../setup/askOf.ts';
import { ABOVE_STANDARD_LIMIT, TOASTS } from '../../setup/sentences.ts';
import { MAX_TRANSFER_LIMIT, portalLimits, portalWindow, tokenAllowance } from './limits.ts';

type Kind = 'minting' | 'burning';

const KINDS: readonly Kind[] = ['minting', 'burning'];
const SEVERAL = { minting: 'multiBridgeMintLimit', burning: 'multiBridgeBurnLimit' } as const;
const ALONE = { minting: 'standardMintLimit', burning: 'standardBurnLimit' } as const;

/** As the form calls the value at a path of it. */
const labelAt = (path: string): string => askOf(path as DraftPath<OrganisationForm>).label;

/** What leaves within its limit would wait for ever where it arrives. */
function notBelow(burnLimit: string): string {
  const label = labelAt(burnLimit);
  return `Not below the ${label.charAt(0).toLowerCase()}${label.slice(1)}: what may leave has to be allowed to arrive`;
}

/** docs/requirements.md#portals. Limits are the same on every chain, so that what fits where it leaves fits where it arrives. */
export function* limitRules(path: string, portals: AssetPortalsDraft): Iterable<Rule> {
  yield* rowRules(path, portals);
  const limits = portalLimits(portals);
  const { several, alone } = limits;
  const placeOf = (index: number, kind: Kind): string =>
    portals.isCustomRateLimits ? `${path}.bridgeRateLimits.${index}.${ALONE[kind]}` : `${path}.${ALONE[kind]}`;
  for (const [index, own] of alone.entries()) {
    yield { field: placeOf(index, 'minting'), message: notBelow(placeOf(index, 'burning')), isBroken: own.minting < own.burning };
  }
  yield {
    field: `${path}.${SEVERAL.minting}`,
    message: notBelow(`${path}.${SEVERAL.burning}`),
    isBroken: several.minting < several.burning,
  };
  for (const kind of KINDS) {
    const field = `${path}.${SEVERAL[kind]}`;
    const isAgreed = portals.minBridges > 0;
    const isAbove = alone.every((own) => several[kind] > own[kind]);
    yield { field, message: ABOVE_STANDARD_LIMIT, isBroken: isAgreed && !isAbove };
    yield { field, message: 'Nothing goes by several bridges: please enter 0', isBroken: !isAgreed && several[kind] > 0n };
    const allowance = tokenAllowance(limits, portalWindow(portals));
    yield { field, message: 'The amount is too large', isBroken: allowance[kind] > MAX_TRANSFER_LIMIT };
    yield { field: placeOf(0, kind), message: 'The amount is too large', isBroken: allowance[kind] > MAX_TRANSFER_LIMIT };
  }
  const isShut = several.burning === 0n && alone.every(({ burning }) => burning === 0n);
  yield { field: placeOf(0, 'burning'), message: 'Nothing could travel with limits of 0', isBroken: isShut };
}

function* rowRules(path: string, { bridges, isCustomRateLimits, bridgeRateLimits }: AssetPortalsDraft): Iterable<Rule> {
  const field = `${path}.bridgeRateLimits`;
  const named = bridgeRateLimits.map(({ bridge }) => bridge);
  const unasked = `“${labelAt(`${path}.isCustomRateLimits`)}” is switched off`;
  yield { field, message: unasked, isBroken: !isCustomRateLimits && named.length > 0 };
  if (!isCustomRateLimits) return;
  yield { field, message: 'Please name each bridge once', isBroken: new Set(named).size < named.length };
  yield { field, message: TOASTS.portals, isBroken: bridges.some((bridge) => !named.includes(bridge)) };
  yield {
    field,
    message: 'Limits are named for a bridge that is not selected',
    isBroken: named.some((bridge) => !bridges.includes(bridge)),
  };
}
