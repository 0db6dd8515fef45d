import type { EndpointResponse } from '@althing/domain/http';
import type { Address } from '@althing/domain/units';
import { getAddress } from 'viem';
import { createSharedAnswers } from '../../base/sharedAnswers.ts';
import { conflict, invalid, notFound, unavailable } from '../../base/errors.ts';
import { type EnsReader, writtenName } from '../../chains/ensReader.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { Handlers } from '../endpointHandlers.ts';
import { createNodeTurns } from '../nodeTurns.ts';

type Keys = 'GET /api/v1/names' | 'GET /api/v1/names/:name';
type Items = EndpointResponse<'GET /api/v1/names'>['items'];

const MINUTE_MS = 60_000;
/** Stands for what could not be read. */
const UNREAD = undefined;
/** Who has a name keeps it for a while; who has none may be about to take one. What could not be read is not asked for again with every page. */
const lifetimeOf = (answer: string | null | undefined) => (answer === UNREAD ? 1 : answer === null ? 10 : 60) * MINUTE_MS;
const MOST_ANSWERS = 10_000;
/** Requests at once and waiting. Names are worth less than what else a page asks for, so they have turns of their own. */
const WORKING = { all: 8, ofOne: 2 };
const WAITING = { all: 64, ofOne: 8 };
/** Accounts of one request that are asked about at once. */
const LANES = 6;
/** Milliseconds after which a request asks about no more accounts. */
const PATIENCE_MS = 5_000;

/** What is found of ENS names. A node that fails is no failure of the page: its accounts have no name for now. */
export function nameHandlers({ ens, now, log }: Pick<ApiDependencies, 'ens' | 'now' | 'log'>): Handlers<Keys> {
  const shareName = createSharedAnswers<string | null | undefined>(now, lifetimeOf, MOST_ANSWERS);
  const shareAccount = createSharedAnswers<Address | null>(now, lifetimeOf, MOST_ANSWERS);
  const inTurn = createNodeTurns(WORKING, WAITING);

  async function readName(reader: EnsReader, account: Address): Promise<string | null | undefined> {
    try {
      return await reader.nameOf(account);
    } catch (error) {
      log.debug({ err: error }, 'the name of an account could not be read');
      return UNREAD;
    }
  }

  async function namesOf(reader: EnsReader, accounts: readonly Address[]): Promise<Items> {
    const items: Items = [];
    const deadline = Date.now() + PATIENCE_MS;
    const waiting = accounts.values();
    const lane = async () => {
      for (const account of waiting) {
        if (Date.now() > deadline) return;
        const name = await shareName(account, () => readName(reader, account));
        if (name !== UNREAD) items.push({ account, name });
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    return items;
  }

  return {
    async 'GET /api/v1/names'({ query, request }) {
      const accounts = [...new Set(query.accounts.map((account) => getAddress(account)))];
      return { items: ens ? await inTurn(request, () => namesOf(ens, accounts)) : [] };
    },

    async 'GET /api/v1/names/:name'({ params, request }) {
      if (!ens) throw conflict('This installation reads no ENS names');
      const name = writtenName(params.name);
      if (name === undefined) throw invalid('This is no ENS name');
      const account = await inTurn(request, () => shareAccount(name, () => ens.accountOf(name))).catch((error: unknown) => {
        log.debug({ err: error }, 'the account of a name could not be read');
        throw unavailable('ENS names cannot be read now', 'rpc-unavailable');
      });
      if (account === null) throw notFound('The name');
      return { account, name };
    },
  };
}
