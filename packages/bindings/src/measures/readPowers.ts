import type { ControllerFacts, CountedChain, OtherTimelock, QuadraticFacts } from '@althing/domain/governance';
import { type Address, NATIVE } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../call.ts';
import { governorAbi, messageControllerAbi, timelockAbi } from '../contracts.ts';
import { getQuadraticSettings } from '../governor.ts';
import { TIMELOCK_ROLES } from '../roles.ts';
import { orUndefined } from './orUndefined.ts';

/** What is asked about a governor, beyond what belongs to whom. */
export interface PowerPlaces {
  governor: Address;
  isQuadratic: boolean;
  preExecutionGuardian: Address | null;
  /** Chains on which something may vote for it. */
  chains: readonly CountedChain[];
  controllers: readonly Omit<ControllerFacts, 'owner'>[];
  /** Others of the organisation on its chain. */
  timelocks: readonly Pick<OtherTimelock, 'address' | 'name'>[];
}

/** What the chain says of it. Undefined is what it did not answer. */
export interface PowerFacts {
  quadratic: QuadraticFacts | undefined;
  countedChains: readonly CountedChain[] | undefined;
  controllers: readonly ControllerFacts[];
  timelocks: readonly OtherTimelock[];
}

/** Later than any snapshot: the settings that hold from now on. */
const FROM_NOW_ON = 2n ** 48n - 1n;

async function readCounted(client: ReadClient, governor: Address, chains: readonly CountedChain[]): Promise<CountedChain[]> {
  const spokes = await Promise.all(
    chains.map(({ chainId }) =>
      readContract(client, { address: governor, abi: governorAbi, functionName: 'spokeOn', args: [BigInt(chainId)] }),
    ),
  );
  return chains.filter((_, index) => spokes[index]![0] !== NATIVE);
}

/** Who administers controllers; both kinds answer alike. */
export const readControllers = (client: ReadClient, controllers: PowerPlaces['controllers']): Promise<ControllerFacts[]> =>
  Promise.all(
    controllers.map(async (controller) => ({
      ...controller,
      owner: await orUndefined(readContract(client, { address: controller.address, abi: messageControllerAbi, functionName: 'owner' })),
    })),
  );

async function readTimelock(
  client: ReadClient,
  { address, name }: Pick<OtherTimelock, 'address' | 'name'>,
  { governor, preExecutionGuardian }: Pick<PowerPlaces, 'governor' | 'preExecutionGuardian'>,
): Promise<OtherTimelock> {
  const at = { address, abi: timelockAbi } as const;
  const has = (role: keyof typeof TIMELOCK_ROLES, account: Address) =>
    readContract(client, { ...at, functionName: 'hasRole', args: [TIMELOCK_ROLES[role], account] });
  const [delay, takesGovernor, letsCancel] = await Promise.all([
    orUndefined(readContract(client, { ...at, functionName: 'getMinDelay' })),
    orUndefined(Promise.all([has('proposer', governor), has('executor', NATIVE)])),
    orUndefined(Promise.all([governor, preExecutionGuardian ?? governor].map((account) => has('canceller', account)))),
  ]);
  const all = (answers: readonly boolean[] | undefined) => answers?.every(Boolean);
  return {
    address,
    name,
    delay: delay === undefined ? undefined : Number(delay),
    takesGovernor: all(takesGovernor),
    letsCancel: all(letsCancel),
  };
}

export async function readPowers(client: ReadClient, places: PowerPlaces): Promise<PowerFacts> {
  const { governor, isQuadratic, chains, controllers, timelocks } = places;
  const [quadratic, countedChains, owned, others] = await Promise.all([
    isQuadratic ? orUndefined(getQuadraticSettings(client, { governor, snapshot: FROM_NOW_ON })) : undefined,
    isQuadratic ? [] : orUndefined(readCounted(client, governor, chains)),
    readControllers(client, controllers),
    Promise.all(timelocks.map((timelock) => readTimelock(client, timelock, places))),
  ]);
  return { quadratic, countedChains, controllers: owned, timelocks: others };
}
