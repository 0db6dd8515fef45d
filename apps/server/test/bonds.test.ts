import {
  auctioneerOf,
  bondAggregatorAbi,
  bondContractsOf,
  type Buyer,
  buyersTree,
  contractCall,
  type CreatedMarket,
  createdMarketsIn,
  encodeCloseMarket,
  encodeCreateMarket,
  encodeCreateSafe,
  encodeMerkleAccess,
  encodePermitAccess,
  encodePullOwnership,
  encodePushOwnership,
  encodeRaisePermitNonce,
  fixedPriceAuctioneerAbi,
  fixedTermTellerAbi,
  getSafeOwners,
  type MarketPermit,
  marketPermitTypedData,
  platformAddresses,
  predictSafeAddress,
  SAFE_SENTINEL,
  safeAbi,
  safeMessageTypedData,
  sequentialDutchAuctioneerAbi,
  tokenAbi,
} from '@althing/bindings';
import { BondDesk, type LocalChain, localAccount, startChain, untakenPort } from '@althing/devnet';
import { humanPrice, marketProposalTypedData, marketStatementTypedData } from '@althing/domain/bonds';
import type { MarketRecordInput } from '@althing/domain/http';
import type { Address, Hex } from '@althing/domain/units';
import { plan } from '@althing/planner';
import {
  concat,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  hashTypedData,
  hexToBigInt,
  numberToHex,
  pad,
  parseUnits,
  zeroAddress,
  zeroHash,
} from 'viem';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBuyersReader } from '../src/bonds/marketBuyers.ts';
import { MAX_PROPOSED } from '../src/store/proposedMarkets.ts';
import { startTestChain, type TestChain } from './support/chain.ts';
import { startTestCluster, type TestCluster } from './support/database.ts';
import { send } from './support/http.ts';
import { organisationForm } from './support/organisationForm.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { type Session, signIn } from './support/signIn.ts';

const CHAIN_ID = 31337;
const OTHER_CHAIN_ID = 31338;
const DAY = 86_400n;
const [OWNER, ADA, BEA, STRANGER] = [1, 2, 3, 5] as const;
const contracts = bondContractsOf(CHAIN_ID)!;
const { localDollar: DOLLAR, localGold: GOLD } = platformAddresses;

let cluster: TestCluster;
let chain: TestChain;
let otherChain: LocalChain;
let server: TestServer;
let desk: BondDesk;
let sessions: Record<number, Session>;
/** Organisations of the owner and of a stranger. */
let own: { id: string };
let foreign: { id: string };

beforeAll(async () => {
  [cluster, chain, otherChain] = await Promise.all([
    startTestCluster(),
    startTestChain(),
    untakenPort().then((port) => startChain({ chainId: OTHER_CHAIN_ID, port })),
  ]);
  desk = await new BondDesk(chain.client, chain.url).open([0, OWNER, ADA, BEA]);
  server = await startTestServer(await cluster.createDatabase(), {
    ROLES: 'api,indexer',
    RPC_31337: chain.url,
    RPC_31338: otherChain.url,
    RPC_31339: 'http://127.0.0.1:1',
    TOKEN_PRICES_USD: `${CHAIN_ID}:${GOLD}=2000`,
  });
  sessions = Object.fromEntries(
    await Promise.all([OWNER, ADA, BEA, STRANGER].map(async (n) => [n, await signIn(server.url, localAccount(n))] as const)),
  );
  own = (await call(OWNER, 'POST', '/api/v1/organisations', organisationForm(localAccount(OWNER).address, { name: 'Sellers' }))).body;
  foreign = (await call(STRANGER, 'POST', '/api/v1/organisations', organisationForm(localAccount(STRANGER).address, { name: 'Others' })))
    .body;
  await Promise.all([deployed(own.id, OWNER), deployed(foreign.id, STRANGER)]);
});
afterAll(async () => {
  await server.close();
  await Promise.all([cluster.stop(), chain.stop(), otherChain.stop()]);
});

/** As the account signed in under the number; null for nobody. */
const call = (who: number | null, method: string, path: string, json?: unknown) =>
  send(server.url, method, path, { token: who === null ? undefined : sessions[who]!.token, json });

/** Registers an organisation, and takes it as deployed. */
async function deployed(id: string, creator: number): Promise<void> {
  expect((await call(creator, 'POST', `/api/v1/organisations/${id}/register`, {})).status).toBe(200);
  expect(await server.dependencies.organisations.move(id, ['registered'], 'deployed')).toBe(true);
}

const put = (who: number, path: string, json: object) => call(who, 'PUT', `/api/v1/bonds/${path}`, json);

const post = (who: number, path: string, json: unknown) => call(who, 'POST', `/api/v1/bonds/${path}`, json);

const bonds = (who: number | null, path: string) => call(who, 'GET', `/api/v1/bonds/${path}`);

function record(who: number, input: Partial<MarketRecordInput> & { transactionHash?: string }) {
  return call(who, 'POST', '/api/v1/bonds/markets', {
    organisationId: own.id,
    chainId: CHAIN_ID,
    name: 'Gold',
    isPrivate: false,
    ...input,
  });
}

/** A market of the owner, recorded under its organisation and indexed. */
async function listed(offer: Parameters<BondDesk['create']>[1] = {}, more: Partial<MarketRecordInput> = {}) {
  const market = await desk.create(OWNER, offer);
  const { status, body } = await record(OWNER, { transactionHash: market.transactionHash, ...more });
  expect([status, body]).toEqual([201, expect.objectContaining({ marketId: `${market.id}` })]);
  await shown(body.id);
  return { ...market, recordId: body.id as string };
}

const shown = (recordId: string) =>
  vi.waitFor(async () => expect((await bonds(OWNER, `markets/${recordId}`)).status).toBe(200), { timeout: 10_000, interval: 20 });

async function read(who: number | null, recordId: string) {
  const { status, body } = await bonds(who, `markets/${recordId}`);
  return status === 200 ? body : status;
}

const becomes = (recordId: string, part: object) =>
  vi.waitFor(async () => expect(await read(OWNER, recordId)).toMatchObject(part), { timeout: 10_000, interval: 20 });

describe('a market that nobody has recorded', () => {
  const unrecorded = async (who: number | null, of = own.id) => {
    const { status, body } = await bonds(who, `organisations/${of}/markets/unrecorded`);
    return status === 200 ? body.items.map(({ marketId }: { marketId: string }) => marketId) : [status, body.message];
  };

  it('is offered to its owner until it is recorded, closed or given away, and to nobody else', async () => {
    const market = await desk.create(OWNER);
    await vi.waitFor(async () => expect(await unrecorded(OWNER)).toEqual([`${market.id}`]), { timeout: 10_000, interval: 20 });
    expect(await unrecorded(STRANGER, foreign.id)).toEqual([]);
    expect(await unrecorded(STRANGER)).toEqual([403, 'Only those who may open markets of the organisation may see this']);
    expect((await record(OWNER, { transactionHash: market.transactionHash })).status).toBe(201);
    expect(await unrecorded(OWNER)).toEqual([]);

    const given = await desk.create(OWNER);
    await vi.waitFor(async () => expect(await unrecorded(OWNER)).toEqual([`${given.id}`]), { timeout: 10_000, interval: 20 });
    await desk.offerMarket(OWNER, given, ADA);
    await desk.takeMarket(ADA, given);
    await vi.waitFor(async () => expect(await unrecorded(OWNER)).toEqual([]), { timeout: 10_000, interval: 20 });

    const closed = await desk.create(OWNER);
    await vi.waitFor(async () => expect(await unrecorded(OWNER)).toEqual([`${closed.id}`]), { timeout: 10_000, interval: 20 });
    await desk.send(OWNER, encodeCloseMarket(closed));
    await vi.waitFor(async () => expect(await unrecorded(OWNER)).toEqual([]), { timeout: 10_000, interval: 20 });
  });
});

