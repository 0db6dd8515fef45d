import { type SQL, sql } from 'drizzle-orm';
import { ACTIVITY_TEXT, type ActivityKind, type PROPOSAL_STEPS } from '@althing/domain/activity';
import { splitDescription } from '@althing/domain/governance';
import type { Activity } from '@althing/domain/http';
import { type ContractKind, isSafeKind } from '@althing/domain/organisation';
import { shownText } from '@althing/domain/text';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { getAddress } from 'viem';
import { statement } from '../statement.ts';
import { hexes, hexOf, numbers } from './columns.ts';
import { decodeKeyset, DIGITS, encodeKeyset, isBelow, type Page, type PageRequest, toPage } from './keyset.ts';
import type { Queryable } from './queryable.ts';
import { addressOf, amountOf, isoTime } from './wire.ts';

type Step = (typeof PROPOSAL_STEPS)[number];
type Of<Kind extends ActivityKind> = Extract<Activity, { kind: Kind }>;

const PROPOSAL_EVENTS = {
  ProposalCreated: 'created',
  ProposalQueued: 'queued',
  ProposalExecuted: 'executed',
  ProposalCanceled: 'canceled',
  ProposalVetoed: 'vetoed',
} as const satisfies Record<string, Step>;

/** Events that are told of each kind of contract. The index `event_activity` names all of them. */
const SOURCES: readonly { kind: Exclude<ActivityKind, 'upgrade'>; of: (kind: ContractKind) => boolean; events: readonly string[] }[] = [
  { kind: 'proposal', of: (kind) => kind === 'governor', events: Object.keys(PROPOSAL_EVENTS) },
  { kind: 'vote', of: (kind) => kind === 'governor', events: ['VoteCast', 'VoteCastWithParams'] },
  { kind: 'transfer', of: (kind) => kind === 'token', events: ['Transfer'] },
  { kind: 'transfer', of: isSafeKind, events: ['SafeReceived'] },
  { kind: 'delegation', of: (kind) => kind === 'token', events: ['DelegateChanged'] },
  { kind: 'safe', of: isSafeKind, events: ['ExecutionSuccess', 'ExecutionFailure'] },
];
const EVENTS = [...new Set(SOURCES.flatMap(({ events }) => events))];

interface Source {
  chainId: ChainId;
  address: Hex;
  event: string;
}

interface ChainRow {
  at: string;
  chain_id: string;
  block: string;
  log_index: number;
  transaction_hash: Buffer;
  address: Buffer;
  name: string;
  args: Record<string, string>;
  proposal_id: string | null;
  proposer: Buffer | null;
  description: string | null;
  contract_name: string | null;
  is_quadratic: boolean;
  way: 'sent' | 'arrived' | null;
  other_chain: string | null;
  account: Buffer | null;
  nonce: string | null;
  to: Buffer | null;
  value: string | null;
}

interface UpgradeRow {
  at: string;
  chain_id: string;
  block: string;
  log_index: number;
  id: string;
  name: string;
  step: Of<'upgrade'>['step'];
  proposer: Buffer;
}

export interface ActivityOf {
  organisationId: string;
  contracts: readonly { chainId: ChainId; address: Hex; kind: ContractKind }[];
}

const sourcesOf = ({ contracts }: ActivityOf, kind: ActivityKind | undefined): Source[] =>
  SOURCES.filter((source) => kind === undefined || source.kind === kind).flatMap(({ of, events }) =>
    contracts
      .filter((contract) => of(contract.kind))
      .flatMap(({ chainId, address }) => events.map((event) => ({ chainId, address, event }))),
  );

/** More than a title is never shown. */
const DESCRIPTION_CHARACTERS = 1000;
const LAST_TIME = '999999999999999';
const SPLIT = 255;

const NOBODY = `0x${'00'.repeat(20)}`;

type Controllers = ActivityOf['contracts'];

