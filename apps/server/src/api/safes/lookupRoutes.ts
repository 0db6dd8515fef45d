import { readSafe, SAFE_SENTINEL, safeAbi } from '@althing/bindings';
import { type Address, type ChainId, type Hex, NATIVE, sameAddress } from '@althing/domain/units';
import type { FastifyRequest } from 'fastify';
import type { PublicClient } from 'viem';
import { readToken } from '../../chains/readToken.ts';
import { asking } from '../../safes/readState.ts';
import { refuse } from '../../safes/refuse.ts';
import type { SafeApi } from './dependencies.ts';
import { paged, route } from './route.ts';
import * as schemas from './schemas.ts';
import { decodedData, toTokenView } from './views.ts';

const ASKED_AT_ONCE = 8;

type Holds = (client: PublicClient, safe: Address) => Promise<boolean>;

/** Safes by owner or module, tokens, and what call data says. */
export function lookupRoutes({ config, chains, safeRecords: { activity }, inTurn }: SafeApi) {
  /** Those of `safes` of which `holds` says so. A few at a time are asked about, as each costs several requests to a node. */
  const those = (request: FastifyRequest, chainId: ChainId, safes: readonly Address[], holds: Holds): Promise<Address[]> =>
    inTurn(request, () =>
      asking(chains, chainId, async (client) => {
        const answers: Address[] = [];
        for (let start = 0; start < safes.length; start += ASKED_AT_ONCE) {
          const some = safes.slice(start, start + ASKED_AT_ONCE);
          const held = await Promise.all(some.map((safe) => holds(client, safe)));
          answers.push(...some.filter((_, index) => held[index]));
        }
        return answers;
      }),
    );

  return [
    route({
      method: 'GET',
      path: '/v1/owners/:address/safes',
      limit: 'quote',
      params: schemas.addressParams,
      async handle({ chainId, params: { address: owner }, request }) {
        const candidates = await activity.mayBeOwnedBy(chainId, owner);
        const safes = await those(request, chainId, candidates, async (client, safe) => {
          const state = await readSafe(client, safe);
          return state?.owners.some((each) => sameAddress(each, owner)) ?? false;
        });
        return { body: { safes } };
      },
    }),
    route({
      method: 'GET',
      path: '/v1/modules/:address/safes',
      limit: 'quote',
      params: schemas.addressParams,
      async handle({ chainId, params: { address: module }, request }) {
        const candidates = await activity.mayHaveModule(chainId, module);
        const isEnabled = { abi: safeAbi, functionName: 'getModulesPaginated' } as const;
        const safes = await those(request, chainId, candidates, async (client, safe) => {
          const [modules] = await client.readContract({ ...isEnabled, address: safe, args: [SAFE_SENTINEL, 50n] });
          return modules.some((each) => sameAddress(each, module));
        });
        return { body: { safes } };
      },
    }),
    route({
      method: 'POST',
      path: '/v1/data-decoder',
      limit: 'quote',
      body: schemas.decoded,
      async handle({ body: { data, to } }) {
        const told = decodedData(to ?? NATIVE, data.toLowerCase() as Hex);
        if (!told) throw refuse('missing', 'safe-call-unknown');
        return { body: told };
      },
    }),
    route({
      method: 'GET',
      path: '/v1/tokens/:address',
      limit: 'quote',
      params: schemas.addressParams,
      async handle({ chainId, params: { address: token }, request }) {
        const told = await inTurn(request, () => asking(chains, chainId, (client) => readToken(client, token)));
        if (!told) throw refuse('missing', 'safe-token-unknown');
        return { body: toTokenView(token, told) };
      },
    }),
    route({
      method: 'GET',
      path: '/v1/tokens',
      limit: 'read',
      query: schemas.pageOnly,
      async handle({ chainId, query: { limit, offset }, request }) {
        const { count, rows } = await activity.tokens(chainId, { limit, offset });
        const results = rows.map(({ address, ...token }) => toTokenView(address, token));
        return { body: paged(config.publicOrigin, request, { count, limit, offset }, results) };
      },
    }),
  ];
}
