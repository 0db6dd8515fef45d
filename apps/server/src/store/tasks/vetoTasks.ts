import { sql } from 'drizzle-orm';
import { type GuardianOffice, proposalFacts } from '@althing/domain/governance';
import type { Task } from '@althing/domain/http';
import { vetoTask } from '@althing/domain/tasks';
import { PROPOSAL_COLUMNS, PROPOSAL_JOINS, type ProposalRow, toProposal } from '../chain/proposals.ts';
import type { Queryable } from '../chain/queryable.ts';
import { isoTime } from '../chain/wire.ts';
import { statement } from '../statement.ts';
import { accountBytes, isShown, signingSafes, type TaskAccount } from './signing.ts';

interface Row extends ProposalRow {
  office: GuardianOffice;
  slug: string;
  organisation_name: string;
}

const MAX_GOVERNORS = 50;
const MAX_PER_GOVERNOR = 10;
const MAX_ROWS = 100;
const DAY = 24 * 60 * 60;
/** Older proposals are not looked at. */
const LONGEST_LIFE = 400 * DAY;
/** More than a title is never shown. */
const DESCRIPTION_CHARACTERS = 1000;

/**
 * Proposals that the account can stop, itself or through a Safe that it signs for.
 *
 * @param timeOf - the present by the clock of a chain, UNIX seconds.
 */
export async function readVetoTasks(
  db: Queryable,
  account: TaskAccount,
  now: number,
  timeOf: (chainId: number) => number,
): Promise<Task[]> {
  const { rows } = await db.query<Row>(
    statement(
      sql`with safe as materialized (${signingSafes(account)}), guardian as (
        select address from safe union select ${accountBytes(account)}
      ), office as (
        select distinct on (l.chain_id, l.contract, l.relation) l.chain_id, l.contract as governor,
          case l.relation when 'preVoteVetoer' then 'preVote' else 'preExecution' end as office, o.slug, o.name as organisation_name
        from guardian join chain.link l on l.target = guardian.address and l.relation in ('preVoteVetoer', 'preExecutionVetoer')
        join app.organisation_contracts c on c.chain_id = l.chain_id and c.address = l.contract
        join app.organisations o on o.id = c.organisation_id
        where ${isShown(account)} and (${account.chainId}::bigint is null or ${account.chainId}::bigint = l.chain_id)
          and not exists (select from chain.link newer where newer.chain_id = l.chain_id and newer.contract = l.contract
            and newer.relation = l.relation and newer.subject = l.subject and (newer.block, newer.log_index) > (l.block, l.log_index))
        limit ${MAX_GOVERNORS}
      )
      select ${sql.raw(PROPOSAL_COLUMNS)}, p.office, p.slug, p.organisation_name
      from (
        select office.office, office.slug, office.organisation_name, newest.* from office
        cross join lateral (
          select chain_id, governor, proposal_id, block, log_index, at, transaction_hash, proposer, subject, operation_id, vote_start, vote_end, size,
            left(description, ${DESCRIPTION_CHARACTERS}) as description, '[]'::jsonb as actions
          from chain.proposal q where q.chain_id = office.chain_id and q.governor = office.governor and q.at > ${now - LONGEST_LIFE}
            and not exists (select from chain.proposal_step s where s.chain_id = q.chain_id and s.governor = q.governor
              and s.proposal_id = q.proposal_id and s.step in ('executed', 'canceled'))
          order by at desc, block desc, log_index desc limit ${MAX_PER_GOVERNOR}
        ) newest
      ) p ${sql.raw(PROPOSAL_JOINS)} limit ${MAX_ROWS}`,
      'veto_tasks',
    ),
  );
  return rows.flatMap((row): Task[] => {
    const time = timeOf(Number(row.chain_id));
    const { chainId, governor, proposalId, title, ...proposal } = toProposal(row, time);
    const waiting = vetoTask(row.office, proposalFacts(proposal), time);
    if (!waiting) return [];
    return [
      {
        ...waiting,
        due: waiting.due === null ? null : isoTime(`${waiting.due}`),
        id: `veto:${row.office}:${chainId}:${governor}:${proposalId}`,
        organisation: { slug: row.slug, name: row.organisation_name },
        title,
        now: isoTime(`${Math.floor(time)}`),
        place: { type: 'proposal', chainId, governor, proposalId },
      },
    ];
  });
}