describe('recording a market', () => {
  it('shows it to everybody, under its organisation, with what the chain says', async () => {
    const counted = async () => (await bonds(null, 'organisations')).body.items[0] as { id: string; markets: number; liveMarkets: number };
    const before = await counted();
    const { recordId, id, auctioneer } = await listed({ strategy: 'sda' }, { name: 'Gold by auction' });
    expect(await read(null, recordId)).toMatchObject({
      name: 'Gold by auction',
      organisation: { id: own.id, name: 'Sellers' },
      strategy: 'sda',
      state: 'live',
      isPrivate: false,
      auctioneer,
      user: { address: localAccount(OWNER).address },
      lastPrice: '2000',
      payoutToken: { address: GOLD, symbol: 'LGLD', tokenPrice: { lastPriceUsd: 2000 } },
      quoteToken: { address: DOLLAR, symbol: 'LUSD', tokenPrice: { lastPriceUsd: 1 } },
    });
    expect((await bonds(null, `markets/${CHAIN_ID}/${id}`)).body.id).toBe(recordId);
    expect((await bonds(null, 'markets?strategy=sda&search=AUCTION')).body.items.map((item: { id: string }) => item.id)).toEqual([
      recordId,
    ]);
    expect((await bonds(null, `organisations/${own.id}/markets?state=closed`)).body.items).toEqual([]);
    expect(await counted()).toMatchObject({ id: own.id, markets: before.markets + 1, liveMarkets: before.liveMarkets + 1 });
    expect((await bonds(null, `markets/${recordId}/price`)).body.price).toMatch(/^[1-9]\d+$/);
  });

  it('says in one call what it costs and can do now, as its chain does, where that is asked for', async () => {
    const { recordId, ...market } = await listed({ strategy: 'sda' }, { name: 'By auction, offered' });
    const { id, auctioneer } = market;
    await desk.offerMarket(OWNER, market, ADA);
    const at = { address: auctioneer, args: [id] } as const;
    const [book, fundedPayout] = await Promise.all([
      chain.client.readContract({ ...at, abi: sequentialDutchAuctioneerAbi, functionName: 'markets' }),
      chain.client.readContract({ ...at, abi: fixedPriceAuctioneerAbi, functionName: 'fundedPayout' }),
    ]);
    const terms = {
      largestPayout: `${book[8]}`,
      minimumPrice: '1000',
      fundedPayout: `${fundedPayout}`,
      pendingOwner: localAccount(ADA).address,
      oracleObservedAt: null,
    };
    const { body } = await bonds(null, `markets/${recordId}?present=true`);
    expect(body).toMatchObject({ now: { oraclePrice: null }, terms });
    expect(Number(body.now.price)).toBeGreaterThan(1_900);
    expect((await bonds(null, `markets/${CHAIN_ID}/${id}?present=true`)).body.terms).toEqual(terms);
    expect((await bonds(null, 'markets?search=offered')).body.items[0]).toMatchObject({ id: recordId, terms });
    expect((await bonds(null, `markets/${recordId}`)).body.terms).toBeUndefined();
    expect((await bonds(null, `markets/${recordId}?present=no`)).status).toBe(400);
  });

  it('is refused for transactions that created none, that the chain does not know, or of another chain', async () => {
    const transfer = await desk.send(
      OWNER,
      contractCall({ address: GOLD, abi: tokenAbi, functionName: 'transfer', args: [localAccount(ADA).address, 1n] }),
    );
    const market = await desk.create(OWNER);
    const { transactionHash } = market;
    const answers = [
      await record(OWNER, { transactionHash: transfer.transactionHash }),
      await record(OWNER, { transactionHash: `0x${'cd'.repeat(32)}` }),
      await record(OWNER, { transactionHash, chainId: OTHER_CHAIN_ID }),
      await record(OWNER, { transactionHash, chainId: 31339 }),
      await record(OWNER, { transactionHash, chainId: 424_242 }),
      await record(OWNER, { transactionHash, marketId: `${market.id + 1n}` }),
    ];
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
      [400, 'Could not find market created args'],
      [404, 'The chain does not know this transaction yet'],
      [404, 'The chain does not know this transaction yet'],
      [503, 'The chain cannot be reached'],
      [400, 'Chain 424242 is not supported'],
      [400, 'Could not find market created args'],
    ]);
  });

  it('is refused on public chains, where anybody could put the contracts of local ones', async () => {
    const env = {
      ALTHING_NETWORK: 'testnet',
      JWT_SECRET: 'x'.repeat(40),
      PUBLIC_ORIGIN: 'https://althing.test',
      RPC_421614: chain.url,
      CREATORS: 'everyone',
    };
    const testnet = await startTestServer(await cluster.createDatabase(), env);
    const { token, id } = await signIn(testnet.url, localAccount(OWNER), 421_614);
    const { organisations } = testnet.dependencies;
    const organisationId = await organisations.create(organisationForm(localAccount(OWNER).address, { chainIds: [421_614] }), {
      creatorId: id,
      now: new Date(),
      quota: 1,
    });
    await organisations.move(organisationId!, ['draft'], 'deployed');
    const { transactionHash } = await desk.create(OWNER);
    const json = { organisationId, chainId: 421_614, name: 'Gold', isPrivate: false, transactionHash };
    const { status, body } = await send(testnet.url, 'POST', '/api/v1/bonds/markets', { token, json });
    await testnet.close();
    expect([status, body.message]).toEqual([400, 'Auctioneer not found for chain 421614']);
  });

  it('is refused where the market is of another owner, or the caller is', async () => {
    const { transactionHash } = await desk.create(OWNER);
    expect((await record(STRANGER, { transactionHash })).body.message).toBe('Only the owner of the market may record it');
    expect(await record(STRANGER, { transactionHash, organisationId: foreign.id })).toMatchObject({
      status: 403,
      body: { message: 'The market belongs neither to the creator nor to a bonding engine of the organisation' },
    });
    const ofAda = await desk.create(ADA);
    expect((await record(ADA, { transactionHash: ofAda.transactionHash })).status).toBe(403);
    expect((await record(OWNER, { transactionHash: ofAda.transactionHash })).status).toBe(403);
  });

  it("takes somebody else's word only under the owner's signature over this very name", async () => {
    const { transactionHash, id } = await desk.create(OWNER);
    const sign = (account: number, name: string, organisationId = own.id) =>
      localAccount(account).signTypedData(
        marketStatementTypedData({ chainId: CHAIN_ID, organisationId, transactionHash, marketId: id, name, isPrivate: false }),
      );
    const forged = await record(STRANGER, { transactionHash, name: 'Worthless', signature: await sign(OWNER, 'Gold') });
    expect([forged.status, forged.body.code]).toEqual([400, 'signature-invalid']);
    const selfMade = await record(STRANGER, { transactionHash, name: 'Gold', signature: await sign(STRANGER, 'Gold') });
    expect([selfMade.status, selfMade.body.code]).toEqual([400, 'signature-invalid']);
    const elsewhere = await record(STRANGER, { transactionHash, name: 'Gold', signature: await sign(OWNER, 'Gold', foreign.id) });
    expect([elsewhere.status, elsewhere.body.code]).toEqual([400, 'signature-invalid']);
    expect((await record(STRANGER, { transactionHash, name: 'Gold', signature: await sign(OWNER, 'Gold') })).status).toBe(201);
    expect((await record(OWNER, { transactionHash, name: 'Twice' })).body.message).toBe('The market is recorded already');
  });

  it('is refused where a public market is called private', async () => {
    const { transactionHash } = await desk.create(OWNER);
    expect((await record(OWNER, { transactionHash, isPrivate: true })).body.message).toBe('The market is public on chain');
  });
});

const engine = (address: string, isMultisig: boolean) => ({
  chainId: CHAIN_ID,
  name: '',
  isMultisig,
  addresses: [address],
  threshold: 1,
});

/** A deployed organisation of an account. Past the wizard's rules, which do not offer the module yet. */
async function founded(name: string, module: ReturnType<typeof engine> & { isMarkedForDeletion?: boolean }, creator: number = OWNER) {
  const form = organisationForm(localAccount(creator).address, { name });
  const { organisations } = server.dependencies;
  const id = await organisations.create(
    { ...form, modules: { ...form.modules, bondingEngine: [module] } },
    { creatorId: sessions[creator]!.id, now: new Date(), quota: 100 },
  );
  await deployed(id!, creator);
  return (await organisations.find(id!))!;
}

/** An organisation of the owner whose plan has put a Safe of Ada's there as its bonding engine; Ada's signature is enough for the Safe. */
async function withSafe(title: string) {
  const { id: organisationId, salt, name, modules, token } = await founded(title, engine(localAccount(ADA).address, true));
  const [chainPlan] = plan({ organisation: { name, modules, token }, salt, deployers: { [CHAIN_ID]: localAccount(OWNER).address } }).chains;
  for (const transaction of chainPlan!.transactions) await desk.send(OWNER, transaction);
  const safe = chainPlan!.steps.find(({ kind }) => kind === 'bondingEngine')!.address;
  const signature = concat([pad(localAccount(ADA).address), zeroHash, '0x01']);
  const execute = (target: Address, payload: Hex) => {
    const args = [target, 0n, payload, 0, 0n, 0n, 0n, zeroAddress, zeroAddress, signature] as const;
    return desk.send(ADA, { to: safe, value: 0n, data: encodeFunctionData({ abi: safeAbi, functionName: 'execTransaction', args }) });
  };
  return { organisationId, safe, execute };
}

const permission = async (who: number, organisationId: string) => {
  const { status, body } = await bonds(who, `organisations/${organisationId}/markets/permission`);
  expect(status).toBe(200);
  return body;
};

