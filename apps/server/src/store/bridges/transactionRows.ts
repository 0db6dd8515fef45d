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
  controller: Buffer;
  message_id: Buffer;
  payload_hash: Buffer;
  destination_chain_id: string;
  sender: Buffer;
  threshold: number;
  sent_at: string;
  payload: Buffer | null;
  legs: LegRow[];
  refused: string[];
  receipts: ReceiptRow[];
  steps: StepRow[];
  minimum: string | null;
  is_paused: boolean;
  /** When the set of bridges on the destination last changed, UNIX seconds. */
  changed_at: string | null;
}

/*
 * Lists that the owner of a controller could make long are cut: a controller has at most 31 adapters, and a message is confirmed, executed and
 * cancelled once each.
 */
const MAX_ADAPTERS = 31;

/** The adapters that took the message, with fees and the bridge's id for it. */
const LEGS = sql`cross join lateral (select coalesce(json_agg(json_build_object('adapter', encode(a.adapter, 'hex'),
    'bridgeId', encode(r.bridge_id, 'hex'), 'bridgeFee', r.bridge_fee::text, 'ownFee', r.own_fee::text) order by slot), '[]') as list
  from generate_series(0, ${sql.raw(String(MAX_ADAPTERS - 1))}) as slot
  cross join lateral (select adapter from chain.controller_adapter a
    where a.chain_id = t.chain_id and a.controller = t.controller and a.slot = slot.slot
    order by block desc, log_index desc limit 1) a
  left join lateral (select bridge_id, bridge_fee, own_fee from chain.bridge_relay r
    where r.transaction_hash = t.transaction_hash and r.controller = t.controller and r.message_hash = t.message_hash
      and r.adapter = a.adapter and r.chain_id = t.chain_id limit 1) r on true
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
    where a.chain_id = r.chain_id and a.controller = r.controller and a.adapter = r.adapter
    order by block desc, log_index desc limit 1) a on true) receipts`;

const STEPS = sql`cross join lateral (select coalesce(json_agg(json_build_object('step', name, 'at', s.at::text,
    'tx', encode(s.transaction_hash, 'hex'), 'executableAt', s.executable_at::text)), '[]') as list
  from unnest(array['confirmed', 'executed', 'cancelled']) as name
  cross join lateral (select at, transaction_hash, executable_at from chain.bridge_step s
    where s.payload_hash = t.payload_hash and s.controller = t.controller and s.chain_id = t.destination_chain_id and s.step = name
    order by block, log_index limit 1) s) steps`;

/**
 * About the destination's controller: the fewest bridges that it requires for this origin, whether it is paused, and when its bridges last changed.
 */
const DESTINATION = sql`
  left join lateral (select value from chain.checkpoint c where c.chain_id = t.destination_chain_id and c.contract = t.controller
    and c.series = 'originMinimum' and c.subject = decode(lpad(to_hex(t.chain_id), 64, '0'), 'hex')
    order by block desc limit 1) minimum on true
  left join lateral (select value <> 0 as is_paused from chain.checkpoint c where c.chain_id = t.destination_chain_id
    and c.contract = t.controller and c.series = 'paused' and c.subject = t.controller order by block desc limit 1) paused on true
  left join lateral (select at from chain.controller_adapter a where a.chain_id = t.destination_chain_id and a.controller = t.controller
    order by block desc, log_index desc limit 1) changed on true`;

/** All facts about the bridge transactions at these positions, in the same order. @param withPayload - includes the payload, which may be long. */
export const transactionsAt = (places: readonly PlaceRow[], withPayload: boolean): SQL => sql`
  select t.chain_id, t.block, t.log_index, t.at, t.transaction_hash, t.message_type, t.is_resend, t.controller, t.message_id,
    t.payload_hash, t.destination_chain_id, t.sender, t.threshold, t.sent_at,
    case when ${withPayload}::boolean then t.payload end as payload, legs.list as legs, refused.list as refused, receipts.list as receipts,
    steps.list as steps, minimum.value as minimum, coalesce(paused.is_paused, false) as is_paused, changed.at as changed_at
  from unnest(${numbers(places.map((place) => BigInt(place.chain_id)))}::bigint[], ${numbers(places.map((place) => BigInt(place.block)))}::bigint[],
    ${numbers(places.map((place) => place.log_index))}::int[]) with ordinality as place (chain_id, block, log_index, position)
  join chain.bridge_transaction t on t.chain_id = place.chain_id and t.block = place.block and t.log_index = place.log_index
  ${LEGS} ${REFUSED} ${RECEIPTS} ${STEPS} ${DESTINATION}
  order by place.position`;
