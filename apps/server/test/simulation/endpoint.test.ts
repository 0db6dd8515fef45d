import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { governorAbi } from '@althing/bindings';
import { rpc } from '@althing/devnet';
import type { GovernorView, Proposal } from '@althing/domain/http';
import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData, getAddress, keccak256, parseEther, zeroHash } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createChainData } from '../../src/store/chain/createChainData.ts';
import { startTestCluster, type TestCluster } from '../support/database.ts';
import { send } from '../support/http.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { DAY, SimulationSite, STRANGER } from './site.ts';

const [HOME, ELSEWHERE] = [31337, 31338];
/** Ends its sentence at whatever it is asked, or says what Tenderly says. */
let other: Server;
let isSilent = false;
/** Milliseconds by which the server's clock is ahead. */
let skipped = 0;
const asked: { headers: Record<string, unknown>; url: string; body: { simulations: Record<string, unknown>[] } }[] = [];

let site: SimulationSite;
let cluster: TestCluster;
let server: TestServer;
let withTenderly: TestServer;

const data = (days: number): Hex => encodeFunctionData({ abi: governorAbi, functionName: 'setVotingPeriod', args: [days * DAY] });
const proposalOf = (governor: string, chainId: number): Proposal =>
  ({
    organisationId: null,
    chainId,
    governor,
    proposalId: '7',
    actions: [{ target: governor, value: '0', calldata: data(5) }],
  }) as Partial<Proposal> as Proposal;
const viewOf = (chainId: number): GovernorView => {
  const { governor, timelock, token } = site.organisation;
  return { chainId, address: governor, timelock, token, preExecutionVetoer: site.owners[0]! } as Partial<GovernorView> as GovernorView;
};

async function takeRequest(
  request: AsyncIterable<Buffer> & { url?: string; headers: Record<string, unknown> },
): Promise<string | undefined> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const body = JSON.parse(Buffer.concat(parts).toString('utf8'));
  if (isSilent) return undefined;
  if (request.url === '/')
    return JSON.stringify({
      jsonrpc: '2.0',
      id: body.id,
      ...(body.method === 'eth_blockNumber' ? { result: '0x5' } : { error: { code: -32601, message: 'no such method' } }),
    });
  asked.push({ headers: request.headers, url: request.url!, body });
  const simulation_results = body.simulations.map(() => ({
    transaction: { status: true, gas_used: 21_000, transaction_info: { logs: null, call_trace: { output: zeroHash } } },
    simulation: { id: 'x', status: true },
  }));
  return JSON.stringify({ simulation_results });
}

beforeAll(async () => {
  other = createServer((request, response) => {
    void takeRequest(request as never).then((answer) => answer === undefined || response.end(answer));
  });
  await once(other.listen(0, '127.0.0.1'), 'listening');
  [site, cluster] = await Promise.all([SimulationSite.start(), startTestCluster()]);
  const otherUrl = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  const chainData = {
    ...createChainData(null as never, () => new Date()),
    governors: async ([key]: readonly { chainId: number; address: string }[]) =>
      key?.address === site.organisation.governor ? [viewOf(key.chainId)] : [],
    proposal: async ({ chainId, address }: { chainId: number; address: string }, id: string) =>
      id === '7' ? proposalOf(address, chainId) : undefined,
  };
  const urls = { RPC_31337: site.url, RPC_31338: otherUrl };
  const tenderly = { TENDERLY_API_URL: otherUrl, TENDERLY_ACCOUNT: 'guild', TENDERLY_PROJECT: 'votes', TENDERLY_ACCESS_KEY: 'secret-key' };
  server = await startTestServer(await cluster.createDatabase(), urls, { chainData, now: () => new Date(Date.now() + skipped) });
  withTenderly = await startTestServer(await cluster.createDatabase(), { ...urls, ...tenderly }, { chainData });
});

afterAll(async () => {
  await Promise.all([server.close(), withTenderly.close()]);
  other.close().closeAllConnections();
  await Promise.all([site.stop(), cluster.stop()]);
});

const ask = (json: unknown, at = server) => send(at.url, 'POST', '/api/v1/organisations/proposal/simulate', { json });
const draft = (by: object, calls: object[], chainId = HOME) => ({ type: 'draft', chainId, by, calls });
const pay = (to: string, value: bigint, calldata: Hex = '0x') => ({ target: to, value: String(value), calldata });
const textsOf = (list: readonly { text: string }[]) => list.map(({ text }) => text);