describe('an organisation with a bonding engine', () => {
  it('has the markets of the account that is its engine, which records them itself', async () => {
    const { id: organisationId } = await founded('Engine', engine(localAccount(ADA).address, false));
    const { transactionHash } = await desk.create(ADA);
    expect((await record(OWNER, { transactionHash, organisationId })).body.message).toBe('Only the owner of the market may record it');
    expect((await record(BEA, { transactionHash, organisationId })).status).toBe(403);
    expect((await record(ADA, { transactionHash, organisationId })).status).toBe(201);
    const proposals = (who: number) => bonds(who, `organisations/${organisationId}/markets/proposals`);
    expect([(await proposals(ADA)).status, (await proposals(BEA)).status]).toEqual([200, 403]);
  });

  it('has the markets of its governor, which acts through its timelock and for which managers speak', async () => {
    const { id: organisationId } = await founded('Governed', engine(`governor|Main ${CHAIN_ID}`, false));
    const ledger = await server.dependencies.deployments.contracts(organisationId);
    const [timelock, governor] = (['timelock', 'governor'] as const).map((kind) => ledger.find((each) => each.kind === kind)!.address);
    const { to: target, data } = encodeCreateMarket(desk.creation({}));
    const propose = (who: number, owner: Hex) => record(who, { organisationId, owner, marketCreateProposalFunctionData: { target, data } });
    expect((await propose(OWNER, governor!)).status).toBe(403);
    expect((await propose(STRANGER, timelock!)).status).toBe(403);
    expect((await propose(OWNER, timelock!)).body).toMatchObject({ organisationId, marketId: null });
  });

  it('loses an engine that is marked for deletion', async () => {
    const gone = { ...engine(localAccount(ADA).address, false), isMarkedForDeletion: true };
    const { id: organisationId } = await founded('Disengaged', gone);
    expect((await bonds(ADA, `organisations/${organisationId}/markets/proposals`)).status).toBe(403);
    const { transactionHash } = await desk.create(ADA);
    expect((await record(ADA, { transactionHash, organisationId })).status).toBe(403);
    const secret = await listed({ options: { isPrivate: true } }, { isPrivate: true, organisationId });
    expect(await read(ADA, secret.recordId)).toBe(404);
  });

  it('has the markets that its Safe has created, which its creator and any signer of the Safe may record', async () => {
    const { organisationId, safe, execute } = await withSafe('Safe engine');
    const { to, data } = encodeCreateMarket(desk.creation({}));
    const { transactionHash, logs } = await execute(to, data);
    expect((await record(BEA, { transactionHash, organisationId })).status).toBe(403);
    const { status, body } = await record(ADA, { transactionHash, organisationId });
    expect(status).toBe(201);
    await shown(body.id);
    expect(await read(null, body.id)).toMatchObject({ user: { address: safe }, organisation: { id: organisationId } });
    const ofCreator = await execute(to, encodeCreateMarket(desk.creation({ options: { isPrivate: true } })).data);
    expect((await record(OWNER, { transactionHash: ofCreator.transactionHash, organisationId, isPrivate: true })).status).toBe(201);

    // Whoever signs for the Safe, or has created the organisation, buys of itself.
    const amount = parseUnits('100', 18);
    await desk.send(OWNER, contractCall({ address: GOLD, abi: erc20Abi, functionName: 'transfer', args: [safe, amount] }));
    const approval = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [contracts.tellers['fixed-term'], amount] });
    await execute(GOLD, approval);
    const purchases = async () => (await bonds(null, `organisations/${organisationId}/stats`)).body.purchases;
    for (const who of [ADA, OWNER]) await desk.buy(who, createdMarketsIn(logs)[0], parseUnits('2', 6));
    await becomes(body.id, { purchaseCount: 2 });
    expect(await purchases()).toBe(0);
    await desk.buy(BEA, createdMarketsIn(logs)[0], parseUnits('2', 6));
    await becomes(body.id, { purchaseCount: 3 });
    expect(await purchases()).toBe(1);

    const closing = encodeCloseMarket({ auctioneer: to, id: BigInt(body.marketId) });
    const marketCloseProposalFunctionData = { target: closing.to, data: closing.data };
    const propose = (who: number) =>
      call(who, 'PUT', `/api/v1/bonds/markets/${body.id}/close-propose`, { marketCloseProposalFunctionData });
    expect([(await propose(BEA)).status, (await propose(ADA)).status, (await propose(OWNER)).status]).toEqual([403, 200, 200]);

    const secret = await listed({ options: { isPrivate: true } }, { isPrivate: true, organisationId });
    const seenBy = async () => Promise.all([ADA, BEA].map(async (who) => typeof (await read(who, secret.recordId)) === 'object'));
    expect(await seenBy()).toEqual([true, false]);
    const swap = [SAFE_SENTINEL, localAccount(ADA).address, localAccount(BEA).address] as const;
    await execute(safe, encodeFunctionData({ abi: safeAbi, functionName: 'swapOwner', args: swap }));
    await vi.waitFor(async () => expect(await seenBy()).toEqual([false, true]), { timeout: 10_000, interval: 20 });
    expect([(await propose(ADA)).status, (await propose(BEA)).status]).toEqual([403, 200]);
  });
});

describe('the owners of a Safe', () => {
  it('are told that they may propose markets to it, its creator and its modules that they may create them', async () => {
    const { organisationId, safe } = await withSafe('Who creates');
    const told = await Promise.all([OWNER, ADA, STRANGER].map((who) => permission(who, organisationId)));
    const toSafe = [{ chainId: CHAIN_ID, address: safe }];
    expect(told).toEqual([
      { mayCreate: true, mayProposeTo: [] },
      { mayCreate: false, mayProposeTo: toSafe },
      { mayCreate: false, mayProposeTo: [] },
    ]);
    const { id: ofAda } = await founded('Its module creates', engine(localAccount(ADA).address, false));
    expect(await permission(ADA, ofAda)).toEqual({ mayCreate: true, mayProposeTo: [] });
  });

  it('propose, and vouch for nothing before the Safe itself has created the very market', async () => {
    const { organisationId, safe, execute } = await withSafe('Proposing');
    const offer = { capacity: parseUnits('91', 18), options: { isPrivate: true } };
    const { to: target, data } = encodeCreateMarket(desk.creation(offer));
    const input = { organisationId, owner: safe, isPrivate: true, marketCreateProposalFunctionData: { target, data } };
    expect((await record(BEA, input)).status).toBe(403);
    const { status, body } = await record(ADA, input);
    expect(status).toBe(201);
    expect((await server.dependencies.bondRecords.find(body.id))!.vouchedBy).toBeNull();
    const [market] = createdMarketsIn((await execute(target, data)).logs);
    const settle = (who: number) => put(who, `markets/${body.id}`, { marketId: `${market.id}` });
    await vi.waitFor(async () => expect((await settle(ADA)).status).toBe(200), { timeout: 10_000, interval: 20 });
    expect((await server.dependencies.bondRecords.find(body.id))!.vouchedBy).toBe(safe.toLowerCase());
  });

  it('do not put under the organisation what the Safe got from somebody else', async () => {
    const { organisationId, execute, safe } = await withSafe('Given');
    const market = await desk.create(ADA, { options: { isPrivate: true } });
    const { auctioneer: address } = market;
    await desk.send(ADA, contractCall({ address, abi: fixedPriceAuctioneerAbi, functionName: 'pushOwnership', args: [market.id, safe] }));
    const pulled = encodeFunctionData({ abi: fixedPriceAuctioneerAbi, functionName: 'pullOwnership', args: [market.id] });
    await execute(market.auctioneer, pulled);
    const { transactionHash } = market;
    expect((await record(ADA, { transactionHash, organisationId, isPrivate: true })).body.message).toBe(
      'Only the owner of the market may record it',
    );
    expect((await record(OWNER, { transactionHash, organisationId, isPrivate: true })).status).toBe(201);
  });

  it('do not put its markets under an organisation that names it without the word of the Safe', async () => {
    const { safe, execute } = await withSafe('Robbed');
    const thieves = await founded('Robbers', engine(safe, false), ADA);
    const { to: target, data } = encodeCreateMarket(desk.creation({ options: { isPrivate: true } }));
    const { transactionHash } = await execute(target, data);
    const stolen = await record(ADA, { transactionHash, organisationId: thieves.id, isPrivate: true });
    expect([stolen.status, stolen.body.message]).toEqual([403, 'Only the owner of the market may record it']);
  });

  it('say that the closing of a market was proposed to it, which it got from somebody else', async () => {
    const { execute, safe } = await withSafe('Closing');
    const { recordId, ...market } = await listed({}, { name: 'Given to a Safe' });
    const { to: target, data } = encodeCloseMarket(market);
    const propose = (who: number) => put(who, `markets/${recordId}/close-propose`, { marketCloseProposalFunctionData: { target, data } });
    await desk.send(OWNER, encodePushOwnership(market, safe));
    await execute(target, encodePullOwnership(market).data);
    await becomes(recordId, { user: { address: safe } });
    expect([(await propose(BEA)).status, (await propose(OWNER)).status, (await propose(ADA)).status]).toEqual([403, 403, 200]);
    expect(await read(null, recordId)).toMatchObject({ state: 'close-proposed' });
    const { transactionHash } = await execute(target, data);
    expect((await put(ADA, `markets/${recordId}/close`, { transactionHash })).body).toMatchObject({ state: 'closed' });
  });

  it('are those of a published Safe, not whomever a contract calls so', async () => {
    const impostor = getAddress('0x00000000000000000000000000000000000c0de8');
    // Answers everything with a list of one address.
    const code = concat(['0x60205f526001602052', '0x73', localAccount(BEA).address, '0x60405260605ff3']);
    await chain.client.setCode({ address: impostor, bytecode: code });
    expect(await getSafeOwners(chain.client, { safe: impostor })).toEqual([localAccount(BEA).address]);
    const { id } = await founded('Impostors', engine(impostor, false));
    expect(await permission(BEA, id)).toEqual({ mayCreate: false, mayProposeTo: [] });
    expect((await bonds(BEA, `organisations/${id}/markets/proposals`)).status).toBe(403);
  });

  it('see the private markets of an organisation in its list, though the platform did not deploy their Safe', async () => {
    const setup = { owners: [localAccount(ADA).address], threshold: 1, saltNonce: 1n };
    await desk.send(ADA, encodeCreateSafe(setup));
    const safe = predictSafeAddress(setup);
    const { id: organisationId } = await founded('Foreign Safe', engine(safe, false));
    const { recordId } = await listed({ options: { isPrivate: true } }, { isPrivate: true, organisationId, name: 'In private' });
    const names = async (who: number) =>
      (await bonds(who, `organisations/${organisationId}/markets`)).body.items.map(({ name }: { name: string }) => name);
    expect([await names(ADA), await names(BEA)]).toEqual([['In private'], []]);
    expect([typeof (await read(ADA, recordId)), await read(BEA, recordId)]).toEqual(['object', 404]);
    expect((await permission(ADA, organisationId)).mayProposeTo).toEqual([{ chainId: CHAIN_ID, address: safe }]);
  });
});

