import { call } from '../call.ts';
import { fillBridgeTransactions } from '../fillBridgeTransactions.ts';
import { measureGrown } from '../measureGrown.ts';
import { compared, type Row } from '../row.ts';

const SMALL = 10_000;
/** Of seventeen ways each. */
const ROUNDS = 20;
/** The promise is about a million; fewer are for those who have no ten minutes. */
const LARGE = Number(process.env['ALTHING_BENCH_TRANSACTIONS'] ?? 1_000_000);

interface Listed {
  items: { originTransactionHash: string; originFromAddress: string; originControllerAddress: string; messageId: string }[];
  nextCursor: string | null;
}

/** As the explorer asks: without a filter, further down, and by each filter and what goes together. */
async function ways(origin: string): Promise<string[]> {
  const list = `${origin}/api/v1/bridge/transactions`;
  const { items, nextCursor } = await call<Listed>('GET', `${list}?limit=100`);
  const organisations = await call<{ items: { id: string }[] }>('GET', `${origin}/api/v1/organisations?limit=1`);
  const { id } = organisations.items[0]!;
  const one = items[50]!;
  return [
    'limit=20',
    `limit=20&cursor=${nextCursor}`,
    'chainId=31338',
    'type=message',
    'chainId=31339&type=message',
    'bridge=axelar',
    'bridge=wormhole',
    'status=completed',
    'status=pending',
    'stage=executed',
    'stage=cancelled',
    `address=${one.originFromAddress}`,
    `address=${one.originControllerAddress}`,
    `hash=${one.originTransactionHash}`,
    `hash=${one.messageId}`,
    `organisationId=${id}`,
    `organisationId=${id}&status=pending`,
  ].map((query) => `${list}?${query}`);
}

/** The list of what travels between chains, with a hundred times as many rows. */
export async function bridges(): Promise<Row[]> {
  const { small, large } = await measureGrown({ small: SMALL, large: LARGE, fill: fillBridgeTransactions, ways, rounds: ROUNDS });
  const name = `p95 of any filter at ${LARGE.toLocaleString('en-GB')} bridge transactions; anchor: at ${SMALL.toLocaleString('en-GB')}`;
  return [compared({ area: 'explorer', name, unit: 'ms', ours: large, anchor: small }, { atMost: 2 })];
}