describe('an account’s calls', () => {
  test('are told as what each side pays and receives, with gas and without dangers', async () => {
    const [from, to] = site.world.accounts.slice(6) as [Address, Address];
    const { status, body } = await ask(draft({ executor: from }, [pay(to, parseEther('2'))]));
    expect(status).toBe(200);
    expect(body).toMatchObject({ outcome: 'succeeds', by: 'node', error: null, flags: [], since: null });
    expect(body.simulation).toEqual({ status: true, error_message: null, gas_used: '21000' });
    expect(textsOf(body.changes)).toEqual(['The executing account pays 2 ETH.', `${getAddress(to)} receives 2 ETH.`]);
  });

  test('that send more than there is fail in words, and their dangers are told all the same', async () => {
    const { governor } = site.organisation;
    const { body } = await ask(draft({ governor }, [pay(STRANGER, parseEther('1000')), pay(STRANGER, 0n, '0x12345678')]));
    expect(body.simulation).toMatchObject({ status: false, error_message: 'The executing account holds too little ETH for this.' });
    expect(body.failedCall).toBe(0);
    expect(textsOf(body.flags)).toEqual([`${STRANGER} is called, but there is no contract there: nothing would happen.`]);
  });

  test('that are too much together blame the one for which nothing is left', async () => {
    const [from, to] = site.world.accounts.slice(6) as [Address, Address];
    const { body } = await ask(draft({ executor: from }, [pay(to, parseEther('6000')), pay(to, parseEther('6000'))]));
    expect(body.failedCall).toBe(1);
    expect(body.simulation).toMatchObject({
      error_message: 'The executing account holds too little ETH for this and what is paid before it.',
    });
  });

  test('that are refused say by which call and why', async () => {
    const { governor } = site.organisation;
    const { body } = await ask(draft({ executor: STRANGER }, [pay(STRANGER, 0n), pay(governor, 0n, data(5))]));
    expect(body).toMatchObject({ outcome: 'fails', failedCall: 1 });
    expect(body.simulation.error_message).not.toBe('');
  });
});

describe('a contract that is hostile to whoever simulates it', () => {
  const at = async (code: Hex) => {
    const address = `0x${keccak256(code).slice(2, 42)}`;
    await rpc(site.url, 'anvil_setCode', [address, code]);
    return address;
  };
  const calling = async (code: Hex) => ask(draft({ executor: site.world.accounts[7]! }, [pay(await at(code), 0n, '0x12345678')]));

  test('and logs a megabyte has an unknown result', async () => {
    // LOG0 of 1,048,576 bytes.
    expect((await calling('0x621000005fa000')).body).toMatchObject({ outcome: 'unknown', simulation: null });
  });

  test('and never ends is told as failing', async () => {
    expect((await calling('0x5b5f56')).body).toMatchObject({ outcome: 'fails', failedCall: 0 });
  });

  test('and answers every question with a hundred kilobytes spoils nothing else', async () => {
    const [from, to] = site.world.accounts.slice(6) as [Address, Address];
    const calls = [pay(await at('0x620186a05ff3'), 0n, '0x12345678'), pay(to, parseEther('1'))];
    const { body } = await ask(draft({ executor: from }, calls));
    expect(textsOf(body.changes)).toContain(`${getAddress(to)} receives 1 ETH.`);
  });
});

describe('a proposal', () => {
  const question = () => ({ type: 'proposal', chainId: HOME, governor: site.organisation.governor, proposalId: '7' });

  test('that is not known here is not found', async () => {
    expect((await ask({ ...question(), proposalId: '8' })).status).toBe(404);
    expect((await ask({ ...question(), governor: STRANGER, proposalId: '8' })).status).toBe(404);
  });

  test('says what has changed since it was first simulated, and nothing where that is only blocks and balances', async () => {
    const first = await ask(question());
    expect(first.body).toMatchObject({ outcome: 'succeeds', since: null, flags: [] });
    expect(textsOf(first.body.changes)).toEqual(['The governor: the voting period changes from 3 days to 5 days.']);
    await site.world.transfer(site.organisation.token, site.owners[0]!, STRANGER, 1n);
    await site.setVotingPeriod(4 * DAY);
    const second = await later(question());
    expect(second.body.digest).not.toBe(first.body.digest);
    expect(second.body.since).toEqual({
      simulatedAt: first.body.simulatedAt,
      gone: ['The governor: the voting period changes from 3 days to 5 days.'],
      added: ['The governor: the voting period changes from 4 days to 5 days.'],
    });
  });

  /** Once the shared answer has run out. */
  function later(json: unknown) {
    skipped += 10_000;
    return ask(json);
  }
});

describe('where a node cannot simulate', () => {
  const elsewhere = () => draft({ executor: STRANGER }, [pay(STRANGER, 0n)], ELSEWHERE);

  test('the result is unknown, in words', async () => {
    const { status, body } = await ask(elsewhere());
    expect(status).toBe(200);
    expect(body).toMatchObject({
      outcome: 'unknown',
      simulation: null,
      digest: null,
      error: { message: 'No node of this chain could simulate it.' },
    });
  });

  test('or never answers, the result is unknown within seconds', async () => {
    isSilent = true;
    const begun = Date.now();
    const { body } = await ask(draft({ executor: STRANGER }, [pay(STRANGER, 1n)], ELSEWHERE));
    isSilent = false;
    expect(body.outcome).toBe('unknown');
    expect(Date.now() - begun).toBeLessThan(15_000);
  });

  test('Tenderly is asked where it is configured, and its key goes to nobody else', async () => {
    const answer = await ask(elsewhere(), withTenderly);
    expect(answer.body).toMatchObject({ outcome: 'succeeds', by: 'tenderly', simulation: { status: true, gas_used: '21000' } });
    const [request] = asked;
    expect(request!.url).toBe('/api/v1/account/guild/project/votes/simulate-bundle');
    expect(request!.headers['x-access-key']).toBe('secret-key');
    expect(request!.body.simulations[0]).toMatchObject({
      network_id: '31338',
      from: STRANGER,
      to: STRANGER,
      input: '0x',
      value: '0',
      block_number: 5,
    });
    expect(JSON.stringify(answer.body)).not.toContain('secret-key');
  });
});
