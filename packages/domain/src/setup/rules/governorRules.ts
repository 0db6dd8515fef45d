import type { ChainChoice } from '../../chains/index.ts';
import { days } from '../../units.ts';
import type { Rule } from '../../formErrors.ts';
import type { DurationDraft, GovernorDraft, OrganisationForm } from '../form.ts';
import { MAX_DURATION_DAYS, MAX_GOVERNORS_PER_TYPE, MAX_NAME_LENGTH } from '../limits.ts';
import { ENTER_NAME, GOVERNOR_NAME_EXISTS, TOO_LONG, VOTING_PERIOD_ZERO } from '../sentences.ts';
import type { SetupContext } from '../setupContext.ts';
import { chainRules } from './walletRules.ts';

const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** File 1 §5 and §9, governors. */
export function* governorRules(form: OrganisationForm, context: SetupContext): Iterable<Rule> {
  const { governor } = form.modules;
  for (const isQuadratic of [false, true]) {
    const count = governor.filter((g) => g.isQuadratic === isQuadratic).length;
    yield {
      field: 'modules.governor',
      message: `At most ${MAX_GOVERNORS_PER_TYPE} governors of one type`,
      isBroken: count > MAX_GOVERNORS_PER_TYPE,
    };
  }
  for (const [index, entry] of governor.entries()) {
    const path = `modules.governor.${index}`;
    yield* nameRules(`${path}.governorName`, entry, form, context);
    yield* chainRules(`${path}.chainId`, entry.chainId, context);
    yield* durationRules(path, entry);
    yield* shareRules(path, entry);
    yield {
      field: `${path}.votingChainIds`,
      message: 'Voting from other chains needs the Multi-Bridge module',
      isBroken: entry.votingChainIds.length > 0 && form.modules.multiBridge.length === 0,
    };
    if (entry.isQuadratic) yield* quadraticRules(path, entry, context);
  }
}

/** Existing governors are left out on both sides: they are the ones that "already exist". */
function* nameRules(field: string, { tempId, governorName }: GovernorDraft, form: OrganisationForm, context: SetupContext): Iterable<Rule> {
  yield { field, message: ENTER_NAME, isBroken: governorName.trim() === '' };
  yield { field, message: TOO_LONG(MAX_NAME_LENGTH), isBroken: governorName.trim().length > MAX_NAME_LENGTH };
  const isDeployed = context.initial?.modules.governor.some((g) => g.tempId === tempId) ?? false;
  const others = form.modules.governor.filter((g) => g.tempId !== tempId).map((g) => g.governorName);
  yield {
    field,
    message: GOVERNOR_NAME_EXISTS,
    isBroken: !isDeployed && [...others, ...context.existingGovernorNames].some((name) => sameName(name, governorName)),
  };
}

/** Shorter than a second would be nothing on chain. */
const isNothing = (value: DurationDraft): boolean => value !== 'min' && (value === null || !(days(value) >= 1));
const isTooLong = (value: DurationDraft): boolean => typeof value === 'number' && value > MAX_DURATION_DAYS;
const isNoDelay = (value: DurationDraft): boolean => value !== 'min' && (value === null || !(value >= 0));

function* durationRules(path: string, governor: GovernorDraft): Iterable<Rule> {
  const tooLong = `At most ${MAX_DURATION_DAYS} days`;
  yield { field: `${path}.votingPeriod`, message: VOTING_PERIOD_ZERO, isBroken: isNothing(governor.votingPeriod) };
  yield { field: `${path}.votingPeriod`, message: tooLong, isBroken: isTooLong(governor.votingPeriod) };
  for (const name of ['preVotingTimelock', 'preExecutionTimelock'] as const) {
    yield { field: `${path}.${name}`, message: 'Please enter a number of days, or 0 for none', isBroken: isNoDelay(governor[name]) };
    yield { field: `${path}.${name}`, message: tooLong, isBroken: isTooLong(governor[name]) };
  }
}

/** Hundredths of a percent are what a governor can hold. */
export function percentProblem(value: number | null): string | undefined {
  if (value === null || !(value >= 0 && value <= 100)) return 'Please enter a percentage from 0 to 100';
  return Math.abs(value * 100 - Math.round(value * 100)) > 1e-9 ? 'At most two decimals' : undefined;
}

function* shareRules(path: string, governor: GovernorDraft): Iterable<Rule> {
  for (const name of [
    'quorumThreshold',
    'proposalThreshold',
    ...(governor.isQuadratic ? (['quadraticThreshold'] as const) : []),
  ] as const) {
    const problem = percentProblem(governor[name]);
    yield { field: `${path}.${name}`, message: problem ?? '', isBroken: problem !== undefined };
  }
}

const namesOfQuadratic = (chains: readonly ChainChoice[]): string =>
  chains
    .filter((chain) => chain.supportsQuadratic)
    .map((chain) => chain.name)
    .join(', ') || 'OP Sepolia';

function* quadraticRules(path: string, { chainId, passportScoreRanges }: GovernorDraft, { chains }: SetupContext): Iterable<Rule> {
  yield {
    field: `${path}.chainId`,
    message: `Quadratic voting governors are only allowed on ${namesOfQuadratic(chains)}`,
    isBroken: chainId !== null && chains.find(({ id }) => id === chainId)?.supportsQuadratic !== true,
  };
  yield { field: `${path}.passportScoreRanges`, message: 'Please fill in all four bands', isBroken: passportScoreRanges.length !== 4 };
  for (const [index, share] of passportScoreRanges.entries()) {
    const isShare = /^\d{1,3}$/.test(share) && Number(share) <= 100;
    yield { field: `${path}.passportScoreRanges.${index}`, message: 'Please enter a whole percentage from 0 to 100', isBroken: !isShare };
  }
}
