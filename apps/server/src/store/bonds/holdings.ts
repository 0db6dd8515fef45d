import { sql } from 'drizzle-orm';
import type { BondBalanceGroup, BondPurchase } from '@althing/domain/http';
import type { Address } from '@althing/domain/units';
import { bytes, hexOf } from '../chain/columns.ts';
import { readChainTimes } from '../chain/chainTime.ts';
import type { Queryable } from '../chain/queryable.ts';
import { addressOf, amountOf, isoTime } from '../chain/wire.ts';
import type { Tokens } from '../tokens.ts';
import { heldBonds, heldSchedules } from './heldBonds.ts';
import { linearVestingOf, type ScheduleRow } from './linearVesting.ts';
import { bondTokenOf } from './purchaseRows.ts';
import { type Bond, bondKey, type BondPurchases } from './purchases.ts';
import type { Account } from './viewer.ts';
import { statement } from '../statement.ts';

interface BalanceRow {
  chain_id: string;
  contract: Buffer;
  teller: Buffer;
  bond_id: string;
  balance: string;
  underlying: Buffer;
  expiry: string;
  /** How many kinds of bonds the account holds in all. */
  kinds: number;
}

type OpenSchedule = ScheduleRow & { kinds: number };

/**
 * At most so many kinds of bonds, and tokens of schedules, are told, those first which the account bought itself. Anybody may make a bond of a token of
 * their own and send it.
 */
const MAX_KINDS = 100;

/** At most so many of a user's newest purchases are listed with the groups that it holds. */
const MAX_PURCHASES = 100;

/**
 * At most so many schedules of a token are told, those first of which most is left. Anybody may buy dust for somebody else, and the rest is told as
 * soon as larger ones were released.
 */
const MAX_SCHEDULES = 500;

const bondOf = ({ chain_id, bond_id }: BalanceRow): Bond => ({ chainId: Number(chain_id), bondId: bond_id });

const sum = (amounts: readonly string[]) => amounts.reduce((total, amount) => total + BigInt(amount), 0n).toString();

/** Bonds and schedules that the account itself paid for: nobody else can have done that in its name. */
const OWN = ({ address }: Account) => sql`own as materialized (
  select distinct chain_id, bond_id from chain.bond_purchase where recipient = ${bytes(address)} and buyer = ${bytes(address)})`;

async function balancesOf(db: Queryable, account: Account): Promise<BalanceRow[]> {
  const { rows } = await db.query<BalanceRow>(
    statement(
      sql`with ${OWN(account)} select b.chain_id, b.contract, b.teller, b.bond_id, b.balance, u.target as underlying, e.value as expiry,
        count(*) over ()::int as kinds
      from (${heldBonds(account)}) b
      join chain.link u on u.chain_id = b.chain_id and u.contract = b.teller and u.relation = 'underlying' and u.subject = b.subject
      join chain.checkpoint e on e.chain_id = b.chain_id and e.contract = b.teller and e.series = 'bondExpiry' and e.subject = b.subject
      order by (b.chain_id, b.bond_id) in (select chain_id, bond_id from own) desc, e.value, b.chain_id, b.contract, b.bond_id
      limit ${MAX_KINDS}`,
      'bond_balances',
    ),
  );
  return rows;
}

/** Open schedules as they are told: of each token so many, and of so many tokens. */
const toldSchedules = (account: Account) => sql`
  select * from (
    select told.*, max(kind) over ()::int as kinds from (
      select open.*, row_number() over (partition by chain_id, token order by amount - released desc, schedule_id) as place,
        dense_rank() over (order by is_own desc, chain_id, token) as kind from (
        select s.chain_id, s.schedule_id, s.token, s.start, s.cliff, s.duration, s.slice, s.amount, paid.released,
          bool_or((s.chain_id, s.schedule_id) in (select chain_id, bond_id from own)) over (partition by s.chain_id, s.token) as is_own
        from (${heldSchedules(account)}) s
        cross join lateral (select coalesce((select value from chain.checkpoint c where c.chain_id = s.chain_id and c.contract = s.vault
          and c.series = 'released' and c.subject = s.subject order by block desc limit 1), 0) as released) paid
        where paid.released < s.amount) open) told
    where place <= ${MAX_SCHEDULES}) bounded
  where kind <= ${MAX_KINDS}`;

async function schedulesOf(db: Queryable, account: Account): Promise<OpenSchedule[]> {
  const { rows } = await db.query<OpenSchedule>(
    statement(
      sql`with ${OWN(account)} ${toldSchedules(account)} order by is_own desc, start + duration, chain_id, schedule_id`,
      'bond_schedules',
    ),
  );
  return rows;
}

