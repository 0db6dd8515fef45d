import { contractCall, localTokenAbi, platformAddresses } from '@althing/bindings';
import { localAccount } from '@althing/devnet';
import type { OrganisationDetail } from '@althing/domain/http';
import type { OrganisationInput, TokenInput } from '@althing/domain/organisation';
import { sampleToken } from '@althing/domain/testing';
import type { Address, Hex } from '@althing/domain/units';
import { plan } from '@althing/planner';
import { parseEther, zeroAddress } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestChain, type TestChain } from './support/chain.ts';
import { startTestCluster, type TestCluster } from './support/database.ts';
import { send } from './support/http.ts';
import { organisationForm } from './support/organisationForm.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { signIn } from './support/signIn.ts';

const creator = localAccount(0);
const { localGold, localDollar } = platformAddresses;

let cluster: TestCluster;
let chain: TestChain;
let server: TestServer;
let session: string;

const transact = async (call: { to: Address; data: Hex; value?: bigint }) =>
  chain.client.waitForTransactionReceipt({ hash: await chain.client.sendTransaction({ account: creator, ...call }) });

beforeAll(async () => {
  [cluster, chain] = await Promise.all([startTestCluster(), startTestChain()]);
  const env = { RPC_31337: chain.url, RPC_31338: 'http://127.0.0.1:1' };
  server = await startTestServer(await cluster.createDatabase(), env);
  session = (await signIn(server.url, creator)).token;
  const mint = contractCall({ address: localGold, abi: localTokenAbi, functionName: 'mint', args: [creator.address, parseEther('5000')] });
  await transact(mint);
});
afterAll(async () => {
  await server.close();
  await Promise.all([cluster.stop(), chain.stop()]);
});

const GOLD = { chainId: 31337, address: localGold, name: 'Local Gold', symbol: 'LGLD', decimals: 18 };

function around(change: Partial<TokenInput> = {}): OrganisationInput {
  const form = organisationForm(creator.address);
  const { authority } = form.token!;
  const token = sampleToken({
    isCreatingNewToken: false,
    isWrappingAccepted: true,
    existingTokens: [GOLD],
    initialReceivers: [],
    authority,
    ...change,
  });
  return { ...form, token };
}

const post = (json: unknown, path = '') => send(server.url, 'POST', `/api/v1/organisations${path}`, { token: session, json });

describe('an organisation around a token that exists', () => {
  it('is stored with the supply that the chain tells, whatever the request says', async () => {
    const { status, body } = await post(around({ existingTokens: [{ ...GOLD, totalSupply: '1' }] }));
    expect(status).toBe(201);
    const supply = await chain.client.readContract({ address: localGold, abi: localTokenAbi, functionName: 'totalSupply' });
    expect(body.token.existingTokens).toEqual([{ ...GOLD, totalSupply: String(supply / 10n ** 18n) }]);
    expect(body.token).toMatchObject({ isCreatingNewToken: false, isWrappingAccepted: true });
  });

  it('is founded in one transaction and read back: lockbox, kept token and the token that is given out', async () => {
    const { id } = (await post(around())).body as OrganisationDetail;
    const organisation = (await post({}, `/${id}/register`)).body as OrganisationDetail;
    const { name, modules, token, salt, contracts } = organisation;
    expect(contracts.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['lockbox', 'token', 'governor']));
    const input = { organisation: { name, modules, token }, salt: salt as Hex, deployers: { 31337: creator.address } };
    const [transaction, ...others] = plan(input).chains[0]!.transactions;
    expect(others).toEqual([]);
    await transact(transaction!);
    await server.dependencies.ledger.reconcile(id, 31337);
    const path = `/api/v1/organisations/${id}/complete-deployment`;
    const done = (await send(server.url, 'PATCH', path, { token: session })).body as OrganisationDetail;
    expect(done.state).toBe('deployed');
    const { checks } = done.receipt!;
    expect(checks.filter(({ ok }) => !ok)).toEqual([]);
    const told = (stepId: string) =>
      Object.fromEntries(checks.filter((c) => c.stepId === stepId).map(({ label, actual }) => [label, actual]));
    const addressOf = (kind: string) => contracts.find((contract) => contract.kind === kind)!.address;
    expect(told('lockbox|')).toMatchObject({
      Keeps: localGold,
      'Gives out': addressOf('token'),
      'Keeps the chain’s own currency': 'false',
    });
    expect(told('token|')).toMatchObject({ Lockbox: addressOf('lockbox'), Owner: addressOf('timelock'), Name: 'Acme', Symbol: 'ACME' });
  });

  it('is the same organisation when it is sent again, though there is more of the token by then', async () => {
    const form = { ...around(), salt: `0x${'5a'.repeat(32)}` };
    const first = await post(form);
    await transact(contractCall({ address: localGold, abi: localTokenAbi, functionName: 'mint', args: [creator.address, 1n] }));
    expect((await post(form)).body.id).toBe(first.body.id);
  });

  const refused = (message: string) => ({ status: 400, body: { message } });
  const refusals: [title: string, form: OrganisationInput, message: string][] = [
    [
      'where it calls the token by another name',
      around({ existingTokens: [{ ...GOLD, symbol: 'GOLD' }] }),
      `One or more tokens are not valid: ${localGold} is Local Gold (LGLD) with 18 decimals`,
    ],
    ['where there is no token', around({ existingTokens: [{ ...GOLD, address: creator.address }] }), 'One or more tokens are not valid'],
    [
      'where nobody has said whether it may be wrapped',
      around({ isWrappingAccepted: undefined }),
      'Token, is wrapping accepted: Please answer if you accept to wrap your tokens',
    ],
    [
      'where a governor could not count it as it is',
      around({ isWrappingAccepted: false, name: GOLD.name, symbol: GOLD.symbol, authority: [] }),
      'LGLD on Alpha does not count votes by time, so no governor can count it as it is. Please accept to wrap it',
    ],
    [
      'where it has decimals in which nothing is counted',
      around({ existingTokens: [{ ...GOLD, address: localDollar, name: 'Local Dollar', symbol: 'LUSD', decimals: 6 }] }),
      'Token, existing tokens 1, decimals: Only tokens of 18 decimals can be used so far',
    ],
    [
      'where a governor would count the chain’s own currency',
      around({ existingTokens: [{ ...GOLD, address: zeroAddress, name: 'Ether', symbol: 'ETH' }] }),
      'Token, existing tokens: The total supply of Alpha’s own currency is not known, so no quorum could be a share of it. Please name a token',
    ],
  ];

  it.each(refusals)('is refused %s', async (_, form, message) => {
    expect(await post(form)).toMatchObject(refused(message));
  });

  it('is not refused for good where the chain does not answer', async () => {
    const form = around({ existingTokens: [{ ...GOLD, chainId: 31338 }] });
    expect(await post(form)).toMatchObject({ status: 503, body: { code: 'rpc-unavailable' } });
  });
});
