import type { ApiDependencies } from '../dependencies.ts';
import type { Handlers } from '../endpointHandlers.ts';
import type { NodeTurns } from '../nodeTurns.ts';

export const simulationHandlers = (
  { simulation }: Pick<ApiDependencies, 'simulation'>,
  inTurn: NodeTurns,
): Handlers<'POST /api/v1/organisations/proposal/simulate'> => ({
  'POST /api/v1/organisations/proposal/simulate': ({ body, caller, request }) =>
    inTurn(request, () => simulation.run(body, caller?.user ?? null)),
});
