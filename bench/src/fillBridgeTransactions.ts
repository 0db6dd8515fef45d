import { bridgeAdaptersOf } from '@althing/bindings';
import type { Bridge } from '@althing/domain/bridges';
import { fillOrganisations, runStatements } from './database.ts';

const CHAINS = [31337, 31338, 31339];
const CARRIED_BY = ['hyperlane', 'layerzero', 'axelar'] as const satisfies Bridge[];
/** Organisations, each with a controller on every chain. */
const ORGANISATIONS = 100;
/** UNIX seconds; so long ago that no relayer does anything about it. */
const BEGIN = 1_600_000_000;

/** The controller of an organisation, by the text of an SQL expression for its number from 1. */
const controller = (organisation: string): string => `decode(md5('controller' || ${organisation}) || '00000000', 'hex')`;
const hash = (what: string): string => `decode(md5('${what}' || n) || md5(n::text), 'hex')`;
const ORGANISATION = `(1 + n % ${ORGANISATIONS})`;
const ORIGIN = '(31337 + n % 3)';
const DESTINATION = '(31337 + (n + 1) % 3)';
const EACH = 'from generate_series(1, $1::int) n';

/**
 * What travels between chains, straight into the tables: by two bridges each, of which every third was brought by one only and every second that
 * was brought by both is executed. Needs one user.
 */
export async function fillBridgeTransactions(databaseUrl: string, count: number): Promise<void> {
  await fillOrganisations(databaseUrl, ORGANISATIONS);
  const adapters = bridgeAdaptersOf(CHAINS[0]!)!;
  const adapter = `(array[${CARRIED_BY.map((bridge) => `'\\x${adapters[bridge].slice(2)}'::bytea`).join()}])`;
  const contracts = `from app.organisations o, generate_series(0, 2) c where o.slug like 'bench-%'`;
  const number = `substr(o.slug, 7)`;
  await runStatements(databaseUrl, [
    {
      text: `insert into app.deployments (organisation_id, chain_id, deployer, plan, registered_at) select o.id, 31337 + c, '\\x01', '{}', now() ${contracts}`,
    },
    {
      text: `insert into app.organisation_contracts (id, organisation_id, chain_id, position, step_id, kind, name, address, state, updated_at)
       select gen_random_uuid(), o.id, 31337 + c, 0, '0', 'messageController', '', ${controller(number)}, 'verified', now() ${contracts}`,
    },
    {
      text: `insert into chain.controller_adapter (chain_id, block, log_index, at, transaction_hash, controller, adapter, slot, approved)
       select 31337 + c, ${number}::int, slot, ${BEGIN} - 1, '\\x01', ${controller(number)}, ${adapter}[1 + slot], slot, true
       from app.organisations o, generate_series(0, 2) c, generate_series(0, 2) slot where o.slug like 'bench-%'`,
    },
    {
      text: `insert into chain.checkpoint (chain_id, contract, series, subject, block, log_index, at, value)
       select 31337 + c, ${controller(number)}, 'originMinimum', decode(lpad(to_hex(31337 + origin), 64, '0'), 'hex'), 1, 0, ${BEGIN} - 1, 2
       from app.organisations o, generate_series(0, 2) c, generate_series(0, 2) origin where o.slug like 'bench-%'`,
    },
    {
      text: `insert into chain.bridge_transaction (chain_id, block, log_index, at, transaction_hash, message_type, is_resend, controller, message_id, payload_hash,
         message_hash, destination_chain_id, sender, threshold, sent_at, taken, payload, recipient, amount, gross_amount, unwrap, carried_hash)
       select ${ORIGIN}, n, 0, ${BEGIN} + n, ${hash('tx')}, case when n % 4 = 0 then 'message' else 'transfer' end, false, ${controller(ORGANISATION)},
         ${hash('id')}, ${hash('payload')}, ${hash('message')}, ${DESTINATION}, decode(md5('sender' || n % 5000) || '00000000', 'hex'), 2, ${BEGIN} + n,
         case n % 3 when 0 then 3 when 1 then 5 else 6 end, '\\x00', case when n % 4 > 0 then decode(md5('to' || n % 7000) || '00000000', 'hex') end,
         case when n % 4 > 0 then n end, case when n % 4 > 0 then n end, case when n % 4 > 0 then false end, ${hash('carried')} ${EACH}`,
      values: [count],
    },
    {
      text: `insert into chain.bridge_receipt (chain_id, block, log_index, at, transaction_hash, controller, payload_hash, adapter)
       select ${DESTINATION}, n, part, ${BEGIN} + n + 60, ${hash('arrival')}, ${controller(ORGANISATION)}, ${hash('payload')},
         ${adapter}[case part when 0 then case n % 3 when 2 then 2 else 1 end else case n % 3 when 0 then 2 else 3 end end]
       ${EACH}, generate_series(0, 1) part where part = 0 or n % 7 > 1`,
      values: [count],
    },
    {
      text: `insert into chain.bridge_step (chain_id, block, log_index, at, transaction_hash, controller, payload_hash, step)
       select ${DESTINATION}, n, 2, ${BEGIN} + n + 90, ${hash('execution')}, ${controller(ORGANISATION)}, ${hash('payload')}, 'executed'
       ${EACH} where n % 7 > 1 and n % 2 = 0`,
      values: [count],
    },
    ...['bridge_transaction', 'bridge_receipt', 'bridge_step', 'controller_adapter'].map((table) => ({
      text: `vacuum analyze chain.${table}`,
    })),
  ]);
}
