import { sql } from 'drizzle-orm';
import type { Member } from '@althing/domain/http';
import type { Address } from '@althing/domain/units';
import { hexes } from './columns.ts';
import type { ContractKey } from './keys.ts';
import { decodeKeyset, DIGITS, encodeKeyset, isBelow, type Page, type PageRequest, toPage } from './keyset.ts';
import type { Queryable } from './queryable.ts';
import { addressOf, addressOrNull, amountOf } from './wire.ts';
import { statement } from '../statement.ts';

interface Row {
  account: Buffer;
  balance: string;
  power: string;
  delegate: Buffer | null;
  released: string | null;
}

const toMember = (row: Row): Member => ({
  account: addressOf(row.account),
  balance: amountOf(row.balance),
  votingPower: amountOf(row.power),
  delegate: addressOrNull(row.delegate),
  released: amountOf(row.released),
});

const bytesOf = (number: string): Buffer => Buffer.from(BigInt(number).toString(16).padStart(40, '0'), 'hex');

export function createMembers(db: Queryable) {
  return {
    /** Most voting power first, then the largest balance. `vestings` are contracts of the same chain that hold the token on behalf of others. */
    async list(token: ContractKey, vestings: readonly Address[], { limit, cursor }: PageRequest): Promise<Page<Member>> {
      const [power, balance, account] = cursor === undefined ? [] : decodeKeyset(cursor, [DIGITS.amount, DIGITS.amount, DIGITS.account]);
      const after = power === undefined ? null : [power, balance, bytesOf(account!)];
      const { rows } = await db.query<Row>(
        statement(
          sql`select account, balance, power, delegate, (
            select sum(released.value) from unnest(${hexes(vestings)}::text[]) as vesting (address)
            cross join lateral (select value from chain.checkpoint c where c.chain_id = m.chain_id
              and c.contract = decode(vesting.address, 'hex') and c.series = 'released' and c.subject = m.account
              order by block desc limit 1) released) as released
          from chain.member m
          where chain_id = ${token.chainId} and token = ${Buffer.from(token.address.slice(2), 'hex')}
            and (balance <> 0 or power <> 0) and ${isBelow({ power: 'numeric', balance: 'numeric', account: 'bytea' }, after)}
          order by power desc, balance desc, account desc limit ${limit + 1}`,
          'members',
        ),
      );
      return toPage(rows, limit, (row) => encodeKeyset([row.power, row.balance, BigInt(`0x${row.account.toString('hex')}`)]), toMember);
    },
  };
}
