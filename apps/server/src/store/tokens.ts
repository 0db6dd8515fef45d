import { setTimeout as pause } from 'node:timers/promises';
import { createMemory } from '../base/memory.ts';
import { sql } from 'drizzle-orm';
import type { BondToken } from '@althing/domain/http';
import type { Address, ChainId } from '@althing/domain/units';
import { getAddress } from 'viem';
import { hexOf } from './chain/columns.ts';
import { type ContractKey, keyColumns } from './chain/keys.ts';
import type { Queryable } from './chain/queryable.ts';
import { statement } from './statement.ts';

interface TokenSelf {
  name: string;
  symbol: string;
  decimals: number;
}

/** Asks a token for name, symbol and decimals; undefined where it does not tell its decimals. Throws where the chain cannot be reached. */
export type ReadToken = (chainId: ChainId, address: Address) => Promise<TokenSelf | undefined>;

interface Row {
  chain_id: string;
  address: Buffer;
  name: string;
  symbol: string;
  decimals: number;
  usd: string | null;
}

/** Tokens for answers, by chain and address. */
export interface TokenViews {
  of(chainId: ChainId, address: Address): BondToken;
}

/** As `TokenViews`, of those that have told what they are. */
export interface KnownTokens {
  of(chainId: ChainId, address: Address): BondToken | undefined;
}

const keyOf = (chainId: ChainId, address: string) => `${chainId}:${address.toLowerCase()}`;

const toView = (row: Row): BondToken => ({
  address: getAddress(hexOf(row.address)),
  name: row.name,
  symbol: row.symbol,
  decimals: row.decimals,
  tokenPrice: { lastPriceUsd: row.usd === null ? null : Number(row.usd) },
});

/** Shown for a token that does not answer. Markets take tokens of 6 to 18 decimals; most have 18. */
const nameless = (address: Address): BondToken => ({ address, name: '', symbol: '', decimals: 18, tokenPrice: { lastPriceUsd: null } });

/** Seconds for which lists do not ask a token again that did not tell what it is. */
const ASKED_AGAIN_AFTER = 60;
/** How many tokens are remembered to have been asked. */
const MOST_ASKED = 10_000;

/** What tokens say about themselves, which is asked only once, and their newest prices. @param wallClock - UNIX seconds. */
export function createTokens(db: Queryable, readToken: ReadToken, wallClock: () => number) {
  const remember = createMemory<Promise<boolean>>(MOST_ASKED);

  async function known(keys: readonly ContractKey[]): Promise<Map<string, BondToken>> {
    const { rows } = await db.query<Row>(
      statement(
        sql`select t.*, (select usd from app.token_prices p where p.chain_id = t.chain_id and p.address = t.address
          order by since desc limit 1) as usd
        from (select distinct chain_id, decode(address, 'hex') as address from unnest(${keyColumns(keys)}) as given (chain_id, address)) key
        join app.tokens t using (chain_id, address)`,
        'tokens',
      ),
    );
    return new Map(rows.map((row) => [keyOf(Number(row.chain_id), hexOf(row.address)), toView(row)]));
  }

  /** Those of `keys` that `views` lacks, each once. */
  const unmetOf = (keys: readonly ContractKey[], views: ReadonlyMap<string, BondToken>) =>
    new Map(
      keys.filter(({ chainId, address }) => !views.has(keyOf(chainId, address))).map((key) => [keyOf(key.chainId, key.address), key]),
    );

  /** Asks a token and stores its answer; false where the token does not tell what it is. */
  async function learn({ chainId, address }: ContractKey): Promise<boolean> {
    const self = await readToken(chainId, address);
    if (!self) return false;
    const { name, symbol, decimals } = self;
    await db.query(
      statement(
        sql`insert into app.tokens (chain_id, address, name, symbol, decimals) values (${chainId}, ${Buffer.from(address.slice(2), 'hex')}, ${name}, ${symbol}, ${decimals}) on conflict do nothing`,
      ),
    );
    return true;
  }

  /** As `learn`, for whoever may ask without end: everybody who asks within the same minute waits for the same answer. */
  const learnNow = (key: ContractKey): Promise<boolean> =>
    remember(`${keyOf(key.chainId, key.address)}:${Math.floor(wallClock() / ASKED_AGAIN_AFTER)}`, () => learn(key));

  return {
    /** Whether all of them tell what they are. Throws where a chain cannot be reached. */
    async areReadable(keys: readonly ContractKey[]): Promise<boolean> {
      return (await Promise.all(keys.map(learn))).every(Boolean);
    },

    /**
     * Throws where a token that is not stored yet cannot be asked. One that does not answer is shown without a name: somebody who bought a bond for
     * a stranger, in a market of such a token, must not break the stranger's lists.
     */
    async views(keys: readonly ContractKey[]): Promise<TokenViews> {
      let views = keys.length === 0 ? new Map<string, BondToken>() : await known(keys);
      const unmet = unmetOf(keys, views);
      if (unmet.size > 0) {
        await Promise.all([...unmet.values()].map(learn));
        views = await known(keys);
      }
      return { of: (chainId, address) => views.get(keyOf(chainId, address)) ?? nameless(address) };
    },

    /** Those that were met before, or say within so many milliseconds what they are: for lists that must not wait for a chain. */
    async knownWithin(milliseconds: number, keys: readonly ContractKey[]): Promise<KnownTokens> {
      let views = keys.length === 0 ? new Map<string, BondToken>() : await known(keys);
      const unmet = unmetOf(keys, views);
      if (unmet.size > 0) {
        const stop = new AbortController();
        const patience = pause(milliseconds, undefined, { signal: stop.signal }).catch(() => undefined);
        await Promise.race([Promise.allSettled([...unmet.values()].map(learnNow)), patience]);
        stop.abort();
        views = await known(keys);
      }
      return { of: (chainId, address) => views.get(keyOf(chainId, address)) };
    },
  };
}

export type Tokens = ReturnType<typeof createTokens>;
