import type { BondMarket, BondMarketProposal, MarketState } from '@althing/domain/http';
import type { Strategy } from '@althing/domain/bonds';
import type { ChainId, Hex } from '@althing/domain/units';
import { getAddress } from 'viem';
import { bytes } from '../chain/columns.ts';
import { decodeKeyset, DIGITS, encodeKeyset, type Page, type PageRequest } from '../chain/keyset.ts';
import type { Queryable } from '../chain/queryable.ts';
import type { Tokens } from '../tokens.ts';
import { MARKET_COLUMNS, MARKET_SOURCE, type MarketRow, PAIR_JOIN, tokensOf, toMarket, visibleTo } from './marketRows.ts';
import { decodeTimeCursor, encodeTimeCursor } from './timeCursor.ts';
import type { Viewer } from './viewer.ts';

export interface MarketFilter extends PageRequest {
  organisationId?: string | undefined;
  chainId?: ChainId | undefined;
  strategy?: Strategy | undefined;
  state?: MarketState | undefined;
  payoutToken?: string | undefined;
  quoteToken?: string | undefined;
  owner?: string | undefined;
  search?: string | undefined;
}

interface ProposalRow {
  id: string;
  kind: 'create' | 'close';
  name: string;
  chain_id: string;
  is_private: boolean;
  market_id: string | null;
  call: { target: Hex; data: Hex };
  proposed_at: Date;
  position: string;
}

const bytesOrNull = (address: string | undefined) => (address === undefined ? null : bytes(address as Hex));
const cursorOf = (row: MarketRow) => encodeKeyset([row.at, row.chain_id, row.block, row.log_index]);

/** Which market: by its record, or by its number. */
export type MarketName = { id: string } | { chainId: ChainId; marketId: string };

/** Proposals of an organisation that wait: to create markets that are not recorded as created, to close markets that still sell. */
async function proposalsOf(
  db: Queryable,
  organisationId: string,
  { limit, cursor }: PageRequest,
  wallClock: () => number,
): Promise<Page<BondMarketProposal>> {
  const { rows } = await db.query<ProposalRow>({
    name: 'bond_market_proposals',
    text: `select *, floor(extract(epoch from proposed_at) * 1000)::bigint as position from (
        select r.id, 'create' as kind, r.name, r.chain_id, r.is_private, null::numeric as market_id, r.create_proposal as call,
          r.created_at as proposed_at
        from app.bond_markets r where r.organisation_id = $2::uuid and r.market_id is null
        union all
        select r.id, 'close', r.name, r.chain_id, r.is_private, r.market_id, r.close_proposal, r.close_proposed_at
        from ${MARKET_SOURCE} where r.organisation_id = $2::uuid and status.state = 'close-proposed') p
      where $3::bigint is null or (floor(extract(epoch from proposed_at) * 1000)::bigint, id) < ($3::bigint, $4::uuid)
      order by position desc, id desc limit $5`,
    values: [Math.floor(wallClock()), organisationId, ...decodeTimeCursor(cursor), limit + 1],
  });
  const kept = rows.slice(0, limit);
  const last = kept.at(-1);
  return {
    items: kept.map((row) => ({
      id: row.id,
      kind: row.kind,
      name: row.name,
      chainId: Number(row.chain_id),
      isPrivate: row.is_private,
      marketId: row.market_id,
      functionData: { target: getAddress(row.call.target), data: row.call.data },
      proposedAt: row.proposed_at.toISOString(),
    })),
    nextCursor: rows.length > limit && last ? encodeTimeCursor(last.position, last.id) : null,
  };
}

/** @param wallClock - UNIX seconds; a market's state goes by the time of its chain. */
export function createBondMarketReader(db: Queryable, tokens: Tokens, wallClock: () => number) {
  const viewerColumns = (viewer: Viewer | null) => [
    Math.floor(wallClock()),
    viewer === null ? null : bytes(viewer.address),
    viewer?.chainId ?? null,
    viewer?.managed ?? [],
  ];

  async function views(rows: readonly MarketRow[]): Promise<BondMarket[]> {
    const found = await tokens.views(rows.flatMap(tokensOf));
    return rows.map((row) => toMarket(row, found));
  }

  return {
    /** Recorded markets that the viewer may know of, newest first. Without an organisation those that the authority has unlisted are left out. */
    async list(filter: MarketFilter, viewer: Viewer | null): Promise<Page<BondMarket>> {
      const { cursor, limit, search } = filter;
      const after =
        cursor === undefined ? [null, null, null, null] : decodeKeyset(cursor, [DIGITS.time, DIGITS.chain, DIGITS.block, DIGITS.logIndex]);
      const { rows } = await db.query<MarketRow>({
        name: 'bond_markets_newest',
        text: `select ${MARKET_COLUMNS} from ${MARKET_SOURCE} ${PAIR_JOIN}
          where r.id is not null and ${visibleTo('$2', '$3', '$4')}
            and ($5::bigint is null or (m.at, m.chain_id, m.block, m.log_index) < ($5::bigint, $6::bigint, $7::bigint, $8::int))
            and (r.organisation_id = $9::uuid or ($9::uuid is null and coalesce((select step from chain.bond_market_step s
              where s.chain_id = m.chain_id and s.market_id = m.market_id and s.step in ('listed', 'unlisted')
              order by block desc, log_index desc limit 1), 'listed') = 'listed'))
            and ($10::bigint is null or m.chain_id = $10::bigint) and ($11::text is null or m.strategy = $11::text)
            and ($12::text is null or status.state = $12::text) and ($13::bytea is null or m.payout_token = $13::bytea)
            and ($14::bytea is null or m.quote_token = $14::bytea) and ($15::bytea is null or owned.owner = $15::bytea)
            and ($16::text is null or position(lower($16::text) in lower(r.name)) > 0)
          order by m.at desc, m.chain_id desc, m.block desc, m.log_index desc limit $17`,
        values: [
          ...viewerColumns(viewer),
          ...after,
          filter.organisationId ?? null,
          filter.chainId ?? null,
          filter.strategy ?? null,
          filter.state ?? null,
          bytesOrNull(filter.payoutToken),
          bytesOrNull(filter.quoteToken),
          bytesOrNull(filter.owner),
          search === undefined || search === '' ? null : search,
          limit + 1,
        ],
      });
      const kept = rows.slice(0, limit);
      const last = kept.at(-1);
      return { items: await views(kept), nextCursor: rows.length > limit && last ? cursorOf(last) : null };
    },

    /** Undefined where there is none, or none that the viewer may know of. */
    async find(name: MarketName, viewer: Viewer | null): Promise<BondMarket | undefined> {
      const which = 'id' in name ? 'r.id = $5::uuid' : 'm.chain_id = $5::bigint and m.market_id = $6::numeric';
      const { rows } = await db.query<MarketRow>({
        name: 'id' in name ? 'bond_market_by_record' : 'bond_market_by_number',
        text: `select ${MARKET_COLUMNS} from ${MARKET_SOURCE} ${PAIR_JOIN} where ${which} and ${visibleTo('$2', '$3', '$4')}`,
        values: [...viewerColumns(viewer), ...('id' in name ? [name.id] : [name.chainId, name.marketId])],
      });
      return (await views(rows))[0];
    },

    proposals: (organisationId: string, page: PageRequest) => proposalsOf(db, organisationId, page, wallClock),
  };
}
