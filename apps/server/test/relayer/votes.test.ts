import { VotingDesk } from '@althing/devnet';
import type { Bridge } from '@althing/domain/bridges';
import { parseEther } from 'viem';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { RelayerSite } from './site.ts';
import { startTestRelayer } from './testRelayer.ts';

const BRIDGES: readonly Bridge[] = ['hyperlane', 'layerzero', 'axelar'];
const PATIENCE = { timeout: 60_000, interval: 50 };

let site: RelayerSite;
let desk: VotingDesk;
let stop: () => Promise<void>;
beforeAll(async () => {
  site = await RelayerSite.start();
  await site.migrate();
  desk = await VotingDesk.open(site.clients[0]!, site.clients[1]!, { bridges: BRIDGES });
  stop = startTestRelayer({ databaseUrl: site.databaseUrl, urls: site.chains.map(({ url }) => url) }).stop;
}, 180_000);
afterAll(async () => {
  await stop?.();
  await site?.stop();
});

/** Nobody but the relayer touches the governor's chain. */
describe('a vote on a voting chain', { timeout: 150_000 }, () => {
  it('is brought home, executed without delay and counted, and carries the proposal', async () => {
    const proposal = await desk.propose('Alone');
    await desk.castAway(desk.bea, proposal, { support: 1, bridges: BRIDGES });
    await vi.waitFor(async () => expect(await desk.votesOn(proposal)).toEqual([0n, parseEther('300'), 0n]), PATIENCE);
    await site.done();
    expect(await desk.votesOn(proposal)).toEqual([0n, parseEther('300'), 0n]);
    await desk.execute(proposal);
  });

  it('is counted with all others that the spoke keeps, once somebody sends their sums', async () => {
    const proposal = await desk.propose('Together');
    await desk.castAway(desk.bea, proposal, { support: 0 });
    await desk.castAway(desk.cid, proposal, { support: 1 });
    await desk.sendTally(desk.ada, proposal, BRIDGES);
    await vi.waitFor(async () => expect(await desk.votesOn(proposal)).toEqual([parseEther('300'), parseEther('50'), 0n]), PATIENCE);
  });
});