/**
 * SQL: the transfer over bridges whose tokens event `e` took or gave, by one of the organisation's own controllers: what anybody else's logs says nothing.
 * A controller logs a transfer after it has taken the tokens (at last those it destroyed), and an execution before it gives them.
 */
function bridgeOf(controllers: Controllers): SQL {
  const isOwn = (of: SQL) => sql`(${of}.chain_id, ${of}.controller) in (select own.chain_id, decode(own.address, 'hex') from
    unnest(${numbers(controllers.map(({ chainId }) => chainId))}::bigint[], ${hexes(controllers.map(({ address }) => address))}::text[]) as own (chain_id, address))`;
  const hex = (column: SQL) => sql`'0x' || encode(${column}, 'hex')`;
  const other = (
    between: SQL,
    recipients: SQL,
  ) => sql`exists (select from chain.event other where other.chain_id = e.chain_id and other.address = e.address
    and other.block = e.block and other.name = 'Transfer' and ${between} and other.args ->> 'to' in (${recipients}))`;
  const takes = sql`${NOBODY}, ${hex(sql`sent.controller`)}`;
  const gives = sql`${hex(sql`sent.recipient`)}, ${hex(sql`step.controller`)}`;
  return sql`(select 'sent' as way, sent.destination_chain_id as other_chain, sent.sender as account from chain.bridge_transaction sent
      where sent.transaction_hash = e.transaction_hash and sent.chain_id = e.chain_id and sent.block = e.block and sent.log_index > e.log_index
        and sent.message_type = 'transfer' and not sent.is_resend and ${isOwn(sql`sent`)}
        and sent.amount = (e.args ->> 'value')::numeric and e.args ->> 'to' in (${takes})
        and not ${other(sql`other.log_index > e.log_index and other.log_index < sent.log_index`, takes)}
      order by sent.log_index limit 1)
    union all
    (select 'arrived', sent.chain_id, sent.recipient
      from (select * from chain.bridge_step executed where executed.transaction_hash = e.transaction_hash and executed.chain_id = e.chain_id
        and executed.block = e.block and executed.log_index < e.log_index and executed.step = 'executed' and ${isOwn(sql`executed`)}
        order by executed.log_index desc limit 1) step
      join chain.bridge_transaction sent on sent.payload_hash = step.payload_hash and sent.controller = step.controller
        and sent.destination_chain_id = step.chain_id and sent.message_type = 'transfer' and not sent.is_resend
      where e.args ->> 'from' in (${NOBODY}, ${hex(sql`step.controller`)}) and e.args ->> 'to' in (${gives})
        and not ${other(sql`other.log_index > step.log_index and other.log_index < e.log_index`, gives)}
      limit 1)
    limit 1`;
}

/** SQL: a page of events over all sources. Of each source a page is read by its index, so that none has to be read whole for the others. */
export function activityQuery(sources: readonly Source[], controllers: Controllers, limit: number, after: readonly string[] | null): SQL {
  const place = { at: 'bigint', chain_id: 'bigint', block: 'bigint', log_index: 'int' } as const;
  const names = sql.raw(EVENTS.map((name) => `'${name}'`).join(', '));
  return sql`select e.*, p.proposal_id, p.proposer, left(p.description, ${DESCRIPTION_CHARACTERS}) as description,
      (select name from chain.contract c where c.chain_id = e.chain_id and c.address = e.address) as contract_name,
      p.proposal_id is not null and exists (select from chain.checkpoint c where c.chain_id = e.chain_id and c.contract = e.address
        and c.series = 'quadraticThreshold') as is_quadratic,
      st.nonce, st."to", st.value, bridge.way, bridge.other_chain, bridge.account
    from (
      select page.* from unnest(${numbers(sources.map(({ chainId }) => chainId))}::bigint[],
        ${hexes(sources.map(({ address }) => address))}::text[], ${sql.param(sources.map(({ event }) => event))}::text[]) as key (chain_id, address, name)
      cross join lateral (
        select at, chain_id, block, log_index, transaction_hash, address, name, args from chain.event
        where chain_id = key.chain_id and address = decode(key.address, 'hex') and name = key.name and name in (${names})
          and at <= ${after?.[0] ?? LAST_TIME}::bigint and ${isBelow(place, after)}
          and (name <> 'ProposalCanceled' or not exists (select from chain.proposal_step s where s.chain_id = event.chain_id
            and s.governor = event.address and s.proposal_id = (args ->> 'proposalId')::numeric and s.step = 'vetoed'))
        order by at desc, block desc, log_index desc limit ${limit + 1}
      ) page
      order by at desc, chain_id desc, block desc, log_index desc limit ${limit + 1}
    ) e
    left join chain.proposal p on p.chain_id = e.chain_id and p.governor = e.address and p.proposal_id = (e.args ->> 'proposalId')::numeric
    left join chain.safe_transaction st on e.name in ('ExecutionSuccess', 'ExecutionFailure') and st.chain_id = e.chain_id
      and st.safe = e.address and st.hash = decode(substr(e.args ->> 'txHash', 3), 'hex')
    left join lateral (${bridgeOf(controllers)}) bridge on e.name = 'Transfer'
    order by e.at desc, e.chain_id desc, e.block desc, e.log_index desc`;
}

