import { sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import { type CheckpointChange, type Position, proposalSubject, type VoteChange } from './changes.ts';
import { hexes, numbers } from './columns.ts';
import { statement } from '../statement.ts';

/**
 * The participation that votes add to proposals of quadratic governors: each voter's power at the snapshot, before taking the root. Governors
 * do not log it, but it follows from the token's history, as every vote there uses all of its voter's power. The rows of governors,
 * proposals and power up to these votes must be written before.
 */
export async function readParticipation(
  client: ClientBase,
  chainId: number,
  votes: readonly (VoteChange & Position)[],
): Promise<(CheckpointChange & Position)[]> {
  if (votes.length === 0) return [];
  const { rows } = await client.query<{ position: string; power: string }>(
    statement(sql`select v.position, power.value as power
     from unnest(${hexes(votes.map(({ governor }) => governor))}::text[],
       ${numbers(votes.map(({ proposalId }) => proposalId))}::numeric[],
       ${hexes(votes.map(({ voter }) => voter))}::text[]) with ordinality as v (governor, proposal_id, voter, position)
     join chain.proposal p on p.chain_id = ${chainId} and p.governor = decode(v.governor, 'hex') and p.proposal_id = v.proposal_id
     join (select distinct contract from chain.checkpoint where chain_id = ${chainId} and series = 'quadraticThreshold'
       and contract in (select decode(g, 'hex') from unnest(${hexes(votes.map(({ governor }) => governor))}::text[]) as governors (g))) quadratic on quadratic.contract = p.governor
     cross join lateral (select target from chain.link l where l.chain_id = ${chainId} and l.contract = p.governor and l.relation = 'token'
       and l.subject = p.governor order by block desc, log_index desc limit 1) token
     cross join lateral (select value from chain.checkpoint c where c.chain_id = ${chainId} and c.contract = token.target and c.series = 'power'
       and c.subject = decode(v.voter, 'hex') and c.at <= p.vote_start order by block desc limit 1) power
     order by v.position`),
  );
  return rows.map(({ position, power }) => {
    const { governor, proposalId, block, logIndex, at, transactionHash } = votes[Number(position) - 1]!;
    return {
      table: 'checkpoint',
      contract: governor,
      series: 'participation',
      subject: proposalSubject(proposalId),
      change: { add: BigInt(power) },
      block,
      logIndex,
      at,
      transactionHash,
    };
  });
}
