import { durationText } from '../display/index.ts';
import { votingPeriodSeconds } from '../governance/minimums.ts';
import { CONTRACT_KIND_FACTS } from '../organisation/contractKinds.ts';
import { WALLET_LISTS } from '../organisation/walletLists.ts';
import { type ChainId, SECONDS_PER_DAY } from '../units.ts';
import type { GovernorDraft, OrganisationForm } from './form.ts';
import { guardianHints } from './guardianHints.ts';
import { multiBridgeHints } from './multiBridgeHints.ts';
import { portalHints } from './portalHints.ts';
import { quadraticHints } from './quadraticHints.ts';
import type { SafetyHint } from './safetyHint.ts';
import { type CreatedTokens, createdOn, roundShare, shareOf, sumOf } from './shares.ts';
import { walletHints } from './walletHints.ts';

/** Seconds. Members who are away for a day could miss a shorter vote. */
const SHORT_VOTE = 2 * SECONDS_PER_DAY;

/** Hints about everything entered so far. `founder` is the account that fills in the form, where it is known. */
export function safetyHints(form: OrganisationForm, founder?: string): SafetyHint[] {
  const { modules } = form;
  return [
    ...modules.governor.flatMap((governor, index) => governorHints(`modules.governor.${index}`, governor, form)),
    ...walletHints('modules.protocolUpgrades', 'all contracts of the organisation', modules.protocolUpgrades),
    ...WALLET_LISTS.flatMap((list) =>
      modules[list].flatMap((wallet, index) =>
        // What leaves the organisation is none of its business any more.
        wallet.isMarkedForDeletion ? [] : walletHints(`modules.${list}.${index}`, CONTRACT_KIND_FACTS[list].wallets.controls, wallet),
      ),
    ),
    ...form.token.authority.flatMap((wallet, index) =>
      walletHints(`token.authority.${index}`, 'the making of new tokens, and of votes with them', wallet),
    ),
    ...form.token.bridgeTaxTreasury.flatMap((wallet, index) =>
      walletHints(`token.bridgeTaxTreasury.${index}`, 'the tax of what bridges bring', wallet),
    ),
    ...multiBridgeHints(form),
    ...portalHints(form),
    ...uncountedHints(form),
    ...guardianHints(form, founder),
  ];
}

function governorHints(path: string, governor: GovernorDraft, form: OrganisationForm): SafetyHint[] {
  return [...timeHints(path, governor), ...shareHints(path, governor, form), ...quadraticHints(path, governor)];
}

function timeHints(path: string, { votingPeriod, preVotingTimelock, preExecutionTimelock }: GovernorDraft): SafetyHint[] {
  const hints: SafetyHint[] = [];
  const period = votingPeriod === null ? 0 : votingPeriodSeconds(votingPeriod);
  if (period > 0 && period < SHORT_VOTE) {
    hints.push({
      id: 'voting-period-short',
      severity: period < SECONDS_PER_DAY ? 'danger' : 'warning',
      field: `${path}.votingPeriod`,
      sentence: `A vote of ${durationText(period)} can be over before most members have seen it. Seven days are a good start.`,
    });
  }
  if (preVotingTimelock === 0) {
    hints.push({
      id: 'no-voting-delay',
      severity: 'warning',
      field: `${path}.preVotingTimelock`,
      sentence: 'Voting opens at once, so nobody has time to delegate or to gather votes before the count is fixed.',
    });
  }
  if (preExecutionTimelock === 0) {
    hints.push({
      id: 'no-timelock',
      severity: 'warning',
      field: `${path}.preExecutionTimelock`,
      sentence: 'A decision takes effect the moment the vote ends. A timelock gives members time to see it coming.',
    });
  }
  return hints;
}

