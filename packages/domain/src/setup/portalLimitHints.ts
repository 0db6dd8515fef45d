import { groupDigits } from '../display/index.ts';
import { durationSeconds, longDurationText } from '../display/duration.ts';
import { timelockSeconds, votingPeriodSeconds } from '../governance/minimums.ts';
import { forgeableOn, weakestPair } from '../modules/portals/attackers.ts';
import type { AssetPortalsDraft } from '../organisation/parts/assetPortals.ts';
import { amountText } from '../token/amount.ts';
import type { GovernorDraft, OrganisationForm } from './form.ts';
import type { SafetyHint } from './safetyHint.ts';
import { createdOn, roundShare, shareOf, sumOf } from './shares.ts';

const PATH = 'modules.assetPortals';

/** Percent of the supply that one bridge may make before it is worth a warning. */
const LARGE_SHARE = 10;

const limitField = ({ isCustomRateLimits }: AssetPortalsDraft): string =>
  isCustomRateLimits ? `${PATH}.bridgeRateLimits` : `${PATH}.standardMintLimit`;

/** Advice about thresholds, limits and times of portals: what a broken bridge would cost, and how long it takes to shut it out. */
export function portalLimitHints(form: OrganisationForm, portals: AssetPortalsDraft): SafetyHint[] {
  return [...agreementHints(portals), ...amountHints(form, portals), ...timeHints(form, portals)];
}

function agreementHints(portals: AssetPortalsDraft): SafetyHint[] {
  const field = `${PATH}.minBridges`;
  if (portals.minBridges === 0) {
    const sentence =
      'Every transfer goes by one bridge, so large amounts need a large limit of one bridge. Minimum 2 bridges are recommended.';
    return [{ id: 'portal-single-bridge', severity: 'warning', field, sentence }];
  }
  if (weakestPair(portals)?.count !== portals.minBridges) return [];
  const sentence =
    'Between some of these chains all bridges have to agree. While one of them is broken, nothing arrives there that several have to bring.';
  return [{ id: 'portal-all-bridges', severity: 'warning', field, sentence }];
}

function amountHints(form: OrganisationForm, portals: AssetPortalsDraft): SafetyHint[] {
  const field = limitField(portals);
  const { token, modules } = form;
  const supply = sumOf(token.chainIds.flatMap((chainId) => createdOn(form, chainId)));
  const forged = portals.chainIds.reduce((sum, chainId) => sum + forgeableOn(portals, chainId, 1), 0n);
  if (supply === 0n || forged === 0n) return [];
  const deciding = modules.governor.find((governor) => carriesVote(form, portals, governor));
  const made = `${groupDigits(amountText(forged))} ${token.symbol}`.trim();
  if (deciding) {
    const sentence = `One bridge that is taken over could bring as many ${token.symbol} as the quorum of ${deciding.governorName} needs, and decide with them alone. Lower limits prevent that.`;
    return [{ id: 'portal-carries-votes', severity: 'danger', field, sentence }];
  }
  const share = shareOf(forged, supply);
  if (share <= LARGE_SHARE) return [];
  const sentence = `One bridge that is taken over could make ${made} at once on all chains together, ${roundShare(share)} % of what is created at first. A lower limit costs holders of more only the fees of several bridges.`;
  return [{ id: 'portal-limit-large', severity: 'warning', field, sentence }];
}

/** Whether one bridge alone can bring what the quorum needs to chains on which the governor counts. */
function carriesVote(
  form: OrganisationForm,
  portals: AssetPortalsDraft,
  { chainId, votingChainIds, quorumThreshold }: GovernorDraft,
): boolean {
  if (chainId === null || !quorumThreshold) return false;
  const counting = [...new Set([chainId, ...votingChainIds])];
  const supply = sumOf(counting.flatMap((id) => createdOn(form, id)));
  const forged = counting.filter((id) => portals.chainIds.includes(id)).reduce((sum, id) => sum + forgeableOn(portals, id, 1), 0n);
  return supply > 0n && shareOf(forged, supply) >= quorumThreshold;
}

/** From a proposal to its effect; in seconds. */
const decisionSeconds = ({ preVotingTimelock, votingPeriod, preExecutionTimelock }: GovernorDraft): number =>
  timelockSeconds(preVotingTimelock ?? 0) + votingPeriodSeconds(votingPeriod ?? 0) + timelockSeconds(preExecutionTimelock ?? 0);

function timeHints({ modules }: OrganisationForm, portals: AssetPortalsDraft): SafetyHint[] {
  const window = durationSeconds(portals.duration.value, portals.duration.durationType ?? 'hours');
  return portals.portalAdmin.flatMap((admin, index): SafetyHint[] => {
    const governor = admin.isGovernor
      ? modules.governor.find(({ chainId, governorName }) => chainId === admin.chainId && governorName.trim() === admin.governorName)
      : undefined;
    const time = governor ? decisionSeconds(governor) : 0;
    if (!governor || !(window >= 1) || time <= window) return [];
    const times = Math.floor(time / window) + 1;
    const sentence = `A decision of ${admin.governorName} takes ${longDurationText(time)}. Until then a bridge that was taken over could use its limits ${times} times; a Safe could shut it out at once.`;
    return [{ id: 'portal-admin-slow', severity: 'info', field: `${PATH}.portalAdmin.${index}.governorName`, sentence }];
  });
}
