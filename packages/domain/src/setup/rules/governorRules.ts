import { type ChainChoice, chainName } from '../../chains/index.ts';
import type { Rule } from '../../formErrors.ts';
import { MIN_TIMELOCK, timelockSeconds } from '../../governance/minimums.ts';
import { MAX_GOVERNORS_PER_TYPE } from '../../organisation/limits.ts';
import { GOVERNOR } from '../../organisation/parts/governor.ts';
import { boundRules } from '../../schema/boundRules.ts';
import type { GovernorDraft, OrganisationForm } from '../form.ts';
import { GOVERNOR_NAME_EXISTS, NO_REFUNDS, QUORUM_ZERO, TIMELOCK_TOO_SHORT } from '../sentences.ts';
import type { SetupContext } from '../setupContext.ts';
import { chainRules } from './walletRules.ts';

const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** docs/requirements.md#governor-rules */
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
  yield {
    field: 'modules.governor',
    message: NO_REFUNDS,
    isBroken: form.modules.refundMechanism && !governor.some((g) => g.refundMechanism),
  };
  for (const [index, entry] of governor.entries()) {
    const path = `modules.governor.${index}`;
    yield* boundRules(GOVERNOR, entry, path);
    yield* effectRules(path, entry);
    yield* nameRules(`${path}.governorName`, entry, form, context);
    yield* chainRules(`${path}.chainId`, entry.chainId, context);
    yield {
      field: `${path}.votingChainIds`,
      message: 'Voting from other chains needs the Multi-Bridge module',
      isBroken: entry.votingChainIds.length > 0 && form.modules.multiBridge.length === 0,
    };
    yield {
      field: `${path}.refundMechanism`,
      message: 'Paying votes back needs the Refund Mechanism module',
      isBroken: entry.refundMechanism && !form.modules.refundMechanism,
    };
    yield* votingChainRules(path, entry, form, context);
    if (entry.isQuadratic) yield* quadraticRules(path, entry, context);
  }
}

/** Votes can only come from chains that the multi-bridge connects. */
function* votingChainRules(
  path: string,
  { chainId, votingChainIds }: GovernorDraft,
  form: OrganisationForm,
  { chains }: SetupContext,
): Iterable<Rule> {
  const [bridge] = form.modules.multiBridge;
  const joined = [...(chainId === null ? [] : [chainId]), ...votingChainIds];
  const missing = bridge ? joined.filter((id) => !bridge.chainIds.includes(id)) : [];
  const names = missing.map((id) => chainName(chains, id)).join(', ');
  yield {
    field: `${path}.votingChainIds`,
    message: `Votes travel over the Multi-Bridge. Please add ${names} to it`,
    isBroken: votingChainIds.length > 0 && missing.length > 0,
  };
}

/** Whether a delay leaves enough time to notice something and to stop it. */
export const givesTime = (value: GovernorDraft['preVotingTimelock']): boolean => value !== null && timelockSeconds(value) >= MIN_TIMELOCK;

/** Values that are within their limits but that the contracts refuse. */
function* effectRules(path: string, { preExecutionTimelock, quorumThreshold }: GovernorDraft): Iterable<Rule> {
  const isTooShort = typeof preExecutionTimelock === 'number' && preExecutionTimelock > 0 && !givesTime(preExecutionTimelock);
  yield { field: `${path}.preExecutionTimelock`, message: TIMELOCK_TOO_SHORT, isBroken: isTooShort };
  yield { field: `${path}.quorumThreshold`, message: QUORUM_ZERO, isBroken: quorumThreshold === 0 };
}

/** Names must be unique. Existing governors are not checked, because the list of existing names contains theirs. */
function* nameRules(field: string, { tempId, governorName }: GovernorDraft, form: OrganisationForm, context: SetupContext): Iterable<Rule> {
  const isDeployed = context.initial?.modules.governor.some((g) => g.tempId === tempId) ?? false;
  const others = form.modules.governor.filter((g) => g.tempId !== tempId).map((g) => g.governorName);
  yield {
    field,
    message: GOVERNOR_NAME_EXISTS,
    isBroken: !isDeployed && [...others, ...context.existingGovernorNames].some((name) => sameName(name, governorName)),
  };
}

const namesOfQuadratic = (chains: readonly ChainChoice[]): string =>
  chains
    .filter((chain) => chain.supportsQuadratic)
    .map((chain) => chain.name)
    .join(', ') || 'OP Sepolia';

function* quadraticRules(
  path: string,
  { chainId, votingChainIds, passportScoreRanges }: GovernorDraft,
  { chains }: SetupContext,
): Iterable<Rule> {
  yield {
    field: `${path}.chainId`,
    message: `Quadratic voting governors are only allowed on ${namesOfQuadratic(chains)}`,
    isBroken: chainId !== null && chains.find(({ id }) => id === chainId)?.supportsQuadratic !== true,
  };
  yield {
    field: `${path}.votingChainIds`,
    message: 'Quadratic governors count votes of their own chain only',
    isBroken: votingChainIds.some((id) => id !== chainId),
  };
  yield {
    field: `${path}.passportScoreRanges`,
    message: 'No vote would ever count. Please give at least one band a weight',
    isBroken: passportScoreRanges.every((share) => Number(share) === 0),
  };
}