const accountOf = (arg: string | undefined): Address => getAddress(arg ?? NOBODY);
const accountOrNull = (arg: string | undefined): Address | null => (arg === undefined || arg === NOBODY ? null : getAddress(arg));

const cut = (text: string): string => (text.length > ACTIVITY_TEXT ? `${text.slice(0, ACTIVITY_TEXT)}…` : text);

function proposalOf(row: ChainRow): Of<'vote'>['proposal'] {
  return {
    governor: addressOf(row.address),
    governorName: row.contract_name ?? '',
    proposalId: row.proposal_id ?? row.args['proposalId'] ?? '0',
    title: row.description === null ? '' : cut(splitDescription(row.description).title),
  };
}

function toActivity(row: ChainRow): Activity {
  const { args } = row;
  const common = {
    id: encodeKeyset([row.chain_id, row.block, row.log_index]),
    at: isoTime(row.at),
    chainId: Number(row.chain_id),
    transactionHash: hexOf(row.transaction_hash),
  };
  if (row.name in PROPOSAL_EVENTS) {
    const step = PROPOSAL_EVENTS[row.name as keyof typeof PROPOSAL_EVENTS];
    return {
      kind: 'proposal',
      ...common,
      step,
      proposal: proposalOf(row),
      proposer: row.proposer ? addressOf(row.proposer) : accountOf(undefined),
    };
  }
  if (row.name.startsWith('VoteCast')) {
    const support = Number(args['support']);
    const reason = typeof args['reason'] === 'string' ? cut(shownText(args['reason'])) : '';
    return {
      kind: 'vote',
      ...common,
      proposal: proposalOf(row),
      voter: accountOf(args['voter']),
      support: support === SPLIT ? null : support,
      weight: amountOf(args['weight'] ?? null),
      isQuadratic: row.is_quadratic,
      reason,
    };
  }
  if (row.name === 'DelegateChanged')
    return { kind: 'delegation', ...common, delegator: accountOf(args['delegator']), to: accountOrNull(args['toDelegate']) };
  if (row.name === 'Transfer' || row.name === 'SafeReceived') return { kind: 'transfer', ...common, ...transferOf(row) };
  return {
    kind: 'safe',
    ...common,
    safe: addressOf(row.address),
    safeTxHash: args['txHash']!,
    isSuccess: row.name === 'ExecutionSuccess',
    call: row.nonce === null || row.to === null ? null : { nonce: Number(row.nonce), to: addressOf(row.to), value: amountOf(row.value) },
  };
}

const bridgeOfRow = ({ way, other_chain, account }: ChainRow): Of<'transfer'>['bridge'] =>
  way && other_chain && account ? { way, chainId: Number(other_chain), account: addressOf(account) } : null;

