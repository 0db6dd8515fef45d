import { SimulationFailed, type Simulator } from '../external/simulation/simulator.ts';

/** Asks the second where the first could not simulate. All requests of one simulation have to be answered by the same, so it is asked as a whole. */
export async function withEither<Result>(
  simulators: readonly Simulator[],
  simulate: (simulator: Simulator) => Promise<Result>,
): Promise<Result & { by: Simulator['name'] }> {
  let failure: unknown = new SimulationFailed('unavailable', 'There is nobody to ask');
  for (const simulator of simulators) {
    try {
      return { ...(await simulate(simulator)), by: simulator.name };
    } catch (error) {
      if (!(error instanceof SimulationFailed)) throw error;
      failure = error;
    }
  }
  throw failure;
}
