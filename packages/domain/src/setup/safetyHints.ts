import { durationText } from '../display/index.ts';
import { votingPeriodSeconds } from '../governance/minimums.ts';
import { parseModuleKey } from '../modules/moduleKey.ts';
import { CONTRACT_KIND_FACTS } from '../organisation/contractKinds.ts';
import { WALLET_LISTS } from '../organisation/walletLists.ts';
import { parseAmount } from '../token/index.ts';
import { SECONDS_PER_DAY } from '../units.ts';
import type { GovernorDraft, OrganisationForm, ReceiverDraft, WalletDraft } from './form.ts';
import { walletAddresses } from './moduleKeys.ts';

/** `danger`: it cannot work, or can be taken. `warning`: many regret it. `info`: worth knowing. */
export type HintSeverity = 'danger' | 'warning' | 'info';

/** Advice beside a field. Never blocks: what is refused is an error. */
export interface SafetyHint {
  id: string;
  severity: HintSeverity;
  /** Dotted path of the field it stands beside. */
  field: string;
  sentence: string;
}

/** Shorter, and half the world sleeps through a vote. */
const SHORT_VOTE = 2 * SECONDS_PER_DAY;

/** Hints for everything that is filled in so far. */
export function safetyHints(form: OrganisationForm): SafetyHint[] {
  const { modules } = form;
  return [
    ...modules.governor.flatMap((governor, index) => governorHints(`modules.governor.${index}`, governor, form)),
    ...walletHints('modules.protocolUpgrades', 'all contracts of the organisation', modules.protocolUpgrades),
    ...WALLET_LISTS.flatMap((list) =>
      modules[list].flatMap((wallet, index) => walletHints(`modules.${list}.${index}`, CONTRACT_KIND_FACTS[list].wallets.controls, wallet)),
    ),
    ...form.token.authority.flatMap((wallet, index) => walletHints(`token.authority.${index}`, 'the token', wallet)),
    ...(['preVoteVeto', 'preExecutionVeto'] as const).flatMap((list) =>
      modules[list].flatMap((veto, index) => guardianHints(`modules.${list}.${index}`, veto, modules.protocolUpgrades)),
    ),
  ];
}

function governorHints(path: string, governor: GovernorDraft, form: OrganisationForm): SafetyHint[] {
  return [...timeHints(path, governor), ...shareHints(path, governor, form)];
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

/** Percent of `whole`, as a number: hints compare, they do not account. */
const shareOf = (part: bigint, whole: bigint): number => (whole === 0n ? 0 : Number((part * 1_000_000n) / whole) / 10_000);

/** Tokens that a governor receives vote for nobody: it has no way to delegate before its first decision. */
const canVote = ({ address }: ReceiverDraft): boolean => parseModuleKey(address.trim())?.type !== 'governor';

const amountOf = ({ amount }: ReceiverDraft): bigint => parseAmount(amount).value ?? 0n;

function shareHints(
  path: string,
  { chainId, quorumThreshold, proposalThreshold }: GovernorDraft,
  { token }: OrganisationForm,
): SafetyHint[] {
  const hints: SafetyHint[] = [];
  if (quorumThreshold === 0) {
    hints.push({
      id: 'no-quorum',
      severity: 'warning',
      field: `${path}.quorumThreshold`,
      sentence: 'Without a quorum a single vote can decide for everybody.',
    });
  }
  const receivers = token.initialReceivers.find((entry) => entry.chainId === chainId)?.receivers ?? [];
  const supply = receivers.reduce((sum, receiver) => sum + amountOf(receiver), 0n);
  if (supply === 0n) return hints;
  const voting = receivers.filter(canVote).map(amountOf);
  const votable = shareOf(
    voting.reduce((sum, amount) => sum + amount, 0n),
    supply,
  );
  const largest = shareOf(
    voting.reduce((most, amount) => (amount > most ? amount : most), 0n),
    supply,
  );
  if (quorumThreshold !== null && quorumThreshold > votable) {
    hints.push({
      id: 'quorum-unreachable',
      severity: 'danger',
      field: `${path}.quorumThreshold`,
      sentence: `Only ${round(votable)} % of the supply can vote, so no vote would ever reach a quorum of ${quorumThreshold} %.`,
    });
  }
  if (proposalThreshold !== null && proposalThreshold > largest) {
    hints.push({
      id: 'nobody-can-propose',
      severity: proposalThreshold > votable ? 'danger' : 'warning',
      field: `${path}.proposalThreshold`,
      sentence: `The largest receiver gets ${round(largest)} %, so nobody can propose alone with a threshold of ${proposalThreshold} %.`,
    });
  }
  if (largest > 50 && voting.length > 1) {
    hints.push({
      id: 'one-majority',
      severity: 'info',
      field: `${path}.quorumThreshold`,
      sentence: `One receiver gets ${round(largest)} % and can decide every vote alone.`,
    });
  }
  return hints;
}

const round = (share: number): number => Math.round(share * 100) / 100;

function walletHints(path: string, subject: string, wallet: WalletDraft): SafetyHint[] {
  const addresses = walletAddresses(wallet).filter((address) => address.trim() !== '');
  const [first] = addresses;
  if (wallet.isMultisig === false && first !== undefined && !parseModuleKey(first.trim())) {
    return [
      {
        id: 'single-account',
        severity: 'warning',
        field: `${path}.isMultisig`,
        sentence: `Whoever holds this one key alone controls ${subject}. If it is lost, nobody does.`,
      },
    ];
  }
  if (!wallet.isMultisig || addresses.length < 2) return [];
  if (wallet.threshold === 1) {
    return [
      {
        id: 'single-signer',
        severity: 'warning',
        field: `${path}.threshold`,
        sentence: `Any one of the ${addresses.length} signers alone controls ${subject}.`,
      },
    ];
  }
  if (wallet.threshold === addresses.length) {
    return [
      {
        id: 'all-signers',
        severity: 'warning',
        field: `${path}.threshold`,
        sentence: 'All signers have to agree. One lost key locks it for good.',
      },
    ];
  }
  return [];
}

const namesIn = (wallet: WalletDraft): Set<string> =>
  new Set(
    walletAddresses(wallet)
      .map((address) => address.trim().toLowerCase())
      .filter(Boolean),
  );

function guardianHints(path: string, guardians: WalletDraft, upgrades: WalletDraft): SafetyHint[] {
  const hints: SafetyHint[] = [];
  const count = guardians.addresses.length;
  if (guardians.isMultisig && count > 1 && guardians.threshold === count) {
    hints.push({
      id: 'all-guardians',
      severity: 'warning',
      field: `${path}.threshold`,
      sentence: 'All guardians have to act together. If one is asleep, there is no veto.',
    });
  }
  const own = namesIn(guardians);
  const signers = namesIn(upgrades);
  if (own.size > 0 && own.size === signers.size && [...own].every((address) => signers.has(address))) {
    hints.push({
      id: 'guardians-are-signers',
      severity: 'warning',
      field: `${path}.addresses`,
      sentence: 'The guardians are the same as the signers of protocol upgrades, so they guard against nobody but the members.',
    });
  }
  return hints;
}
