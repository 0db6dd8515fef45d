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

/** What holds at any later block: what was only so at its creation says nothing about today. */
const lastingChecks = ({ checks }: FrozenStep) => checks.filter(({ type, when }) => when === 'always' && type !== 'events');

/**
 * Contracts of a plan that are in no record and stand as it says: those of an upgrade that expired after a part of it was sent. Their addresses are taken, so
 * that a batch which would create them again fails as a whole.
 */
export async function leftBehind(
  { ask, chains }: Pick<UpgradeDependencies, 'ask' | 'chains'>,
  plans: readonly Pick<FrozenChainPlan, 'chainId' | 'steps'>[],
  recorded: readonly { chainId: ChainId; address: string }[],
): Promise<Standing[]> {
  const onChain = async ({ chainId, steps }: (typeof plans)[number]): Promise<Standing[]> => {
    const isRecorded = ({ address }: FrozenStep) => recorded.some((each) => each.chainId === chainId && sameAddress(each.address, address));
    const added = steps.filter((step) => !isRecorded(step) && lastingChecks(step).length > 0);
    if (added.length === 0) return [];
    // An unreachable node must not be taken for a chain on which nothing stands.
    await chains.quick(chainId).getBlockNumber();
    const answers = await ask(chainId, added.flatMap(lastingChecks));
    let at = 0;
    const stands = (step: FrozenStep) => answers.slice(at, (at += lastingChecks(step).length)).every(({ ok }) => ok);
    return added.filter(stands).map(({ address }) => ({ chainId, address: getAddress(address) }));
  };
  try {
    return (await Promise.all(plans.map(onChain))).flat();
  } catch (error) {
    throw isNodeFailure(error) ? unavailable('The chain cannot be reached', 'rpc-unavailable') : error;
  }
}