describe('lists', () => {
  /** Every page of one item, one after the other. */
  async function pages(who: number | null, path: string): Promise<string[]> {
    const ids: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body } = await bonds(
        who,
        `${path}${path.includes('?') ? '&' : '?'}limit=1${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
      );
      ids.push(...body.items.map(({ id }: { id: string }) => id));
      cursor = body.nextCursor;
    }
    return ids;
  }

  it('of markets, organisations and proposals come page by page, each item once', async () => {
    const { to: target, data } = encodeCreateMarket(desk.creation({}));
    const owner = localAccount(OWNER).address;
    const proposal = () => record(OWNER, { owner, marketCreateProposalFunctionData: { target, data } });
    await Promise.all([proposal(), proposal(), proposal()]);
    for (const path of ['markets', 'organisations', `organisations/${own.id}/markets`, `organisations/${own.id}/markets/proposals`]) {
      const all = (await bonds(OWNER, `${path}?limit=100`)).body.items.map(({ id }: { id: string }) => id);
      expect(all.length).toBeGreaterThanOrEqual(2);
      expect([path, await pages(OWNER, path)]).toEqual([path, all]);
    }
    const newest = (await bonds(OWNER, 'markets?limit=100')).body.items.map(({ id }: { id: string }) => id);
    expect(await pages(OWNER, 'markets?sort=oldest')).toEqual(newest.toReversed());
  });
});

describe('a private market', () => {
  const buyers = [
    { address: localAccount(BEA).address, maxQuote: parseUnits('5000', 6) },
    { address: localAccount(9).address, maxQuote: 1n },
  ];
  const tree = buyersTree(buyers);
  const wire = buyers.map(({ address, maxQuote }) => ({ address, maxQuote: maxQuote.toString() }));
  const options = { isPrivate: true, buyersRoot: tree.root };

  it('is known to its owner and its buyers only, and sells to them', async () => {
    const market = await listed({ options }, { isPrivate: true, buyers: wire, name: 'Secret' });
    const { recordId, id } = market;
    expect(await Promise.all([OWNER, BEA, ADA, null].map(async (who) => typeof (await read(who, recordId))))).toEqual([
      'object',
      'object',
      'number',
      'number',
    ]);
    const names = async (who: number | null) =>
      (await bonds(who, `organisations/${own.id}/markets`)).body.items.map(({ name }: { name: string }) => name);
    expect(await names(BEA)).toContain('Secret');
    expect(await names(ADA)).not.toContain('Secret');
    expect(await names(null)).not.toContain('Secret');
    for (const path of [`markets/${CHAIN_ID}/${id}`, `markets/${recordId}/price`, `markets/${recordId}/chart-history`])
      expect([path, (await bonds(ADA, path)).status]).toEqual([path, 404]);
    const { status, body: place } = await bonds(BEA, `markets/${CHAIN_ID}/${id}/access`);
    expect([status, place.maxQuote]).toEqual([200, `${parseUnits('5000', 6)}`]);
    for (const [who, refusal] of [
      [OWNER, 404],
      [ADA, 404],
      [null, 401],
    ] as const)
      expect([who, (await bonds(who, `markets/${CHAIN_ID}/${id}/access`)).status]).toEqual([who, refusal]);
    const access = encodeMerkleAccess({ maxQuote: BigInt(place.maxQuote), proof: place.proof });
    await desk.buy(BEA, market, parseUnits('5000', 6), { access });
    await expect(desk.buy(BEA, market, 1_000_000n, { access })).rejects.toThrow();
    await expect(desk.buy(ADA, market, 1_000_000n, { access })).rejects.toThrow();
    await becomes(recordId, { purchaseCount: 1 });
    expect((await bonds(BEA, `markets/${CHAIN_ID}/${id}/purchases`)).body).toMatchObject({
      items: [
        {
          buyer: localAccount(BEA).address,
          quoteAmount: `${parseUnits('5000', 6)}`,
          payout: `${parseUnits('2.5', 18)}`,
          bondPrice: '2000',
        },
      ],
      page: 1,
      total: 1,
    });
    expect((await bonds(BEA, `markets/${CHAIN_ID}/${id}/purchases?page=2`)).body.items).toEqual([]);
    expect((await bonds(ADA, `markets/${CHAIN_ID}/${id}/purchases`)).status).toBe(404);
  });

  it('is recorded with the buyers of its root, and no others', async () => {
    const { transactionHash } = await desk.create(OWNER, { options });
    const more = [...wire, { address: localAccount(ADA).address, maxQuote: '1' }];
    expect((await record(OWNER, { transactionHash, isPrivate: true, buyers: more })).body.message).toContain('not those of the market');
    expect((await record(OWNER, { transactionHash, isPrivate: true, buyers: [...wire, wire[0]!] })).body.message).toContain('named twice');
    expect((await record(OWNER, { transactionHash, isPrivate: false })).body.message).toBe('The market is private on chain');
  });
});

describe('a private market whose owner signs permits', () => {
  const options = { isPrivate: true, buyersRoot: zeroHash };
  const limit = parseUnits('5000', 6);

  const permitBy = async (who: number, market: CreatedMarket, changes: Partial<MarketPermit> = {}) => {
    const deadline = (await desk.now()) + 3_600n;
    const permit = { id: market.id, buyer: localAccount(BEA).address, maxQuote: limit, nonce: 0n, deadline, ...changes };
    const signature = await localAccount(who).signTypedData(
      marketPermitTypedData({ auctioneer: market.auctioneer, chainId: CHAIN_ID, permit }),
    );
    const { buyer, maxQuote, nonce } = permit;
    return { buyer, maxQuote: `${maxQuote}`, nonce: `${nonce}`, deadline: Number(permit.deadline), signature };
  };
  const hand = async (who: number, recordId: string, body: unknown) => {
    const answer = await post(who, `markets/${recordId}/permits`, body);
    return answer.status === 201 ? 201 : [answer.status, answer.body.message];
  };
  const accessOf = (who: number, { id }: CreatedMarket) => bonds(who, `markets/${CHAIN_ID}/${id}/access`);

  it('is seen by whom they let in, who buys with them, until the owner makes them void', async () => {
    const { recordId, ...market } = await listed({ options }, { isPrivate: true });
    const seen = async (who: number) => typeof (await read(who, recordId)) === 'object';
    expect([await seen(BEA), (await accessOf(BEA, market)).status]).toEqual([false, 404]);
    expect(await hand(OWNER, recordId, await permitBy(OWNER, market, { maxQuote: 1n }))).toBe(201);
    const permit = await permitBy(OWNER, market);
    expect(await hand(OWNER, recordId, permit)).toBe(201);
    expect([await seen(BEA), await seen(ADA)]).toEqual([true, false]);
    const { maxQuote, deadline, signature } = permit;
    expect((await accessOf(BEA, market)).body).toEqual({ by: 'permit', maxQuote, deadline, signature });
    const told = async (who: number) => bonds(who, `markets/${recordId}/permits`);
    const shown = { buyer: permit.buyer, maxQuote, deadline };
    const earlier = { ...shown, maxQuote: '1', deadline: expect.any(Number) };
    const items = [shown, earlier].map((each) => ({ ...each, isInForce: true }));
    expect((await told(OWNER)).body).toEqual({ items, page: 1, limit: 20, total: 2 });
    expect([(await told(BEA)).status, (await told(ADA)).status]).toEqual([403, 404]);

    const access = encodePermitAccess({ maxQuote: limit, deadline: BigInt(deadline), signature });
    await expect(desk.buy(ADA, market, 1_000_000n, { access })).rejects.toThrow();
    await desk.buy(BEA, market, limit, { access });
    await expect(desk.buy(BEA, market, 1_000_000n, { access })).rejects.toThrow();

    await desk.send(OWNER, encodeRaisePermitNonce(market));
    await expect(desk.buy(BEA, market, 1n, { access })).rejects.toThrow();
    // Who has bought goes on seeing where.
    expect([await seen(BEA), (await accessOf(BEA, market)).status]).toEqual([true, 404]);
    expect((await told(OWNER)).body.items.map(({ isInForce }: { isInForce: boolean }) => isInForce)).toEqual([false, false]);
    expect(await hand(OWNER, recordId, await permitBy(OWNER, market, { nonce: 1n }))).toBe(201);
    expect((await accessOf(BEA, market)).body).toMatchObject({ by: 'permit', maxQuote });
    expect((await told(OWNER)).body).toMatchObject({ items: [{ isInForce: true }], total: 1 });
  });

  it('keeps those only which its contract would take, from who acts for its owner', async () => {
    const { recordId, ...market } = await listed({ options }, { isPrivate: true });
    const other = await listed({}, {});
    const permit = await permitBy(OWNER, market);
    const unsigned = 'The owner of the market has not signed this permit';
    const refused = [
      [OWNER, await permitBy(BEA, market), [400, unsigned]],
      [OWNER, { ...permit, maxQuote: '6' }, [400, unsigned]],
      [OWNER, { ...permit, buyer: localAccount(ADA).address }, [400, unsigned]],
      [OWNER, await permitBy(OWNER, market, { id: market.id + 1n }), [400, unsigned]],
      [OWNER, await permitBy(OWNER, market, { nonce: 1n }), [409, 'The owner of the market has made this permit void']],
      [OWNER, await permitBy(OWNER, market, { deadline: 1n }), [400, 'The permit has expired']],
      [OWNER, { ...permit, maxQuote: '9'.repeat(78) }, [400, 'The limit of the permit is too large']],
      [ADA, permit, [404, 'Market']],
    ] as const;
    for (const [who, body, [status, message]] of refused)
      expect(await hand(who, recordId, body)).toEqual([status, expect.stringContaining(message)]);
    expect(await hand(OWNER, other.recordId, permit)).toEqual([400, 'Anybody may buy in a public market, without a permit']);
    expect((await bonds(OWNER, `markets/${recordId}/permits`)).body.items).toEqual([]);
  });

  it('that was made void is seen no more by who has not bought there', async () => {
    const { recordId, ...market } = await listed({ options }, { isPrivate: true });
    const seen = async () => typeof (await read(BEA, recordId)) === 'object';
    expect(await hand(OWNER, recordId, await permitBy(OWNER, market))).toBe(201);
    expect(await seen()).toBe(true);
    await desk.send(OWNER, encodeRaisePermitNonce(market));
    await vi.waitFor(async () => expect(await seen()).toBe(false), { timeout: 10_000, interval: 20 });
  });

  it('keeps ten of one buyer, and serves the one that allows most', async () => {
    const { recordId, ...market } = await listed({ options }, { isPrivate: true });
    const deadline = (await desk.now()) + 7_200n;
    for (let count = 1n; count <= 10n; count += 1n)
      expect(await hand(OWNER, recordId, await permitBy(OWNER, market, { maxQuote: 100n - count, deadline }))).toBe(201);
    const full = [409, 'A market keeps 10000 permits, and 10 of one buyer'];
    expect(await hand(OWNER, recordId, await permitBy(OWNER, market, { maxQuote: 1_000n, deadline }))).toEqual(full);
    expect(await hand(OWNER, recordId, await permitBy(OWNER, market, { maxQuote: 99n, deadline }))).toBe(201);
    expect((await accessOf(BEA, market)).body.maxQuote).toBe('99');
  });

  it('of a Safe count as long as its owners are those who have signed', async () => {
    const { organisationId, safe, execute } = await withSafe('Permits of a Safe');
    const { to, data } = encodeCreateMarket(desk.creation({ options }));
    const { transactionHash, logs } = await execute(to, data);
    const market = createdMarketsIn(logs)[0];
    const { body } = await record(OWNER, { transactionHash, organisationId, isPrivate: true });
    await shown(body.id);
    const permit = { id: market.id, buyer: localAccount(BEA).address, maxQuote: limit, nonce: 0n, deadline: (await desk.now()) + 3_600n };
    const hash = hashTypedData(marketPermitTypedData({ auctioneer: market.auctioneer, chainId: CHAIN_ID, permit }));
    const signature = await localAccount(ADA).signTypedData(safeMessageTypedData(CHAIN_ID, safe, hash));
    const input = { buyer: permit.buyer, maxQuote: `${limit}`, nonce: '0', deadline: Number(permit.deadline), signature };
    expect(await hand(ADA, body.id, input)).toBe(201);
    expect((await accessOf(BEA, market)).body).toMatchObject({ by: 'permit', signature });
    const swap = [SAFE_SENTINEL, localAccount(ADA).address, localAccount(STRANGER).address] as const;
    await execute(safe, encodeFunctionData({ abi: safeAbi, functionName: 'swapOwner', args: swap }));
    expect((await accessOf(BEA, market)).status).toBe(404);
  });

  it('lets a buyer of its list in by whichever allows more, and nobody by a former owner’s', async () => {
    const list = [{ address: localAccount(BEA).address, maxQuote: 10n }];
    const ofList = { isPrivate: true, buyersRoot: buyersTree(list).root };
    const buyers = [{ address: localAccount(BEA).address, maxQuote: '10' }];
    const { recordId, ...market } = await listed({ options: ofList }, { isPrivate: true, buyers });
    const by = async () => (await accessOf(BEA, market)).body.by;
    expect(await hand(OWNER, recordId, await permitBy(OWNER, market, { maxQuote: 9n }))).toBe(201);
    expect(await by()).toBe('list');
    expect(await hand(OWNER, recordId, await permitBy(OWNER, market, { maxQuote: 11n }))).toBe(201);
    expect(await by()).toBe('permit');
    await desk.offerMarket(OWNER, market, ADA);
    await desk.takeMarket(ADA, market);
    expect(await by()).toBe('list');
  });
});

describe('a private market whose buyers change', () => {
  it('is seen by those whom it lets in now, once the owner has said who they are', async () => {
    const [toBea, toAda] = [BEA, ADA].map((who) => [{ address: localAccount(who).address, maxQuote: 5n }]) as [Buyer[], Buyer[]];
    const wire = (list: Buyer[]) => list.map(({ address, maxQuote }) => ({ address, maxQuote: `${maxQuote}` }));
    const options = { isPrivate: true, buyersRoot: buyersTree(toBea).root };
    const { recordId, ...market } = await listed({ options }, { isPrivate: true, buyers: wire(toBea) });
    const seenBy = async () => Promise.all([ADA, BEA].map(async (who) => typeof (await read(who, recordId)) === 'object'));
    expect(await seenBy()).toEqual([false, true]);
    const access = async (who: number) => (await bonds(who, `markets/${CHAIN_ID}/${market.id}/access`)).status;
    expect(await access(BEA)).toBe(200);
    const told = async (who: number) => {
      const { status, body } = await bonds(who, `markets/${recordId}/buyers`);
      return status === 200 ? body : status;
    };
    expect([await told(OWNER), await told(BEA), await told(STRANGER)]).toEqual([{ buyers: wire(toBea) }, 403, 404]);
    const say = (who: number, list: Buyer[]) => put(who, `markets/${recordId}`, { marketId: `${market.id}`, buyers: wire(list) });
    expect((await say(OWNER, toAda)).body.message).toBe('Buyers: they are not those of the market on chain');

    await desk.send(
      OWNER,
      contractCall({
        address: market.auctioneer,
        abi: fixedPriceAuctioneerAbi,
        functionName: 'setBuyersRoot',
        args: [market.id, buyersTree(toAda).root],
      }),
    );
    await vi.waitFor(async () => expect(await seenBy()).toEqual([false, false]), { timeout: 10_000, interval: 20 });
    expect((await say(STRANGER, toAda)).status).toBe(403);
    expect((await say(OWNER, toBea)).status).toBe(400);
    expect((await say(OWNER, [...toAda, ...toAda])).body.message).toBe('Buyers: a buyer is named twice');
    expect((await say(OWNER, toAda)).status).toBe(200);
    expect(await seenBy()).toEqual([true, false]);
    expect([await access(ADA), await access(BEA)]).toEqual([200, 404]);
    expect(await told(OWNER)).toEqual({ buyers: wire(toAda) });
  });
});

describe('a list of markets', () => {
  it('says what each costs now, and is sorted by that, by the discount or by what is left', async () => {
    const { id: organisationId } = await founded('Sorted', engine(localAccount(ADA).address, false));
    const offers = [{ strategy: 'sda' }, { strategy: 'fpa' }, { strategy: 'fpa', capacity: parseUnits('2', 18) }] as const;
    const made = [];
    for (const [index, offer] of offers.entries()) made.push(await listed(offer, { organisationId, name: `Sorted ${index}` }));
    const [auction, , small] = made;
    // What an engine of the seller's buys counts in no total.
    await desk.buy(ADA, auction!, parseUnits('150000', 6));
    await desk.buy(ADA, small!, parseUnits('400', 6));
    await becomes(auction!.recordId, { purchaseCount: 1 });
    await becomes(small!.recordId, { purchaseCount: 1 });
    const sorted = async (query: string) => (await bonds(null, `markets?organisationId=${organisationId}&${query}`)).body;
    const named = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name.slice(-1)).join('');
    const plain = await sorted('limit=10');
    expect(plain.comparedOnly).toBeNull();
    expect(plain.items.find(({ name }: { name: string }) => name === 'Sorted 1').now).toEqual({
      price: '2000',
      oraclePrice: null,
      discount: 0,
    });
    expect(named(await sorted('sort=discount'))).toBe('210');
    expect(named(await sorted('sort=price'))).toBe('210');
    expect(named(await sorted('sort=capacity'))).toBe('102');
    const first = await sorted('sort=capacity&limit=2');
    expect([named(first), named(await sorted(`sort=capacity&limit=2&cursor=${first.nextCursor}`))]).toEqual(['10', '2']);
    expect((await bonds(null, 'markets?sort=capacity&cursor=1_2')).status).toBe(400);
    await desk.send(OWNER, encodeCloseMarket(auction!));
    await becomes(auction!.recordId, { state: 'closed' });
    expect(named(await sorted('sort=discount'))).toBe('21');
    const closed = (await sorted('state=closed')).items;
    expect(closed.map(({ now }: { now: unknown }) => now)).toEqual([null]);
  });
});

it('a market that the platform unlists says so, and is left out of the list of all but not of its organisation’s', async () => {
  const { recordId, id } = await listed({}, { name: 'Unlisted later' });
  const unlist = (unlisted: boolean) =>
    desk.send(
      0,
      contractCall({ address: contracts.aggregator, abi: bondAggregatorAbi, functionName: 'setMarketUnlisted', args: [id, unlisted] }),
    );
  const told = async (of: string) => (await bonds(null, `markets?search=unlisted${of}`)).body.items.map((item: { id: string }) => item.id);
  expect(await read(null, recordId)).toMatchObject({ isUnlisted: false });
  await unlist(true);
  await becomes(recordId, { isUnlisted: true, state: 'live' });
  expect([await told(''), await told(`&organisationId=${own.id}`)]).toEqual([[], [recordId]]);
  await unlist(false);
  await becomes(recordId, { isUnlisted: false });
  expect(await told('')).toEqual([recordId]);
});

describe('a market that changes hands', () => {
  it('is no matter of the former owner and its organisation any more, and moves to one of the new owner', async () => {
    const { recordId, ...market } = await listed({ options: { isPrivate: true } }, { isPrivate: true, name: 'Sold on' });
    const { to: target, data } = encodeCloseMarket(market);
    const propose = (who: number, id = recordId) =>
      put(who, `markets/${id}/close-propose`, { marketCloseProposalFunctionData: { target, data } });
    expect((await propose(OWNER)).status).toBe(200);
    await desk.offerMarket(OWNER, market, ADA);
    await desk.takeMarket(ADA, market);
    await vi.waitFor(async () => expect(typeof (await read(ADA, recordId))).toBe('object'), { timeout: 10_000, interval: 20 });
    expect(await read(OWNER, recordId)).toBe(404);
    expect((await propose(OWNER)).status).toBe(404);
    expect((await propose(ADA)).status).toBe(200);

    const { id: organisationId } = await founded('Buyers of markets', engine(localAccount(ADA).address, false), BEA);
    const { status, body } = await record(ADA, { transactionHash: market.transactionHash, isPrivate: true, organisationId });
    expect(status).toBe(201);
    expect(await read(BEA, body.id)).toMatchObject({ name: 'Gold', organisation: { id: organisationId }, state: 'live' });
    expect(await read(ADA, recordId)).toBe(404);
    expect((await propose(BEA, body.id)).status).toBe(200);
  });

  it('is still shown where it was put when it is public, and only its owner acts for it', async () => {
    const { recordId, ...market } = await listed({}, { name: 'Sold on in public' });
    const { to: target, data } = encodeCloseMarket(market);
    const propose = (who: number) => put(who, `markets/${recordId}/close-propose`, { marketCloseProposalFunctionData: { target, data } });
    await desk.offerMarket(OWNER, market, ADA);
    await desk.takeMarket(ADA, market);
    await becomes(recordId, { user: { address: localAccount(ADA).address }, organisation: { id: own.id } });
    expect([(await propose(OWNER)).status, (await propose(ADA)).status]).toEqual([403, 200]);
  });
});

describe('an organisation that names a stranger as its bonding engine', () => {
  const buyers = [{ address: localAccount(BEA).address, maxQuote: 5n }];
  const kinds = [
    { name: 'public', isPrivate: false, offer: { capacity: parseUnits('78', 18) } },
    {
      name: 'private',
      isPrivate: true,
      offer: { capacity: parseUnits('79', 18), options: { isPrivate: true, buyersRoot: buyersTree(buyers).root } },
    },
  ];

  it.each(kinds)('gets no $name market of its, nor keeps one that it got', async ({ name, isPrivate, offer }) => {
    const thieves = await founded(`Thieves of ${name} markets`, engine(localAccount(OWNER).address, false), STRANGER);
    const { to, data } = encodeCreateMarket(desk.creation(offer));
    const market = await desk.create(OWNER, offer);
    const { id, transactionHash } = market;
    const proposal = { name: 'Stolen', isPrivate, owner: localAccount(OWNER).address, organisationId: thieves.id };
    const propose = (more: object = {}) =>
      record(STRANGER, { ...proposal, marketCreateProposalFunctionData: { target: to, data }, ...more });
    const refused = { status: 403, body: { message: 'Only the owner of the market may record it' } };
    expect(await propose()).toMatchObject(refused);

    const statement = { chainId: CHAIN_ID, organisationId: thieves.id, name: 'Lent', isPrivate };
    const owner = localAccount(OWNER);
    const forAnother = await owner.signTypedData(marketProposalTypedData({ ...statement, organisationId: foreign.id, target: to, data }));
    expect((await propose({ name: 'Lent', signature: forAnother })).body.code).toBe('signature-invalid');
    const signature = await owner.signTypedData(marketProposalTypedData({ ...statement, target: to, data }));
    const { body: lent } = await propose({ name: 'Lent', signature });
    const settle = (body: object) => put(STRANGER, `markets/${lent.id}`, { marketId: `${id}`, ...body });
    await vi.waitFor(async () => expect((await settle({})).status).toBe(403), { timeout: 10_000 });
    expect(await settle({})).toMatchObject(refused);

    const { bondRecords, users } = server.dependencies;
    const stranger = (await users.find(sessions[STRANGER]!.id))!;
    const place = { marketId: id, transactionHash };
    const stolen = { ...proposal, chainId: CHAIN_ID, place, createProposal: null, buyers: { root: null, list: [] } };
    await bondRecords.add({ ...stolen, vouchedBy: localAccount(STRANGER).address }, stranger, new Date());
    expect((await bonds(STRANGER, `markets/${CHAIN_ID}/${id}`)).status).toBe(isPrivate ? 404 : 200);
    const { status, body } = await record(OWNER, { transactionHash, isPrivate });
    expect(status).toBe(201);
    expect(await read(OWNER, body.id)).toMatchObject({ name: 'Gold', organisation: { id: own.id }, marketId: `${id}` });
    const word = await owner.signTypedData(marketStatementTypedData({ ...statement, transactionHash, marketId: id }));
    expect((await settle({ signature: word })).body.message).toBe('The market is recorded already');
  });

  it('gets a market that the owner lends it by its word', async () => {
    const friends = await founded('Friends', engine(localAccount(OWNER).address, false), STRANGER);
    const creation = encodeCreateMarket(desk.creation({ capacity: parseUnits('80', 18) }));
    const call = { target: creation.to, data: creation.data };
    const owner = localAccount(OWNER);
    const statement = { chainId: CHAIN_ID, organisationId: friends.id, name: 'Lent', isPrivate: false };
    const proposed = await record(STRANGER, {
      ...statement,
      owner: owner.address,
      marketCreateProposalFunctionData: call,
      signature: await owner.signTypedData(marketProposalTypedData({ ...statement, ...call })),
    });
    const { id: marketId, transactionHash } = await desk.create(OWNER, { capacity: parseUnits('80', 18) });
    const signature = await owner.signTypedData(marketStatementTypedData({ ...statement, transactionHash, marketId }));
    const settle = () => put(STRANGER, `markets/${proposed.body.id}`, { marketId: `${marketId}`, signature });
    await vi.waitFor(async () => expect((await settle()).status).toBe(200), { timeout: 10_000, interval: 20 });
    expect(await read(null, proposed.body.id)).toMatchObject({ name: 'Lent', organisation: { id: friends.id } });
  });
});

describe('closing a market', () => {
  const propose = (who: number, recordId: string, marketCloseProposalFunctionData: object | null) =>
    call(who, 'PUT', `/api/v1/bonds/markets/${recordId}/close-propose`, { marketCloseProposalFunctionData });
  const close = (who: number, recordId: string, transactionHash?: string) =>
    call(who, 'PUT', `/api/v1/bonds/markets/${recordId}/close`, transactionHash === undefined ? {} : { transactionHash });

  it('can be proposed by a call that closes this market, and taken back', async () => {
    const { recordId, ...market } = await listed({}, { name: 'To be closed' });
    const { to: target, data } = encodeCloseMarket(market);
    expect((await propose(STRANGER, recordId, { target, data })).status).toBe(403);
    const pushed = contractCall({
      address: target,
      abi: fixedPriceAuctioneerAbi,
      functionName: 'pushOwnership',
      args: [market.id, localAccount(ADA).address],
    });
    const wrong = [
      { target: auctioneerOf(CHAIN_ID, 'sda', 'fixed-term'), data },
      { target, data: encodeCloseMarket({ ...market, id: market.id + 1n }).data },
      { target, data: pushed.data },
      { target, data: `${data}00` },
    ];
    for (const call of wrong) expect((await propose(OWNER, recordId, call)).status).toBe(400);
    expect(await read(OWNER, recordId)).toMatchObject({ state: 'live' });

    expect((await propose(OWNER, recordId, { target, data })).body).toMatchObject({ state: 'close-proposed', isClosed: false });
    const { body } = await bonds(OWNER, `organisations/${own.id}/markets/proposals`);
    expect(body.items[0]).toMatchObject({ id: recordId, kind: 'close', marketId: `${market.id}`, functionData: { target, data } });
    expect((await desk.buy(ADA, market, 1_000_000n)).payout).toBeGreaterThan(0n);
    expect((await propose(OWNER, recordId, null)).body.state).toBe('live');
  });

  it('is believed when the chain says it, and not before', async () => {
    const [market, another] = [await listed(), await listed()];
    const { recordId } = market;
    expect((await close(OWNER, recordId)).body.message).toBe('The market is not closed on chain');
    const foreignClose = await desk.send(OWNER, encodeCloseMarket(another));
    expect((await close(OWNER, recordId, foreignClose.transactionHash)).body.message).toBe('The transaction did not close the market');
    const { transactionHash } = await desk.send(OWNER, encodeCloseMarket(market));
    expect((await close(STRANGER, recordId, transactionHash)).status).toBe(403);
    expect((await close(OWNER, recordId, transactionHash)).body).toMatchObject({ state: 'closed', isClosed: true });
    await becomes(recordId, { state: 'closed', capacity: '0' });
    expect((await propose(OWNER, recordId, null)).status).toBe(409);
  });
});

describe('a market that a multisig or a governor is asked to create', () => {
  it('is a proposal until the very market that was proposed is there', async () => {
    const creation = encodeCreateMarket(desk.creation({ capacity: parseUnits('77', 18) }));
    const marketCreateProposalFunctionData = { target: creation.to, data: creation.data };
    const input = { name: 'Proposed', marketCreateProposalFunctionData, owner: localAccount(OWNER).address };
    expect((await record(STRANGER, input)).status).toBe(403);
    expect((await record(OWNER, { ...input, owner: localAccount(ADA).address })).status).toBe(403);
    expect((await record(OWNER, { ...input, isPrivate: true })).body.message).toBe('The market would be public on chain');
    const notACreation = { ...marketCreateProposalFunctionData, data: encodeCloseMarket({ auctioneer: creation.to, id: 1n }).data };
    expect((await record(OWNER, { ...input, marketCreateProposalFunctionData: notACreation })).body.message).toBe(
      'The call creates no market',
    );

    const { body } = await record(OWNER, input);
    expect(body).toMatchObject({ marketId: null });
    const proposals = async () => (await bonds(OWNER, `organisations/${own.id}/markets/proposals`)).body.items;
    const newest = { id: body.id, kind: 'create', marketId: null, functionData: marketCreateProposalFunctionData };
    expect((await proposals())[0]).toMatchObject(newest);

    const settle = (who: number, marketId: bigint) => call(who, 'PUT', `/api/v1/bonds/markets/${body.id}`, { marketId: `${marketId}` });
    const another = await listed();
    expect((await settle(OWNER, another.id)).body.message).toBe('This is not the market that was proposed');
    const ofAda = await desk.create(ADA, { capacity: parseUnits('77', 18) });
    const market = await desk.create(OWNER, { capacity: parseUnits('77', 18) });
    await vi.waitFor(async () => expect((await bonds(null, `markets/${CHAIN_ID}/${market.id}`)).status).toBe(200), { timeout: 10_000 });
    expect((await settle(OWNER, ofAda.id)).body.message).toBe('This is not the market that was proposed');
    expect((await settle(STRANGER, market.id)).status).toBe(403);
    expect((await settle(OWNER, market.id)).body).toMatchObject({ id: body.id, marketId: `${market.id}` });
    expect(await read(null, body.id)).toMatchObject({ name: 'Proposed', marketId: `${market.id}` });
    expect((await proposals()).map(({ id }: { id: string }) => id)).not.toContain(body.id);
  });
});

describe('proposals of markets', () => {
  const buyers = [{ address: localAccount(BEA).address, maxQuote: 5n }];
  const wire = buyers.map(({ address, maxQuote }) => ({ address, maxQuote: `${maxQuote}` }));
  const propose = (organisationId: string) => {
    const { to: target, data } = encodeCreateMarket(desk.creation({ options: { isPrivate: true, buyersRoot: buyersTree(buyers).root } }));
    const marketCreateProposalFunctionData = { target, data };
    const owner = localAccount(STRANGER).address;
    return record(STRANGER, { organisationId, owner, isPrivate: true, buyers: wire, marketCreateProposalFunctionData });
  };
  const rows = async (text: string) => Number((await server.dependencies.pool.query<{ count: string }>(text)).rows[0]!.count);

  it('are for organisations that are deployed, and a draft of another account is not there', async () => {
    const form = organisationForm(localAccount(STRANGER).address, { name: 'Only thought of' });
    const { body: draft } = await call(STRANGER, 'POST', '/api/v1/organisations', form);
    expect((await propose(draft.id)).body.code).toBe('not-deployed');
    expect((await call(STRANGER, 'POST', `/api/v1/organisations/${draft.id}/register`, {})).status).toBe(200);
    expect((await propose(draft.id)).body.code).toBe('not-deployed');
    expect((await record(OWNER, { organisationId: draft.id, transactionHash: zeroHash })).status).toBe(409);
    const { body: hidden } = await call(STRANGER, 'POST', '/api/v1/organisations', { ...form, name: 'Hidden' });
    expect((await record(OWNER, { organisationId: hidden.id, transactionHash: zeroHash })).status).toBe(404);
  });

  it('keep a list of buyers once, are as many as one account may have, and go when nobody creates the market', async () => {
    const { bondRecords, now } = server.dependencies;
    const many: { status: number; body: { code?: string } }[] = [];
    while (many.length < MAX_PROPOSED.account + 5) many.push(...(await Promise.all(Array.from({ length: 11 }, () => propose(foreign.id)))));
    const open = `select count(*) from app.bond_markets where market_id is null and recorded_by = '${sessions[STRANGER]!.id}'`;
    expect(await rows(open)).toBe(MAX_PROPOSED.account);
    expect(many.find(({ status }) => status !== 201)!.body.code).toBe('market-quota');
    const root = `decode('${buyersTree(buyers).root.slice(2)}', 'hex')`;
    expect(await rows(`select count(*) from app.set_buyers where root = ${root}`)).toBe(1);
    await bondRecords.expireProposed(new Date(now().getTime() - 3600_000));
    expect((await propose(foreign.id)).status).toBe(403);
    await bondRecords.expireProposed(new Date(now().getTime() + 3600_000));
    expect(await rows(`select count(*) from app.set_buyers where root = ${root}`)).toBe(0);
    expect((await propose(foreign.id)).status).toBe(201);
  });

  it('of ten thousand buyers hold nobody else up', async () => {
    const reader = createBuyersReader(() => new Date());
    const list = Array.from({ length: 10_000 }, (_, n) => ({ address: getAddress(pad(numberToHex(n + 1), { size: 20 })), maxQuote: '1' }));
    const begin = performance.now();
    const reading = reader.read(list, 'somebody');
    const longest = await busiest(reading);
    expect((await reading).root).toMatch(/^0x[0-9a-f]{64}$/);
    expect(longest).toBeLessThan((performance.now() - begin) / 3);
    await reader.close();
  });
});

/** The longest that this thread was at work at a stretch while something was awaited, in milliseconds. */
async function busiest(work: Promise<unknown>): Promise<number> {
  let longest = 0;
  let before = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.eventLoopUtilization(before).active);
    before = performance.eventLoopUtilization();
  }, 2);
  await work.finally(() => clearInterval(timer));
  return Math.max(longest, performance.eventLoopUtilization(before).active);
}

describe('what a user has bought', () => {
  it('is listed, counted in dollars and points, and claimed by its transaction', async () => {
    const market = await listed({ vesting: 30n * DAY }, { name: 'For points' });
    const before = (await bonds(ADA, 'user/stats')).body;
    const { total } = (await bonds(ADA, 'user/purchases/history')).body;
    const pointsBefore = (await bonds(ADA, 'user/points')).body;
    const amount = parseUnits('3650', 6);
    const bought = await desk.buy(ADA, market, amount);
    const own = await desk.buy(OWNER, market, amount);
    await becomes(market.recordId, { purchaseCount: 2, lastPrice: '2000' });

    const { body: history } = await bonds(ADA, 'user/purchases/history?limit=1');
    expect(history).toMatchObject({ page: 1, limit: 1, total: total + 1 });
    expect(history.items[0]).toMatchObject({
      transactionHash: bought.transactionHash,
      quoteAmount: `${amount}`,
      quoteUsd: 3650,
      bondPrice: '2000',
      bondOraclePrice: null,
      unwrappedAmount: '0',
      bondMarket: { id: market.recordId, isClosed: false, payoutToken: { decimals: 18 }, user: { address: localAccount(OWNER).address } },
    });
    expect((await bonds(ADA, 'user/stats')).body.totalBondedUsd).toBeCloseTo(before.totalBondedUsd + 3650, 6);
    const { body: chart } = await bonds(ADA, 'user/chart-history?period=ALL');
    expect(chart.items.at(-1)).toMatchObject({ purchases: before.purchases + 1 });
    expect((await bonds(null, `markets/${market.recordId}/chart-history?period=1D`)).body.items).toMatchObject([
      { bondPrice: '2000', bondOraclePrice: null, timestamp: new Date(market.start * 1000).toISOString() },
      { bondPrice: '2000' },
      { bondPrice: '2000' },
    ]);

    // A bond of 30 days matures after 29 whole ones and some hours: 3650 x 29 / 365.
    const points = async (who: number) => (await bonds(who, 'user/points')).body;
    expect(BigInt((await points(ADA)).pendingPoints) + BigInt((await points(ADA)).points)).toBe(
      BigInt(pointsBefore.pendingPoints) + BigInt(pointsBefore.points) + 290n,
    );
    expect(await points(OWNER)).toMatchObject({ points: '0', pendingPoints: '0', voidPurchases: 2 });
    // What the owner has bought of itself, here and of its Safe's organisation, is in its history, and in no total.
    expect((await bonds(OWNER, 'user/purchases/history')).body.total).toBe(2);
    expect((await bonds(OWNER, 'user/stats')).body).toMatchObject({ markets: 0, purchases: 0, totalBondedUsd: 0, perQuoteToken: [] });
    expect((await bonds(OWNER, 'user/chart-history?period=ALL')).body.items).toEqual([]);
    await chain.client.mine({ blocks: 12 });
    await vi.waitFor(async () => expect((await points(ADA)).pendingPoints).toBe('0'), { timeout: 10_000, interval: 20 });
    expect(own.bondId).toBe(bought.bondId);

    expect((await bonds(null, `markets/${market.recordId}/volume-history`)).body.items).toMatchObject([
      { purchases: 1, totalBondedUsd: 3650, strategicUsd: 3650, liquidityUsd: 0 },
    ]);
    const claimable = async () => (await bonds(ADA, 'user/claimable')).body.count as number;
    const claimableBefore = await claimable();
    await desk.pass(31n * DAY);
    await vi.waitFor(async () => expect(await claimable()).toBeGreaterThan(claimableBefore), { timeout: 10_000, interval: 20 });
    const teller = contracts.tellers['fixed-term'];
    const { transactionHash } = await desk.send(
      ADA,
      contractCall({ address: teller, abi: fixedTermTellerAbi, functionName: 'redeem', args: [bought.bondId, bought.payout] }),
    );
    const claim = (who: number, hash: string) =>
      call(who, 'PUT', '/api/v1/bonds/user/purchases/claim', { chainId: CHAIN_ID, transactionHash: hash });
    expect((await claim(ADA, transactionHash)).body.payouts).toEqual([
      { kind: 'redeem', bondId: `${bought.bondId}`, token: GOLD, amount: `${bought.payout}` },
    ]);
    expect((await claim(BEA, transactionHash)).body.message).toBe('The transaction paid nothing out to this account');
    await vi.waitFor(
      async () => expect((await bonds(ADA, 'user/purchases/history?limit=1')).body.items[0].unwrappedAmount).toBe(`${bought.payout}`),
      { timeout: 10_000, interval: 20 },
    );
  });

  it('is in no total where it was bought of oneself, by whatever account of the seller', async () => {
    const market = await listed({ vesting: 365n * DAY });
    const amount = parseUnits('365', 6);
    await desk.offerMarket(OWNER, market, ADA);
    await desk.takeMarket(ADA, market);
    await desk.offerMarket(ADA, market, OWNER);
    await desk.takeMarket(OWNER, market);
    const totals = async () => {
      const paths = [`organisations/${own.id}/stats`, `organisations/${own.id}/chart-history`];
      const seen = await Promise.all([
        ...paths.map((path) => bonds(null, path)),
        ...[ADA, BEA].flatMap((who) => ['user/stats', 'user/points'].map((path) => bonds(who, path))),
      ]);
      return seen.map(({ body }) => ({ ...body, voidPurchases: undefined }));
    };
    const before = await totals();
    const voidOf = async (who: number): Promise<number> => (await bonds(who, 'user/points')).body.voidPurchases;
    const [voidOfAda, voidOfBea] = [await voidOf(ADA), await voidOf(BEA)];

    // By who has owned the market, and as a gift of who owns it.
    await desk.buy(ADA, market, amount);
    await desk.buy(OWNER, market, amount, { recipient: BEA });
    await becomes(market.recordId, { purchaseCount: 2 });
    expect(await totals()).toEqual(before);
    expect([await voidOf(ADA), await voidOf(BEA)]).toEqual([voidOfAda + 1, voidOfBea + 1]);

    // By somebody else it counts.
    await desk.buy(BEA, market, amount);
    await becomes(market.recordId, { purchaseCount: 3 });
    const [[stats], [statsBefore]] = [await totals(), before];
    expect(stats).toMatchObject({ purchases: statsBefore.purchases + 1 });
    expect(stats.totalBondedUsd).toBeCloseTo(statsBefore.totalBondedUsd + 365, 6);
  });

  it('earns points in recorded markets only, and for a year of waiting at most', async () => {
    const earned = async () => {
      const { points, pendingPoints } = (await bonds(BEA, 'user/points')).body;
      return BigInt(points) + BigInt(pendingPoints);
    };
    const market = await desk.create(OWNER, { vesting: 10_000n * DAY });
    const [{ total }, before] = [(await bonds(BEA, 'user/purchases/history')).body, await earned()];
    await desk.buy(BEA, market, parseUnits('3650', 6));
    const bought = async () => expect((await bonds(BEA, 'user/purchases/history')).body.total).toBe(total + 1);
    await vi.waitFor(bought, { timeout: 10_000, interval: 20 });
    expect(await earned()).toBe(before);
    expect((await record(OWNER, { transactionHash: market.transactionHash })).status).toBe(201);
    expect(await earned()).toBe(before + 3650n);
  });

  it('adds up to what its organisation and everybody see', async () => {
    const { body: stats } = await bonds(null, `organisations/${own.id}/stats`);
    const { body: all } = await bonds(null, 'stats');
    // Nothing was bought in the markets of others.
    expect({ ...all, markets: stats.markets, liveMarkets: stats.liveMarkets }).toEqual(stats);
    expect(all.markets).toBe(stats.markets + 6);
    expect(stats.perQuoteToken).toMatchObject([{ chainId: CHAIN_ID, token: { address: DOLLAR } }]);
    expect(stats.totalBondedUsd).toBeCloseTo(Number(stats.perQuoteToken[0].quoteAmount) / 1e6, 6);
    expect((await bonds(null, `organisations/${foreign.id}/stats`)).body).toMatchObject({ markets: 0, purchases: 0, totalBondedUsd: 0 });
    const { body: chart } = await bonds(null, `organisations/${own.id}/chart-history`);
    expect(chart.items.at(-1)).toMatchObject({
      purchases: stats.purchases,
      totalBondedUsd: stats.totalBondedUsd,
      liquidityUsd: 0,
      strategicUsd: stats.totalBondedUsd,
    });
  });
});

describe('the chart of a market whose price time moves', () => {
  /** What the chain would say at a time of a line that begins with a block, by that block's state. */
  async function onChain(id: bigint, blockNumber: bigint, at: bigint): Promise<bigint> {
    const data = encodeFunctionData({ abi: bondAggregatorAbi, functionName: 'marketPrice', args: [id] });
    const answer = await chain.client.call({ to: contracts.aggregator, data, blockNumber, blockOverrides: { time: at } });
    return hexToBigInt(answer.data!);
  }

  it.each(['sda', 'osda'] as const)('is what the chain says at each of its points between purchases: %s', async (strategy) => {
    const followsOracle = strategy === 'osda';
    if (followsOracle) await desk.attest();
    const market = await listed({ strategy });
    const begins = [(await chain.client.getTransactionReceipt({ hash: market.transactionHash })).blockNumber];
    // An oracle's price holds for ten minutes here; without one a market has none.
    const waits = followsOracle ? [70n, 290n, 61n, 480n, 330n] : [700n, 90_000n, 61n, 1_800n, 33_000n];
    for (const [n, wait] of waits.entries()) {
      await desk.pass(wait);
      if (followsOracle) await desk.attest();
      const amount = followsOracle ? 600_000_000_000n : parseUnits('9000', 6);
      const { transactionHash } = await desk.buy(ADA, market, amount * BigInt(n + 1));
      begins.push((await chain.client.getTransactionReceipt({ hash: transactionHash })).blockNumber);
    }
    const drawn = async () => (await bonds(null, `markets/${market.recordId}/chart-history?period=ALL`)).body.computed;
    await vi.waitFor(async () => expect(await drawn()).toHaveLength(5), { timeout: 10_000, interval: 50 });
    const lines: { timestamp: string; bondPrice: string }[][] = await drawn();
    const decimals = { payoutDecimals: 18, quoteDecimals: followsOracle ? 18 : 6 };
    const { scale } = (await bonds(null, `markets/${market.recordId}`)).body;
    const points = lines.flatMap((line, index) => line.map((point) => ({ ...point, block: begins[index]! })));
    expect(points.length).toBeGreaterThanOrEqual(100);
    const said = await Promise.all(
      points.map(async ({ timestamp, block }) => {
        const price = await onChain(market.id, block, BigInt(Date.parse(timestamp) / 1000));
        return humanPrice(price, BigInt(scale), decimals);
      }),
    );
    expect(points.map(({ bondPrice }) => bondPrice)).toEqual(said);
    expect(new Set(said).size).toBeGreaterThan(10);
  });
});
