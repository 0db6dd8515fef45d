import { encodeSafeInitializer, SAFE_CONTRACTS, SAFE_VERSION } from '@althing/bindings';
import { type Hex, NATIVE } from '@althing/domain/units';
import { getAddress } from 'viem';
import { z } from 'zod';
import { asking, readParts } from '../../safes/readState.ts';
import { refuse } from '../../safes/refuse.ts';
import type { SafeApi } from './dependencies.ts';
import { route } from './route.ts';
import * as schemas from './schemas.ts';
import { decodedData } from './views.ts';

/** What the event of a set-up tells. Of very many owners it tells nothing. */
const setupArgs = z.object({
  owners: z.array(schemas.address),
  threshold: z.coerce.number(),
  initiator: schemas.address,
  initializer: schemas.address,
  fallbackHandler: schemas.address,
});

/** The call that set a Safe up; null where it did more than its event tells. */
const setupDataOf = ({ owners, threshold, initializer, fallbackHandler }: z.output<typeof setupArgs>): Hex | null =>
  initializer === NATIVE && fallbackHandler === SAFE_CONTRACTS.fallbackHandler.address
    ? encodeSafeInitializer({ owners, threshold })
    : null;

/** What this service is, and what a Safe is. */
export function safeRoutes({ chains, safeRecords: { activity }, service, inTurn }: SafeApi) {
  return [
    route({
      method: 'GET',
      path: '/v1/about',
      limit: 'read',
      handle: async () => ({ body: { name: 'Althing', version: SAFE_VERSION, api_version: 'v1', secure: true, settings: {} } }),
    }),
    route({
      method: 'GET',
      path: '/v1/about/singletons',
      limit: 'read',
      handle: async () => {
        const singleton = { address: SAFE_CONTRACTS.singleton.address, version: SAFE_VERSION, deployer: 'Safe', l2: true };
        return { body: [{ ...singleton, deployedBlockNumber: null, lastIndexedBlockNumber: null }] };
      },
    }),
    route({
      method: 'GET',
      path: '/v1/safes/:address',
      limit: 'quote',
      params: schemas.addressParams,
      async handle({ chainId, params: { address: safe }, request }) {
        const [state, parts] = await inTurn(request, async () => {
          const known = await service.readState(chainId, safe);
          return [known, await readParts(chains, chainId, safe)] as const;
        });
        const { owners, threshold, nonce, version } = state;
        return { body: { address: safe, nonce: nonce.toString(), threshold, owners, ...parts, version } };
      },
    }),
    route({
      method: 'GET',
      path: '/v1/safes/:address/creation',
      limit: 'read',
      params: schemas.addressParams,
      async handle({ chainId, params: { address: safe }, request }) {
        const setup = await activity.setup({ chainId, safe });
        const args = setupArgs.safeParse(setup?.args);
        if (!setup || !args.success) throw refuse('missing', 'safe-creation-unknown');
        const { transactionHash, at } = setup;
        const { from } = await inTurn(request, () => asking(chains, chainId, (client) => client.getTransaction({ hash: transactionHash })));
        const setupData = setupDataOf(args.data);
        return {
          body: {
            created: at.toISOString(),
            creator: getAddress(from),
            transactionHash,
            factoryAddress: getAddress(args.data.initiator),
            singleton: SAFE_CONTRACTS.singleton.address,
            setupData,
            saltNonce: null,
            dataDecoded: setupData && decodedData(safe, setupData),
            userOperation: null,
          },
        };
      },
    }),
    route({
      method: 'POST',
      path: '/v1/safes/:address/multisig-transactions/estimations',
      limit: 'quote',
      params: schemas.addressParams,
      body: schemas.estimation,
      bodyLimit: 327_680,
      async handle({ chainId, params: { address: safe }, body, request }) {
        const gas = await inTurn(request, () => service.estimate(chainId, safe, body));
        return { body: { safeTxGas: gas.toString() } };
      },
    }),
  ];
}