/** A quorum is a share of what is created on all chains that vote; whoever proposes needs a share of the governor's own. */
function shareHints(path: string, governor: GovernorDraft, form: OrganisationForm): SafetyHint[] {
  const { chainId, votingChainIds, quorumThreshold, proposalThreshold } = governor;
  const hints: SafetyHint[] = [];
  if (quorumThreshold === 0) {
    hints.push({
      id: 'no-quorum',
      severity: 'warning',
      field: `${path}.quorumThreshold`,
      sentence: 'Without a quorum a single vote can decide for everybody.',
    });
  }
  const created = [chainId, ...votingChainIds].flatMap((id) => createdOn(form, id));
  const supply = sumOf(created);
  if (supply === 0n) return hints;
  const voting = created.filter(({ canVote }) => canVote);
  const votable = shareOf(sumOf(voting), supply);
  const holders = amountsByHolder(voting);
  const largest = largestShare(voting, supply);
  const home = createdOn(form, chainId);
  const proposing = largestShare(
    home.filter(({ canVote }) => canVote),
    sumOf(home),
  );
  if (quorumThreshold !== null && quorumThreshold > votable) {
    hints.push({
      id: 'quorum-unreachable',
      severity: 'danger',
      field: `${path}.quorumThreshold`,
      sentence: `Only ${roundShare(votable)} % of the supply can vote, so no vote would ever reach a quorum of ${quorumThreshold} %.`,
    });
  }
  if (proposalThreshold !== null && home.length > 0 && proposalThreshold > proposing) {
    hints.push({
      id: 'nobody-can-propose',
      severity: proposalThreshold > votable ? 'danger' : 'warning',
      field: `${path}.proposalThreshold`,
      sentence: `The largest receiver gets ${roundShare(proposing)} %, so nobody can propose alone with a threshold of ${proposalThreshold} %.`,
    });
  }
  if (largest > 50 && holders.length > 1) {
    hints.push({
      id: 'one-majority',
      severity: 'info',
      field: `${path}.quorumThreshold`,
      sentence: `One receiver gets ${roundShare(largest)} % and can decide every vote alone.`,
    });
  }
  if (votingChainIds.length > 0) {
    hints.push({
      id: 'quorum-of-all-chains',
      severity: 'info',
      field: `${path}.votingChainIds`,
      sentence: `The quorum is a share of what is created on all ${votingChainIds.length + 1} chains. What is burned on another chain for good still counts in it.`,
    });
  }
  return hints;
}

function amountsByHolder(created: readonly CreatedTokens[]): bigint[] {
  const amounts = new Map<string, bigint>();
  for (const { address, amount } of created) {
    const holder = address.trim().toLowerCase();
    amounts.set(holder, (amounts.get(holder) ?? 0n) + amount);
  }
  return [...amounts.values()];
}

const largestShare = (created: readonly CreatedTokens[], supply: bigint): number =>
  shareOf(
    amountsByHolder(created).reduce((most, amount) => (amount > most ? amount : most), 0n),
    supply,
  );

/** A governor only counts tokens of its own chain and of those that vote. */
function uncountedHints(form: OrganisationForm): SafetyHint[] {
  const { modules, token } = form;
  const counting = new Set(modules.governor.flatMap(({ chainId, votingChainIds }) => [chainId, ...votingChainIds]));
  const uncounted = token.chainIds.filter((chainId) => !counting.has(chainId));
  if (modules.governor.length === 0 || uncounted.length === 0) return [];
  const totalOn = (chainIds: readonly ChainId[]) => sumOf(chainIds.flatMap((chainId) => createdOn(form, chainId)));
  const share = roundShare(shareOf(totalOn(uncounted), totalOn(token.chainIds)));
  const where = uncounted.length === 1 ? 'one of the token’s chains' : `${uncounted.length} of the token’s chains`;
  return [
    {
      id: 'tokens-uncounted',
      severity: 'warning',
      field: 'token.chainIds',
      sentence: `No governor counts the tokens on ${where}, so nobody votes with them${share > 0 ? `: ${share} % of all` : ''}.`,
    },
  ];
}
