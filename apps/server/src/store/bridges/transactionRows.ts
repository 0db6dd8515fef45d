import { type SQL, sql } from 'drizzle-orm';
import { numbers } from '../chain/columns.ts';

/** Position of a bridge transaction in its list, and whether it matches the filters that need none of its other facts. */
export interface PlaceRow {
  chain_id: string;
  block: string;
  log_index: number;
  at: string;
  matches: boolean;
}

interface LegRow {
  adapter: string;
  bridgeId: string | null;
  bridgeFee: string | null;
  ownFee: string | null;
  /** What the bridge's own contract on the destination said last; null where it said nothing. */
  report: { outcome: 'failed' | 'approved'; at: string; answer: string | null } | null;
}

interface ReceiptRow {
  adapter: string;
  at: string;
  tx: string;
  /** Null where the controller on the destination has neither approved nor removed it. */
  approved: boolean | null;
}

interface StepRow {
  step: 'confirmed' | 'executed' | 'cancelled';
  at: string;
  tx: string;
  executableAt: string | null;
}

/** A bridge transaction with everything that events of both chains tell about it. Hex in lists comes without `0x`. */
export interface TransactionRow {
  chain_id: string;
  block: string;
  log_index: number;
  at: string;
  transaction_hash: Buffer;
  message_type: 'message' | 'transfer';
  is_resend: boolean;
  is_votes: boolean;
  controller: Buffer;
  message_id: Buffer;
  payload_hash: Buffer;
  destination_chain_id: string;
  sender: Buffer;
  threshold: number;
  sent_at: string;
  payload: Buffer | null;
  /** Of a transfer, as all of these; null of a message. */
  recipient: Buffer | null;
  amount: string | null;
  gross_amount: string | null;
  unwrap: boolean | null;
  /** Of its controller. */
  token: Buffer | null;
  /** Null where none was paid, or nothing is executed. */
  tax: string | null;
  not_unwrapped: string | null;
  is_taken: boolean;
  legs: LegRow[];
  refused: string[];
  receipts: ReceiptRow[];
  steps: StepRow[];
  /** How many bridges the destination asks for: of the origin, or of a transfer that several bring. */
  minimum: string | null;
  is_paused: boolean;
  /** Up to when words of bridges on the destination are void, UNIX seconds. */
  changed_at: string | null;
}

/*
 * Lists that the owner of a controller could make long are cut: a controller has at most 31 adapters, and a message is confirmed, executed and
 * cancelled once each.
 */
export const MAX_ADAPTERS = 31;

/** The adapters that took the message, with fees and the bridge's id for it. */
const LEGS = sql`cross join lateral (select coalesce(json_agg(json_build_object('adapter', encode(a.adapter, 'hex'),
    'bridgeId', encode(r.bridge_id, 'hex'), 'bridgeFee', r.bridge_fee::text, 'ownFee', r.own_fee::text,
    'report', d.report) order by slot), '[]') as list
  from generate_series(0, ${sql.raw(String(MAX_ADAPTERS - 1))}) as slot
  cross join lateral (select adapter from chain.controller_adapter a
    where a.chain_id = t.chain_id and a.controller = t.controller and a.slot = slot.slot
    order by block desc, log_index desc limit 1) a
  left join lateral (select bridge_id, bridge_fee, own_fee from chain.bridge_relay r
    where r.transaction_hash = t.transaction_hash and r.controller = t.controller and r.message_hash = t.message_hash
      and r.adapter = a.adapter and r.chain_id = t.chain_id limit 1) r on true
  left join lateral (select json_build_object('outcome', outcome, 'at', d.at::text, 'answer', encode(answer, 'hex')) as report
    from chain.bridge_delivery d where d.adapter = a.adapter and d.chain_id = t.destination_chain_id and d.origin_chain_id = t.chain_id
      and (d.name = r.bridge_id and d.origin_transaction is null or d.name = t.carried_hash and d.origin_transaction = t.transaction_hash)
    order by block desc, log_index desc limit 1) d on true
  where t.taken & (1::bigint << slot.slot) <> 0) legs`;

const REFUSED = sql`cross join lateral (select coalesce(json_agg(encode(f.adapter, 'hex')), '[]') as list
  from (select adapter from chain.bridge_failure f where f.transaction_hash = t.transaction_hash and f.controller = t.controller
    and f.message_id = t.message_id and f.chain_id = t.chain_id order by log_index limit ${sql.raw(String(MAX_ADAPTERS))}) f) refused`;

/** Twice the number of adapters: after a change of the set, each of them may deliver it again. */
const RECEIPTS = sql`cross join lateral (select coalesce(json_agg(json_build_object('adapter', encode(r.adapter, 'hex'), 'at', r.at::text,
    'tx', encode(r.transaction_hash, 'hex'), 'approved', a.approved)), '[]') as list
  from (select chain_id, controller, adapter, at, transaction_hash from chain.bridge_receipt r
    where r.payload_hash = t.payload_hash and r.controller = t.controller and r.chain_id = t.destination_chain_id
    order by block desc, log_index desc limit ${sql.raw(String(2 * MAX_ADAPTERS))}) r
  left join lateral (select approved from chain.controller_adapter a
    where a.chain_id = r.chain_id and a.controller = r.controller and a.adapter = r.adapter and a.approved is not null
    order by block desc, log_index desc limit 1) a on true) receipts`;

