import type { SentTransfer } from '@althing/devnet';
import { setTimeout as pause } from 'node:timers/promises';
import type { TransactionReceipt } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printTable } from '../printTable.ts';
import { HOLDER, TransferSite } from './transferSite.ts';
import { Victim } from './victim.ts';

/* The indexers of both chains are killed at each stage of a transfer: nothing is lost, nothing is there twice. */

interface Course {
  sent?: SentTransfer;
  again?: SentTransfer;
  last?: TransactionReceipt;
}

let site: TransferSite;
let victims: Victim[] = [];
const silent = () => undefined;

/** What happens, in this order, and what is told of it afterwards. */
const STAGES: readonly [string, (course: Course) => Promise<unknown>, object][] = [
  [
    'sent',
    async (course) => (course.sent = await site.transfer({ bridges: ['axelar', 'polymer'], amount: 1_500n, threshold: 2 })),
    { stage: 'sent', legs: [{ status: 'relayed' }, { status: 'relayed' }] },
  ],
  ['brought by one bridge', ({ sent }) => site.bring(sent!, 'axelar'), { stage: 'arriving', agreedBridges: 1 }],
  [
    'sent again',
    async (course) => (course.again = await site.desk.resend(course.sent!, HOLDER, ['hyperlane'])),
    { stage: 'arriving', legs: [{ status: 'completed' }, { status: 'relayed' }] },
  ],
  ['brought by another', async (course) => (course.last = await site.bring(course.again!, 'hyperlane')), { stage: 'executable' }],
  [
    'taken back by a fork of its destination',
    async ({ last }) => site.rollBack(site.far, last!.blockNumber),
    { stage: 'arriving', agreedBridges: 1 },
  ],
  ['brought again', ({ again }) => site.bring(again!, 'hyperlane'), { stage: 'executable', agreedBridges: 2 }],
  ['executed', ({ sent }) => site.desk.execute(sent!), { stage: 'executed', transfer: { bridgeTax: '15' } }],
];

beforeAll(async () => {
  site = await TransferSite.start('restarts');
  await site.found();
  victims = site
    .chains()
    .map(
      ({ roots, chainId, rpcUrls, pollMs }) =>
        new Victim({ databaseUrl: site.url, seed: chainId, abortRate: 0, roots, chain: { chainId, rpcUrls, pollMs } }, silent),
    );
}, 120_000);
afterAll(async () => {
  await Promise.all(victims.map((victim) => victim.stop('SIGTERM')));
  await site.stop();
});

const kill = () => Promise.all(victims.map((victim) => victim.stop('SIGKILL')));
const start = () => victims.forEach((victim) => victim.start());

/** They die before it happens, or soon after, while they read or write it. */
const DEATHS: readonly [string, (happen: () => Promise<unknown>, stage: number) => Promise<void>][] = [
  [
    'before it happens',
    async (happen) => {
      await kill();
      await happen();
    },
  ],
  [
    'while it is read',
    async (happen, stage) => {
      await happen();
      await pause(3 + ((7 * stage) % 25));
      await kill();
    },
  ],
];

describe.each(DEATHS)('indexers that are killed %s', { timeout: 120_000 }, (when, die) => {
  const course: Course = {};

  it.for(STAGES)('tell a transfer that was %s', async ([name, happen, told], context) => {
    await die(
      () => happen(course),
      STAGES.findIndex(([each]) => each === name),
    );
    start();
    const transaction = await site.toldOf(course.sent!);
    const times = (await site.list({ hash: course.sent!.transferId })).length;
    printTable(context, [[`indexers killed ${when}`, name, transaction.stage, `told ${times} times`]]);
    expect(transaction).toMatchObject(told);
    expect(times).toBe(course.again ? 2 : 1);
  });
});
