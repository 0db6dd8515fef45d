import { sql } from 'drizzle-orm';
import type { GovernorView } from '@althing/domain/http';
import type { Address, ChainId } from '@althing/domain/units';
import { type ContractKey, keyColumns } from './keys.ts';
import { decodeKeyset, DIGITS, encodeKeyset, isBelow, type Page, type PageRequest, toPage } from './keyset.ts';
import type { Queryable } from './queryable.ts';
import { addressOf, addressOrNull, amountOf } from './wire.ts';
import { statement } from '../statement.ts';

/** Quorums are stored as shares of the past supply in 1/10,000 (`OrganisationGovernor.quorumDenominator`). */
export const QUORUM_DENOMINATOR = 10_000n;

interface Row {
  position: string;
  chain_id: string;
  address: Buffer;
  name: string;
  timelock: Buffer | null;
  refund_gas: Buffer | null;
  pre_vote_vetoer: Buffer | null;
  pre_execution_vetoer: Buffer | null;
  token: Buffer | null;
  voting_delay: string | null;
  voting_period: string | null;
  proposal_threshold: string | null;
  quorum_numerator: string | null;
  quadratic_threshold: string | null;
  timelock_delay: string | null;
}

interface NameRow {
  chain_id: string;
  address: Buffer;
  name: string;
  creator: Buffer | null;
  at: string;
  block: string;
  log_index: number;
}

const setting = (series: string, column: string) => `
  (select value from chain.checkpoint s where s.chain_id = c.chain_id and s.contract = c.address and s.series = '${series}'
     and s.subject = c.address order by block desc limit 1) as ${column}`;

const link = (relation: string) => `
  left join lateral (select target from chain.link l where l.chain_id = c.chain_id and l.contract = c.address
    and l.relation = '${relation}' and l.subject = c.address order by block desc, log_index desc limit 1) "${relation}" on true`;

/** Contracts may be set to durations of many centuries; they are cut to what a JavaScript number holds exactly. */
const wholeSeconds = (column: string | null): number => Math.min(Number(column ?? 0), Number.MAX_SAFE_INTEGER);

/** @param share - in 1/10,000. @returns percent. */
const percentOf = (share: string | null): number => (Number(amountOf(share)) * 100) / Number(QUORUM_DENOMINATOR);

function toView(row: Row): GovernorView | undefined {
  const token = addressOrNull(row.token);
  if (!token) return undefined;
  return {
    chainId: Number(row.chain_id),
    address: addressOf(row.address),
    governorName: row.name,
    isQuadratic: row.quadratic_threshold !== null,
    quadraticThresholdPercent: row.quadratic_threshold === null ? null : percentOf(row.quadratic_threshold),
    timelock: addressOrNull(row.timelock),
    refundGas: addressOrNull(row.refund_gas),
    preVoteVetoer: addressOrNull(row.pre_vote_vetoer),
    preExecutionVetoer: addressOrNull(row.pre_execution_vetoer),
    token,
    votingDelay: wholeSeconds(row.voting_delay),
    votingPeriod: wholeSeconds(row.voting_period),
    proposalThreshold: amountOf(row.proposal_threshold),
    quorumPercent: percentOf(row.quorum_numerator),
    timelockDelay: wholeSeconds(row.timelock_delay),
  };
}

export interface NameFilter extends PageRequest {
  chainId?: ChainId | undefined;
  address?: Address | undefined;
}

export function createGovernors(db: Queryable) {
  return {
    /** Governors as their events have configured them, in the order of `keys`; those that are not on chain are left out. */
    async find(keys: readonly ContractKey[]): Promise<GovernorView[]> {
      if (keys.length === 0) return [];
      const { rows } = await db.query<Row>(
        statement(
          sql`select key.position, c.chain_id, c.address, c.name, timelock.target as timelock, token.target as token,
            ${sql.raw(setting('votingDelay', 'voting_delay'))}, ${sql.raw(setting('votingPeriod', 'voting_period'))},
            ${sql.raw(setting('proposalThreshold', 'proposal_threshold'))}, ${sql.raw(setting('quorumNumerator', 'quorum_numerator'))},
            ${sql.raw(setting('quadraticThreshold', 'quadratic_threshold'))}, "refundGas".target as refund_gas,
            "preVoteVetoer".target as pre_vote_vetoer, "preExecutionVetoer".target as pre_execution_vetoer,
            (select value from chain.checkpoint s where s.chain_id = c.chain_id and s.contract = timelock.target and s.series = 'minDelay'
               and s.subject = timelock.target order by block desc limit 1) as timelock_delay
          from unnest(${keyColumns(keys)}) with ordinality as key (chain_id, address, position)
          join chain.contract c on c.chain_id = key.chain_id and c.address = decode(key.address, 'hex') and c.kind = 'governor'
          ${sql.raw(link('timelock'))} ${sql.raw(link('token'))} ${sql.raw(link('refundGas'))} ${sql.raw(link('preVoteVetoer'))} ${sql.raw(link('preExecutionVetoer'))}
          order by key.position`,
          'governors',
        ),
      );
      return rows.map(toView).filter((view) => view !== undefined);
    },

    /** Names as given at creation, newest first. */
    async names({
      chainId,
      address,
      limit,
      cursor,
    }: NameFilter): Promise<Page<ContractKey & { governorName: string; authority: Address | null }>> {
      const after = cursor === undefined ? null : decodeKeyset(cursor, [DIGITS.time, DIGITS.chain, DIGITS.block, DIGITS.logIndex]);
      const { rows } = await db.query<NameRow>(
        statement(
          sql`select chain_id, address, name, creator, at, block, log_index from chain.contract
          where kind = 'governor' and (${chainId ?? null}::bigint is null or chain_id = ${chainId ?? null}::bigint)
            and (${address === undefined ? null : Buffer.from(address.slice(2), 'hex')}::bytea is null or address = ${address === undefined ? null : Buffer.from(address.slice(2), 'hex')}::bytea)
            and ${isBelow({ at: 'bigint', chain_id: 'bigint', block: 'bigint', log_index: 'int' }, after)}
          order by at desc, chain_id desc, block desc, log_index desc limit ${limit + 1}`,
          'governor_names',
        ),
      );
      return toPage(
        rows,
        limit,
        (row) => encodeKeyset([row.at, row.chain_id, row.block, row.log_index]),
        (row) => ({
          chainId: Number(row.chain_id),
          address: addressOf(row.address),
          governorName: row.name,
          authority: addressOrNull(row.creator),
        }),
      );
    },
  };
}