function transferOf(row: ChainRow): Pick<Of<'transfer'>, 'token' | 'from' | 'to' | 'amount' | 'bridge'> {
  const { name, address, args } = row;
  const amount = amountOf(args['value'] ?? null);
  return name === 'Transfer'
    ? { token: addressOf(address), from: accountOrNull(args['from']), to: accountOrNull(args['to']), amount, bridge: bridgeOfRow(row) }
    : { token: null, from: accountOf(args['sender']), to: addressOf(address), amount, bridge: null };
}

/** Changes of the record stand on no chain: their place in the list is their time, and then their milliseconds. */
const upgradesQuery = (organisationId: string, limit: number, after: readonly string[] | null): SQL => sql`
  select * from (
    select floor(ms / 1000)::bigint as at, 0::bigint as chain_id, ms as block, log_index, id, name, step, proposer from (
      (select (extract(epoch from p.created_at) * 1000)::bigint as ms, 0 as log_index, p.id, p.name, 'proposed' as step, u.address as proposer
        from app.upgrade_proposals p join app.users u on u.id = p.proposer_id where p.organisation_id = ${organisationId}::uuid)
      union all
      (select (extract(epoch from p.registered_at) * 1000)::bigint, 1, p.id, p.name, 'registered', u.address
        from app.upgrade_proposals p join app.users u on u.id = p.proposer_id
        where p.organisation_id = ${organisationId}::uuid and p.registered_at is not null)
    ) steps
  ) placed
  where ${isBelow({ at: 'bigint', chain_id: 'bigint', block: 'bigint', log_index: 'int' }, after)}
  order by at desc, block desc, log_index desc limit ${limit + 1}`;

const toUpgrade = ({ at, block, id, name, step, proposer }: UpgradeRow): Activity => ({
  kind: 'upgrade',
  id: encodeKeyset([at, block, step === 'proposed' ? 0 : 1]),
  at: isoTime(at),
  step,
  upgrade: { id, name },
  proposer: addressOf(proposer),
});

type Row = (ChainRow & { is: 'chain' }) | (UpgradeRow & { is: 'upgrade' });

const PLACE = ['at', 'chain_id', 'block', 'log_index'] as const;

/** The newest first. */
function byPlace(a: Row, b: Row): number {
  for (const column of PLACE) {
    const difference = Number(b[column]) - Number(a[column]);
    if (difference !== 0) return difference;
  }
  return 0;
}

export function createActivity(db: Queryable) {
  return {
    /** What happened in an organisation, newest first, over all chains. */
    async list(of: ActivityOf, { kind, limit, cursor }: PageRequest & { kind?: ActivityKind | undefined }): Promise<Page<Activity>> {
      const after = cursor === undefined ? null : decodeKeyset(cursor, [DIGITS.time, DIGITS.chain, DIGITS.block, DIGITS.logIndex]);
      const sources = sourcesOf(of, kind);
      const controllers = of.contracts.filter((contract) => contract.kind === 'assetController');
      const [events, upgrades] = await Promise.all([
        sources.length === 0
          ? []
          : db.query<ChainRow>(statement(activityQuery(sources, controllers, limit, after))).then(({ rows }) => rows),
        kind !== undefined && kind !== 'upgrade'
          ? []
          : db.query<UpgradeRow>(statement(upgradesQuery(of.organisationId, limit, after), 'activity_upgrades')).then(({ rows }) => rows),
      ]);
      const rows: Row[] = [
        ...events.map((row) => ({ ...row, is: 'chain' as const })),
        ...upgrades.map((row) => ({ ...row, is: 'upgrade' as const })),
      ].toSorted(byPlace);
      return toPage(
        rows.slice(0, limit + 1),
        limit,
        (row) => encodeKeyset(PLACE.map((column) => row[column])),
        (row) => (row.is === 'chain' ? toActivity(row) : toUpgrade(row)),
      );
    },
  };
}
