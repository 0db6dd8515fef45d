import type { TakenAddress } from '@althing/domain/http';
import { type Address, type ChainId, sameAddress } from '@althing/domain/units';
import { getAddress } from 'viem';
import { unavailable } from '../base/errors.ts';
import { isNodeFailure } from '../chains/reachable.ts';
import type { FrozenChainPlan, FrozenStep } from '../store/frozenPlan.ts';
import type { UpgradeDependencies } from './ports.ts';

interface Standing {
  chainId: ChainId;
  address: Address;
}

/** Of contracts of a plan that are in no record, but stand on their chain. */
export interface LeftBehind {
  /** Those that are as the plan says. */
  standing: Standing[];
  /** Those that are otherwise. */
  taken: TakenAddress[];
}

type Checks = FrozenStep['checks'];

/** What holds at any later block: what was only so at its creation says nothing about today. */
const isLasting = ({ type, when }: Checks[number]): boolean => when === 'always' && type !== 'events';
const lastingChecks = ({ checks }: FrozenStep): Checks => checks.filter(isLasting);
const firstChecks = ({ checks }: FrozenStep): Checks => checks.filter((check) => !isLasting(check));

type Answers = Awaited<ReturnType<UpgradeDependencies['ask']>>;

/** By the contract's own code: other values may be read where nothing stands, or belong to contracts that it only names. */
const hasCode = (step: FrozenStep, answers: Answers): boolean =>
  lastingChecks(step).some(
    ({ type, address }, index) => type === 'codeHash' && sameAddress(address, step.address) && (answers[index]?.actual ?? null) !== null,
  );

const differencesOf = (checks: Checks, answers: Answers): TakenAddress['differences'] =>
  checks.flatMap(({ label, unit, expected }, index) => {
    const { ok, actual = null } = answers[index] ?? { ok: false };
    return ok ? [] : [{ label, ...(unit && { unit }), expected, actual }];
  });

/**
 * What an upgrade that expired after a part of it was sent has left of a plan, in no record. Such addresses are taken, so that a batch which would create
 * something there again fails as a whole.
 */
export async function leftBehind(
  { ask, askAtCreation, chains }: Pick<UpgradeDependencies, 'ask' | 'askAtCreation' | 'chains'>,
  plans: readonly Pick<FrozenChainPlan, 'chainId' | 'steps'>[],
  recorded: readonly { chainId: ChainId; address: string }[],
): Promise<LeftBehind> {
  /** A first supply that went to others would be refused only once all is done and read back. */
  const createdOtherwise = async (chainId: ChainId, step: FrozenStep): Promise<TakenAddress['differences']> => {
    const checks = firstChecks(step);
    return checks.length === 0 ? [] : differencesOf(checks, await askAtCreation(chainId, step.address, checks));
  };
  const onChain = async ({ chainId, steps }: (typeof plans)[number]): Promise<LeftBehind> => {
    const isRecorded = ({ address }: FrozenStep) => recorded.some((each) => each.chainId === chainId && sameAddress(each.address, address));
    const added = steps.filter((step) => !isRecorded(step) && lastingChecks(step).length > 0);
    if (added.length === 0) return { standing: [], taken: [] };
    // An unreachable node must not be taken for a chain on which nothing stands.
    await chains.quick(chainId).getBlockNumber();
    const answers = await ask(chainId, added.flatMap(lastingChecks));
    let at = 0;
    const found = await Promise.all(
      added
        .map((step) => ({ step, own: answers.slice(at, (at += lastingChecks(step).length)) }))
        .filter(({ step, own }) => hasCode(step, own))
        .map(async ({ step, own }) => {
          const { kind, name, address } = step;
          const lasting = differencesOf(lastingChecks(step), own);
          const differences = lasting.length > 0 ? lasting : await createdOtherwise(chainId, step);
          return { chainId, kind, name, address: getAddress(address), differences };
        }),
    );
    return {
      standing: found.filter(({ differences }) => differences.length === 0).map(({ address }) => ({ chainId, address })),
      taken: found.filter(({ differences }) => differences.length > 0),
    };
  };
  try {
    const all = await Promise.all(plans.map(onChain));
    return { standing: all.flatMap(({ standing }) => standing), taken: all.flatMap(({ taken }) => taken) };
  } catch (error) {
    throw isNodeFailure(error) ? unavailable('The chain cannot be reached', 'rpc-unavailable') : error;
  }
}