const STEPS = sql`cross join lateral (select coalesce(json_agg(json_build_object('step', name, 'at', s.at::text,
    'tx', encode(s.transaction_hash, 'hex'), 'executableAt', s.executable_at::text)), '[]') as list
  from unnest(array['confirmed', 'executed', 'cancelled']) as name
  cross join lateral (select at, transaction_hash, executable_at from chain.bridge_step s
    where s.payload_hash = t.payload_hash and s.controller = t.controller and s.chain_id = t.destination_chain_id and s.step = name
    order by block, log_index limit 1) s) steps`;

const IS_TRANSFER = sql`t.message_type = 'transfer'`;
const ORIGIN = sql`decode(lpad(to_hex(t.chain_id), 64, '0'), 'hex')`;

/** The newest of a number that the controller on the destination has. */
const settingThere = (series: SQL, subject: SQL) => sql`select value from chain.checkpoint c where c.chain_id = t.destination_chain_id
    and c.contract = t.controller and c.series = ${series} and c.subject = ${subject} order by block desc limit 1`;

/**
 * About the destination's controller: the fewest bridges that it requires, whether it takes transfers from this origin, whether it is paused,
 * and up to when deliveries do not count.
 */
const DESTINATION = sql`
  left join lateral (${settingThere(
    sql`case when ${IS_TRANSFER} then 'minBridges' else 'originMinimum' end`,
    sql`case when ${IS_TRANSFER} then t.controller else ${ORIGIN} end`,
  )}) minimum on true
  left join lateral (select value <> 0 as is_taken from (${settingThere(sql`'takes'`, ORIGIN)}) takes where ${IS_TRANSFER}) taking on true
  left join lateral (select value <> 0 as is_paused from (${settingThere(sql`'paused'`, sql`t.controller`)}) pause) paused on true
  left join lateral (select greatest((${settingThere(sql`'voidedAt'`, sql`t.controller`)}),
    (select at from chain.controller_adapter a where not ${IS_TRANSFER} and a.chain_id = t.destination_chain_id and a.controller = t.controller
      order by block desc, log_index desc limit 1)) as at) changed on true`;

/** The controller's on a chain. */
const tokenOn = (chainId: SQL) => sql`select target from chain.link l where l.chain_id = ${chainId} and l.contract = t.controller
    and l.relation = 'token' and l.subject = t.controller and ${IS_TRANSFER} order by block desc, log_index desc limit 1`;

/** So many logs follow an execution before what it says of the tax at most. */
const LOGS_OF_EXECUTION = 32;

/** What was logged right after the execution of a transfer: the tax, by the token or, where it was released, the controller, and what was not unwrapped. */
const TRANSFER = sql`
  left join lateral (${tokenOn(sql`t.chain_id`)}) token on true
  left join lateral (select (array_agg(e.args ->> 'tax' order by e.log_index) filter (where e.name = 'BridgeTaxPaid'))[1] as tax,
      (array_agg(e.args ->> 'amount' order by e.log_index) filter (where e.name = 'NotUnwrapped'))[1] as not_unwrapped
    from (select chain_id, block, log_index, transaction_hash from chain.bridge_step s where s.payload_hash = t.payload_hash
      and s.controller = t.controller and s.chain_id = t.destination_chain_id and s.step = 'executed' and ${IS_TRANSFER}
      order by block, log_index limit 1) executed
    join chain.event e on e.chain_id = executed.chain_id and e.block = executed.block
      and e.log_index between executed.log_index + 1 and executed.log_index + ${sql.raw(String(LOGS_OF_EXECUTION))}
      and e.transaction_hash = executed.transaction_hash
    where e.name = 'NotUnwrapped' and e.address = t.controller and e.args ->> 'payloadHash' = '0x' || encode(t.payload_hash, 'hex')
      or e.name = 'BridgeTaxPaid' and e.args ->> 'amount' = t.amount::text
        and (e.address = t.controller or e.address = (${tokenOn(sql`t.destination_chain_id`)}))) outcome on true`;

/** All facts about the bridge transactions at these positions, in the same order. @param withPayload - includes the payload, which may be long. */
export const transactionsAt = (places: readonly PlaceRow[], withPayload: boolean): SQL => sql`
  select t.chain_id, t.block, t.log_index, t.at, t.transaction_hash, t.message_type, t.is_resend,
    not ${IS_TRANSFER} and t.history_before = '' as is_votes, t.controller, t.message_id, t.payload_hash, t.destination_chain_id, t.sender,
    t.threshold, t.sent_at, t.recipient, t.amount, t.gross_amount, t.unwrap,
    token.target as token, outcome.tax, outcome.not_unwrapped, coalesce(taking.is_taken, false) as is_taken,
    case when ${withPayload}::boolean then t.payload end as payload, legs.list as legs, refused.list as refused, receipts.list as receipts,
    steps.list as steps, minimum.value as minimum, coalesce(paused.is_paused, false) as is_paused, changed.at as changed_at
  from unnest(${numbers(places.map((place) => BigInt(place.chain_id)))}::bigint[], ${numbers(places.map((place) => BigInt(place.block)))}::bigint[],
    ${numbers(places.map((place) => place.log_index))}::int[]) with ordinality as place (chain_id, block, log_index, position)
  join chain.bridge_transaction t on t.chain_id = place.chain_id and t.block = place.block and t.log_index = place.log_index
  ${LEGS} ${REFUSED} ${RECEIPTS} ${STEPS} ${DESTINATION} ${TRANSFER}
  order by place.position`;