/** Of how many tokens told schedules have something to release; `vestedAt` of the domain, counted where the schedules are. */
async function growingOf(db: Queryable, account: Account, times: ReadonlyMap<number, number>, wallClock: number): Promise<number> {
  const [chains, nows] = [sql.param([...times.keys()]), sql.param([...times.values()])];
  const { rows } = await db.query<{ tokens: number }>(
    statement(
      sql`with ${OWN(account)} select count(distinct (s.chain_id, s.token))::int as tokens from (${toldSchedules(account)}) s
        left join unnest(${chains}::bigint[], ${nows}::bigint[]) as time (chain_id, now) on time.chain_id = s.chain_id
        cross join lateral (select coalesce(time.now, ${wallClock}::bigint) as now) clock
        where clock.now >= s.start and clock.now >= s.cliff and s.released < case when clock.now - s.start >= s.duration then s.amount
          else div(s.amount * (clock.now - s.start - (clock.now - s.start) % s.slice), s.duration) end`,
      'bond_schedules_growing',
    ),
  );
  return rows[0]!.tokens;
}

/** Bonds and vesting schedules that accounts hold, whoever bought them. @param wallClock - UNIX seconds. */
export function createBondHoldings(db: Queryable, tokens: Tokens, purchases: BondPurchases, wallClock: () => number) {
  return {
    /** How many groups something can be had of now, by the times of their chains. */
    async claimable(account: Account): Promise<number> {
      const time = Math.floor(wallClock());
      const times = await readChainTimes(db, wallClock());
      const [held, growing] = await Promise.all([balancesOf(db, account), growingOf(db, account, times, time)]);
      const due = held.filter((row) => BigInt(row.expiry) <= BigInt(times.get(Number(row.chain_id)) ?? time));
      return due.length + growing;
    },

    /** Bonds grouped by token and schedules grouped by market: what the account bought itself first, and of that the first to mature. */
    async told(account: Account): Promise<{ groups: BondBalanceGroup[]; leftOut: number }> {
      const [held, vesting, { items: bought }, times] = await Promise.all([
        balancesOf(db, account),
        schedulesOf(db, account),
        purchases.open(account, { limit: MAX_PURCHASES }),
        readChainTimes(db, wallClock()),
      ]);
      const views = await tokens.views([
        ...held.map((row) => ({ chainId: Number(row.chain_id), address: addressOf(row.underlying) })),
        ...vesting.map((row) => ({ chainId: Number(row.chain_id), address: addressOf(row.token) })),
      ]);

      const boughtOf = ({ chain_id, contract, teller, bond_id }: BalanceRow) =>
        bought.filter(
          ({ chainId, tokenId, tokenAddress }) =>
            chainId === Number(chain_id) && (contract.equals(teller) ? tokenId === bond_id : tokenAddress === bondTokenOf(bond_id)),
        );
      const received = held.filter((row) => boughtOf(row).length === 0).map(bondOf);
      const soldIn = await purchases.firstSold(received);

      const group = (chainId: number, token: Address, matching: readonly BondPurchase[], contract: BondBalanceGroup['contract']) => ({
        purchaseIds: matching.map(({ id }) => id),
        chainId,
        bondMarket: matching[0]?.bondMarket ?? null,
        firstSoldIn: null,
        payoutToken: views.of(chainId, token),
        quoteAmount: sum(matching.map(({ quoteAmount }) => quoteAmount)),
        purchasedAt: matching[0]?.blockTimestamp ?? null,
        contract,
      });

      const ofToken = (row: BalanceRow): BondBalanceGroup => {
        const chainId = Number(row.chain_id);
        const isTerm = row.contract.equals(row.teller);
        const bondId = row.bond_id;
        const tokenAddress = isTerm ? null : bondTokenOf(bondId);
        const matching = boughtOf(row);
        const redeem = {
          expiry: isoTime(row.expiry),
          balance: amountOf(row.balance),
          tokenAddress,
          tokenId: isTerm ? bondId : null,
          teller: addressOf(row.teller),
        };
        const told = group(chainId, addressOf(row.underlying), matching, { redeem, linearVesting: null });
        return matching.length > 0 ? told : { ...told, firstSoldIn: soldIn.get(bondKey(bondOf(row))) ?? null };
      };

      const ofMarket = (rows: readonly ScheduleRow[]): BondBalanceGroup => {
        const first = rows[0]!;
        const chainId = Number(first.chain_id);
        const ids = rows.map(({ schedule_id }) => schedule_id);
        const matching = bought.filter(
          ({ vestingScheduleId, ...purchase }) =>
            purchase.chainId === chainId && vestingScheduleId !== null && ids.includes(vestingScheduleId),
        );
        const now = BigInt(times.get(chainId) ?? Math.floor(wallClock()));
        return group(chainId, addressOf(first.token), matching, { redeem: null, linearVesting: linearVestingOf(rows, now) });
      };

      const marketOf = (row: ScheduleRow) => {
        const purchase = bought.find((each) => each.chainId === Number(row.chain_id) && each.vestingScheduleId === row.schedule_id);
        return `${row.chain_id}:${purchase?.bondMarket.marketId ?? `token ${hexOf(row.token)}`}`;
      };
      const left = ([first]: readonly { kinds: number }[]) => Math.max(0, (first?.kinds ?? 0) - MAX_KINDS);
      return {
        groups: [...held.map(ofToken), ...Map.groupBy(vesting, marketOf).values().map(ofMarket)],
        leftOut: left(held) + left(vesting),
      };
    },
  };
}
