import {
  bondAggregatorAbi,
  bondContractsOf,
  bondVestingVaultAbi,
  contractCall,
  encodeApprovals,
  encodeCloseMarket,
  encodeCreateSafe,
  encodePurchaseBond,
  fixedExpiryTellerAbi,
  fixedTermTellerAbi,
  getMarketPrice,
  multiSendAbi,
  platformAddresses,
  predictSafeAddress,
  SAFE_CONTRACTS,
  safeAbi,
  tokenAbi,
} from '@althing/bindings';
import { BondDesk, localAccount, type Offer, readMarket } from '@althing/devnet';
import { type Strategy, STRATEGIES, type Term, TERMS } from '@althing/domain/bonds';
import { type BondMarket, type BondPurchase, bondMarket } from '@althing/domain/http';
import { concat, encodeFunctionData, encodePacked, getAddress, numberToHex, pad, parseUnits, size, zeroAddress, zeroHash } from 'viem';
import { readContract } from 'viem/actions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createChainClients } from '../../src/chains/chainClients.ts';
import { createTokenReader } from '../../src/chains/readToken.ts';
import { createMetrics } from '../../src/base/metrics.ts';
import { createBondData } from '../../src/store/bonds/bondData.ts';
import type { Hex } from '@althing/domain/units';
import type { Account } from '../../src/store/bonds/viewer.ts';
import { differences, dump } from './dump.ts';
import { TEST_CHAIN_ID } from './services.ts';
import { Site } from './site.ts';

/* What the server says about bonds must be what the contracts answer. */

const DAY = 86_400n;
const contracts = bondContractsOf(TEST_CHAIN_ID)!;
const KINDS = STRATEGIES.flatMap((strategy) => TERMS.map((term) => ({ strategy, term })));
const [OWNER, ADA, BEA, STRANGER] = [1, 2, 3, 7] as const;
const account = (n: number): Account => ({ address: localAccount(n).address, chainId: null });

let site: Site;
let desk: BondDesk;
let data: ReturnType<typeof createBondData>;

beforeAll(async () => {
  site = await Site.start('bonds');
  desk = await new BondDesk(site.client, site.url).open([0, OWNER, ADA, BEA]);
  const chain = { ...site.client.chain, rpcUrls: [site.url] };
  const clients = createChainClients([chain as never], createMetrics());
  data = createBondData(site.pool, createTokenReader(clients), () => new Date());
});
afterAll(() => site.stop());

const groupsOf = async (who: Account) => (await data.holdings.told(who)).groups;

async function offerOf(strategy: Strategy, term: Term, more: Offer = {}): Promise<Offer> {
  const duration = more.duration ?? 10n * DAY;
  const vesting = term === 'fixed-term' ? 7n * DAY : (await desk.now()) + duration + 2n * DAY;
  return { strategy, term, vesting, duration, ...more };
}

/** Quote tokens of one purchase: dollars, or shares of the pool. */
const amountOf = (strategy: Strategy) => (strategy === 'fpa' || strategy === 'sda' ? parseUnits('1000', 6) : parseUnits('0.0000001', 18));

async function read(id: bigint): Promise<BondMarket> {
  await site.indexed();
  return bondMarket.parse(await data.markets.find({ chainId: TEST_CHAIN_ID, marketId: id.toString() }, null));
}

describe.each(KINDS)('a market of $strategy, $term', ({ strategy, term }) => {
  test('is told as its auctioneer tells it, through purchases and its close', async () => {
    await desk.attest();
    await desk.send(
      0,
      contractCall({ address: contracts.tellers[term], abi: fixedTermTellerAbi, functionName: 'setProtocolFee', args: [777] }),
    );
    const market = await desk.create(OWNER, await offerOf(strategy, term));
    expect(await read(market.id)).toMatchObject({
      strategy,
      isFixedTerm: term === 'fixed-term',
      state: 'live',
      purchaseCount: 0,
      sold: '0',
    });
    for (const buyer of [ADA, BEA, ADA]) await desk.buy(buyer, market, amountOf(strategy));

    const indexed = await read(market.id);
    const { auctioneer, id } = market;
    const onChain = await readMarket(site.client, { auctioneer, strategy, id });
    expect(indexed).toMatchObject({
      user: { address: localAccount(OWNER).address },
      auctioneer,
      sold: `${onChain.sold}`,
      purchased: `${onChain.purchased}`,
      capacity: `${await readContract(site.client, { address: contracts.aggregator, abi: bondAggregatorAbi, functionName: 'currentCapacity', args: [id] })}`,
      purchaseCount: 3,
      scale: `${market.scale}`,
    });
    expect(indexed.payoutToken).toMatchObject({ symbol: 'LGLD', decimals: 18 });

    await desk.send(OWNER, encodeCloseMarket({ auctioneer, id }));
    expect(await read(market.id)).toMatchObject({ state: 'closed', isClosed: true, capacity: '0' });
    await desk.send(
      0,
      contractCall({ address: contracts.tellers[term], abi: fixedTermTellerAbi, functionName: 'setProtocolFee', args: [0] }),
    );
  });
});

test('fees add up to what the tellers hold for the protocol', async () => {
  await site.indexed();
  const { rows } = await site.pool.query<{ teller: Buffer; token: Buffer; fees: string }>(
    `select p.teller, m.quote_token as token, sum(p.protocol_fee) as fees from chain.bond_purchase p
     join chain.bond_market m using (chain_id, market_id) group by 1, 2`,
  );
  expect(rows).toHaveLength(4);
  for (const { teller, token, fees } of rows) {
    const [address, quote] = [teller, token].map((column) => getAddress(`0x${column.toString('hex')}`)) as [Hex, Hex];
    const held = await readContract(site.client, {
      address: address,
      abi: fixedTermTellerAbi,
      functionName: 'rewards',
      args: [localAccount(0).address, quote],
    });
    expect(fees).toBe(`${held}`);
  }
});

describe('a purchase', () => {
  test('carries its price, what the oracle said and its fees, and belongs to its recipient', async () => {
    await desk.attest();
    await desk.send(
      0,
      contractCall({ address: contracts.tellers['fixed-term'], abi: fixedTermTellerAbi, functionName: 'setProtocolFee', args: [1_000] }),
    );
    await desk.send(
      BEA,
      contractCall({ address: contracts.tellers['fixed-term'], abi: fixedTermTellerAbi, functionName: 'setReferrerFee', args: [500] }),
    );
    const market = await desk.create(OWNER, await offerOf('ofda', 'fixed-term'));
    expect((await read(market.id)).lastPrice).toBe('0.000019');
    const amount = amountOf('ofda');
    const bought = await desk.buy(ADA, market, amount, { recipient: BEA, referrer: localAccount(BEA + 1).address });
    await site.indexed();
    const { items, total } = await data.purchases.history(account(BEA), 1, 1);
    expect(total).toBeGreaterThan(0);
    expect(items[0]).toMatchObject({
      transactionHash: bought.transactionHash,
      buyer: localAccount(ADA).address,
      recipient: localAccount(BEA).address,
      quoteAmount: `${amount}`,
      protocolFee: `${amount / 100n}`,
      referrerFee: '0',
      payout: `${bought.payout}`,
      bondPrice: '0.000019',
      bondOraclePrice: '0.00002',
      discount: 5,
      unwrappedAmount: '0',
      tokenId: `${bought.bondId}`,
      bondMarket: { marketId: `${market.id}`, isFixedTerm: true, isClosed: false },
    });
    const point = { bondPrice: '0.000019', bondOraclePrice: '0.00002', discount: 5 };
    expect((await data.marketChart(TEST_CHAIN_ID, `${market.id}`, 'ALL')).items).toMatchObject([point, point]);
    await desk.send(
      0,
      contractCall({ address: contracts.tellers['fixed-term'], abi: fixedTermTellerAbi, functionName: 'setProtocolFee', args: [0] }),
    );
  });

  test('16: is one of two in a transaction, and of the account that paid, whoever sent it', async () => {
    const teller = contracts.tellers['fixed-term'];
    const market = await desk.create(OWNER, await offerOf('fpa', 'fixed-term'));
    const setup = { owners: [localAccount(ADA).address], threshold: 1, saltNonce: 16n };
    const safe = predictSafeAddress(setup);
    await desk.send(ADA, encodeCreateSafe(setup));
    const amounts = [parseUnits('40', 6), parseUnits('2', 6)] as const;
    await desk.send(
      ADA,
      contractCall({ address: platformAddresses.localDollar, abi: tokenAbi, functionName: 'transfer', args: [safe, parseUnits('42', 6)] }),
    );
    const allowed = {
      chainId: TEST_CHAIN_ID,
      token: platformAddresses.localDollar,
      spender: teller,
      amount: parseUnits('42', 6),
      allowance: 0n,
    };
    const order = { teller, recipient: safe, referrer: zeroAddress, id: market.id, minAmountOut: 1n, maxFee: 10_000 };
    const calls = [...encodeApprovals(allowed), ...amounts.map((amount) => encodePurchaseBond({ ...order, amount }))];
    const packed = concat(
      calls.map(({ to, data, value }) =>
        encodePacked(['uint8', 'address', 'uint256', 'uint256', 'bytes'], [0, to, value, BigInt(size(data)), data]),
      ),
    );
    const batch = encodeFunctionData({ abi: multiSendAbi, functionName: 'multiSend', args: [packed] });
    const signature = concat([pad(localAccount(ADA).address), zeroHash, '0x01']);
    const args = [SAFE_CONTRACTS.multiSendCallOnly.address, 0n, batch, 1, 0n, 0n, 0n, zeroAddress, zeroAddress, signature] as const;
    const execution = encodeFunctionData({ abi: safeAbi, functionName: 'execTransaction', args });
    const { transactionHash } = await desk.send(ADA, { to: safe, data: execution, value: 0n });
    await site.indexed();
    const { items, total } = await data.purchases.history({ address: safe, chainId: TEST_CHAIN_ID }, 1, 10);
    expect(total).toBe(2);
    expect(items.map((item) => [item.transactionHash, item.buyer, item.quoteAmount])).toEqual(
      amounts.toReversed().map((amount) => [transactionHash, safe, `${amount}`]),
    );
    expect(new Set(items.map(({ id }) => id)).size).toBe(2);
    expect((await read(market.id)).purchaseCount).toBe(2);
  });

  test('17: is charted while its market sells and after it is closed', async () => {
    const market = await desk.create(OWNER, await offerOf('fpa', 'fixed-term'));
    await desk.buy(ADA, market, amountOf('fpa'));
    await site.indexed();
    const chart = () => data.marketChart(TEST_CHAIN_ID, `${market.id}`, 'ALL');
    const live = await chart();
    expect(live).toMatchObject({ items: [{ bondPrice: '2000' }, { bondPrice: '2000' }], computed: [] });
    await desk.send(OWNER, encodeCloseMarket(market));
    await site.indexed();
    expect(await read(market.id)).toMatchObject({ isClosed: true });
    expect(await chart()).toEqual(live);
  });

  test.each(['sda', 'osda'] as const)(
    'of a market that time moves (%s) ends a line of computed prices, at the price that was paid',
    async (strategy) => {
      await desk.attest();
      const market = await desk.create(OWNER, await offerOf(strategy, 'fixed-term'));
      const paid = [];
      for (const buyer of [ADA, BEA, ADA]) {
        await desk.pass(40n);
        paid.push((await desk.buy(buyer, market, amountOf(strategy))).price);
      }
      await site.indexed();
      const { items, computed } = await data.marketChart(TEST_CHAIN_ID, `${market.id}`, 'ALL');
      expect(computed.map((line) => line.at(-1))).toEqual(items.slice(1).map(({ timestamp, bondPrice }) => ({ timestamp, bondPrice })));
      expect(computed).toHaveLength(3);
      expect(new Set(paid).size).toBeGreaterThan(1);
    },
  );

  test('of fixed terms is held as bonds until they are redeemed, first bought first paid', async () => {
    const market = await desk.create(OWNER, await offerOf('fpa', 'fixed-term'));
    const [first, second] = [await desk.buy(ADA, market, 3_000_000_000n), await desk.buy(ADA, market, 1_000_000_000n)];
    await site.indexed();
    const held = async () => (await groupsOf(account(ADA))).find(({ contract }) => contract.redeem?.tokenId === `${first.bondId}`);
    const group = await held();
    const teller = contracts.tellers['fixed-term'];
    const balance = await readContract(site.client, {
      address: teller,
      abi: fixedTermTellerAbi,
      functionName: 'balanceOf',
      args: [localAccount(ADA).address, first.bondId],
    });
    expect(group?.contract.redeem).toMatchObject({ balance: `${balance}`, tokenAddress: null, teller });

    await desk.pass(8n * DAY);
    const half = first.payout + second.payout / 2n;
    await desk.send(ADA, contractCall({ address: teller, abi: fixedTermTellerAbi, functionName: 'redeem', args: [first.bondId, half] }));
    await site.indexed();
    expect((await held())?.contract.redeem?.balance).toBe(`${balance - half}`);
    const { items } = await data.purchases.history(account(ADA), 1, 2);
    const earlier = (await data.purchases.history(account(ADA), 1, 100)).items.filter(({ tokenId }) => tokenId === `${first.bondId}`);
    expect(earlier.reduce((sum, { unwrappedAmount }) => sum + BigInt(unwrappedAmount), 0n)).toBe(half);
    expect(items).toHaveLength(2);
  });

  test('of a fixed expiry is held as an ERC-20 token, which may be given away and redeemed by whoever has it', async () => {
    const market = await desk.create(OWNER, await offerOf('fpa', 'fixed-expiry'));
    const bought = await desk.buy(ADA, market, 1_000_000_000n);
    const token = getAddress(numberToHex(bought.bondId, { size: 20 }));
    await desk.send(
      ADA,
      contractCall({ address: token, abi: tokenAbi, functionName: 'transfer', args: [localAccount(6).address, bought.payout / 4n] }),
    );
    await site.indexed();
    const mine = (groups: Awaited<ReturnType<typeof groupsOf>>) => groups.find(({ contract }) => contract.redeem?.tokenAddress === token);
    expect(mine(await groupsOf(account(6)))).toMatchObject({
      purchaseIds: [],
      bondMarket: null,
      // Whoever got it by transfer is told where anybody bought such a bond first.
      firstSoldIn: { marketId: `${market.id}`, chainId: TEST_CHAIN_ID },
      contract: { redeem: { balance: `${bought.payout / 4n}` } },
    });
    await desk.pass(20n * DAY);
    const teller = contracts.tellers['fixed-expiry'];
    await desk.send(
      ADA,
      contractCall({ address: teller, abi: fixedExpiryTellerAbi, functionName: 'redeem', args: [token, bought.payout / 2n] }),
    );
    await site.indexed();
    const rest = bought.payout - bought.payout / 4n - bought.payout / 2n;
    expect(mine(await groupsOf(account(ADA)))?.contract.redeem?.balance).toBe(`${rest}`);
  });

  test('that vests linearly is a schedule, of which what has vested can be had', async () => {
    const market = await desk.create(OWNER, { ...(await offerOf('fpa', 'fixed-term')), options: { linearDuration: Number(10n * DAY) } });
    const bought = await desk.buy(BEA, market, 1_000_000_000n);
    await desk.pass(12n * DAY);
    const scheduleId = bought.bondId;
    const vault = contracts.vestingVault;
    const groupOf = async () => {
      await site.indexed();
      const groups = await groupsOf(account(BEA));
      return groups.find(({ contract }) => contract.linearVesting?.vestingScheduleIds.includes(`${scheduleId}`));
    };
    const releasable = await readContract(site.client, {
      address: vault,
      abi: bondVestingVaultAbi,
      functionName: 'computeReleasableAmount',
      args: [scheduleId],
    });
    const group = await groupOf();
    expect(group?.bondMarket?.marketId).toBe(`${market.id}`);
    expect(BigInt(group!.contract.linearVesting!.releasableAmount)).toBeGreaterThanOrEqual(releasable);
    const { releasableAmount } = group!.contract.linearVesting!;
    expect(group?.contract.linearVesting).toMatchObject({
      totalAmount: `${bought.payout}`,
      releasedAmount: '0',
      releasable: [{ id: `${scheduleId}`, amount: releasableAmount }],
    });
    await desk.send(
      BEA,
      contractCall({ address: vault, abi: bondVestingVaultAbi, functionName: 'release', args: [scheduleId, releasable] }),
    );
    expect((await groupOf())?.contract.linearVesting?.releasedAmount).toBe(`${releasable}`);
    const { items } = await data.purchases.open(account(BEA), { limit: 1 });
    expect(items[0]).toMatchObject({ vestingScheduleId: `${scheduleId}`, unwrappedAmount: `${releasable}` });
  });
});

test('however much dust strangers have bought for somebody, what is worth most of it is told', async () => {
  const market = await desk.create(OWNER, { ...(await offerOf('fpa', 'fixed-term')), options: { linearDuration: Number(10n * DAY) } });
  const { bondId } = await desk.buy(BEA, market, 1_000_000_000n);
  await site.indexed();
  const victim = 8;
  const subject = `decode(lpad(to_hex(1000000 + n), 64, '0'), 'hex')`;
  const copies = `from chain.bond_schedule s, generate_series(1, 600) n where s.schedule_id = ${bondId}`;
  await site.pool.query(
    `insert into chain.link (chain_id, contract, relation, subject, block, log_index, at, target)
      select chain_id, vault, 'beneficiary', ${subject}, block, log_index, at, $1 ${copies}`,
    [Buffer.from(localAccount(victim).address.slice(2), 'hex')],
  );
  await site.pool.query(
    `insert into chain.bond_schedule (chain_id, vault, schedule_id, block, log_index, at, transaction_hash, beneficiary, token, start, cliff, duration,
      slice, amount, subject) select chain_id, vault, 1000000 + n, block, log_index, at, transaction_hash, beneficiary, token, 0, 0, 1, 1,
      case n when 600 then 5000 else 1 end, ${subject} ${copies}`,
  );
  try {
    const [group, ...others] = await groupsOf(account(victim));
    expect(others).toEqual([]);
    expect(group!.contract.linearVesting).toMatchObject({ releasableAmount: '5499', totalAmount: '5499' });
    expect(group!.contract.linearVesting!.vestingScheduleIds).toHaveLength(500);
    expect(group!.contract.linearVesting!.releasable).toHaveLength(50);
    expect(group!.contract.linearVesting!.releasable[0]).toEqual({ id: '1000600', amount: '5000' });
  } finally {
    await site.pool.query('delete from chain.link where subject in (select subject from chain.bond_schedule where schedule_id > 1000000)');
    await site.pool.query('delete from chain.bond_schedule where schedule_id > 1000000');
  }
});

test('kinds of bonds that strangers send stand behind those that somebody bought, and are told up to a bound', async () => {
  const reader = 9;
  await desk.open([reader]);
  const own = await desk.buy(reader, await desk.create(OWNER, await offerOf('fpa', 'fixed-term')), 1_000_000_000n);
  const linear = await desk.create(OWNER, { ...(await offerOf('fpa', 'fixed-term')), options: { linearDuration: Number(10n * DAY) } });
  const schedule = await desk.buy(reader, linear, 1_000_000_000n);
  await site.indexed();
  const holder = Buffer.from(localAccount(reader).address.slice(2), 'hex');
  const id = `decode(lpad(to_hex(2000000 + n), 64, '0'), 'hex')`;
  const term = Buffer.from(contracts.tellers['fixed-term'].slice(2), 'hex');
  const place = `select chain_id, block, log_index, at from chain.bond_purchase where bond_id = ${own.bondId}`;
  await site.pool.query(
    `insert into chain.checkpoint (chain_id, contract, series, subject, block, log_index, at, value)
      select p.chain_id, $1, kind.series, case kind.series when 'bondBalance' then $2::bytea || ${id} else ${id} end, p.block, p.log_index, p.at, 1
      from (${place}) p, generate_series(1, 150) n, (values ('bondBalance'), ('bondExpiry')) kind (series)`,
    [term, holder],
  );
  await site.pool.query(
    `insert into chain.link (chain_id, contract, relation, subject, block, log_index, at, target)
      select chain_id, $1, 'underlying', ${id}, block, log_index, at, $2 from (${place}) p, generate_series(1, 150) n`,
    [term, Buffer.from(platformAddresses.localGold.slice(2), 'hex')],
  );
  const copies = `from chain.bond_schedule s, generate_series(1, 150) n where s.schedule_id = ${schedule.bondId}`;
  await site.pool.query(
    `insert into chain.link (chain_id, contract, relation, subject, block, log_index, at, target)
      select chain_id, vault, 'beneficiary', ${id}, block, log_index, at, $1 ${copies}`,
    [holder],
  );
  await site.pool.query(
    `insert into chain.bond_schedule (chain_id, vault, schedule_id, block, log_index, at, transaction_hash, beneficiary, token, start, cliff, duration,
      slice, amount, subject) select chain_id, vault, 2000000 + n, block, log_index, at, transaction_hash, beneficiary,
      decode(lpad(to_hex(n), 40, '0'), 'hex'), 0, 0, 1, 1, 1, ${id} ${copies}`,
  );
  try {
    const { groups, leftOut } = await data.holdings.told(account(reader));
    const redeemable = groups.flatMap(({ contract: { redeem } }) => (redeem ? [redeem.tokenId] : []));
    const vesting = groups.flatMap(({ contract: { linearVesting } }) => (linearVesting ? [linearVesting.vestingScheduleIds] : []));
    expect([redeemable.length, vesting.length, leftOut]).toEqual([100, 100, 102]);
    expect([redeemable[0], vesting[0]]).toEqual([`${own.bondId}`, [`${schedule.bondId}`]]);
  } finally {
    await site.pool.query(
      `delete from chain.checkpoint c using generate_series(1, 150) n where substring(c.subject from length(c.subject) - 31) = ${id}`,
    );
    await site.pool.query(`delete from chain.link l using generate_series(1, 150) n where l.subject = ${id}`);
    await site.pool.query('delete from chain.bond_schedule where schedule_id > 2000000');
  }
});

/** Of its open purchases the part that is still to be had, newest first; by transaction. */
async function openOf(who: number, bondId: bigint) {
  await site.indexed();
  const { items } = await data.purchases.open(account(who), { limit: 100 });
  return items.filter((item) => idOf(item) === bondId).map(({ transactionHash, openAmount }) => [transactionHash, BigInt(openAmount)]);
}

const idOf = ({ tokenId, tokenAddress, vestingScheduleId }: BondPurchase) => BigInt(tokenId ?? tokenAddress ?? vestingScheduleId ?? 0);

/** Of its history: what has been paid out and what is still to be had. */
async function historyOf(who: number, transactionHash: Hex) {
  await site.indexed();
  const { items } = await data.purchases.history(account(who), 1, 100);
  const found = items.find((item) => item.transactionHash === transactionHash);
  return found && [BigInt(found.unwrappedAmount), BigInt(found.openAmount)];
}

async function balanceOf(who: number, bondId: bigint) {
  await site.indexed();
  const groups = await groupsOf(account(who));
  const group = groups.find(({ contract: { redeem } }) => redeem && BigInt(redeem.tokenId ?? redeem.tokenAddress!) === bondId);
  return group && { ...group.contract.redeem, purchaseIds: group.purchaseIds };
}

describe('bonds that are passed on', () => {
  const term = contracts.tellers['fixed-term'];
  const give = (from: number, to: number, id: bigint, amount: bigint) => {
    const args = [localAccount(from).address, localAccount(to).address, id, amount, '0x'] as const;
    return desk.send(from, contractCall({ address: term, abi: fixedTermTellerAbi, functionName: 'safeTransferFrom', args }));
  };
  const redeem = (who: number, id: bigint, amount: bigint) =>
    desk.send(who, contractCall({ address: term, abi: fixedTermTellerAbi, functionName: 'redeem', args: [id, amount] }));

  test('of fixed terms leave the oldest purchases, stay in the history, and can be redeemed by who holds them', async () => {
    await desk.pass(DAY);
    const market = await desk.create(OWNER, await offerOf('fpa', 'fixed-term', { vesting: 9n * DAY }));
    const [first, second] = [await desk.buy(ADA, market, 3_000_000_000n), await desk.buy(ADA, market, 1_000_000_000n)];
    const { bondId } = first;
    expect(await openOf(ADA, bondId)).toEqual([
      [second.transactionHash, second.payout],
      [first.transactionHash, first.payout],
    ]);

    const part = first.payout / 3n;
    await give(ADA, STRANGER, bondId, part);
    expect(await openOf(ADA, bondId)).toEqual([
      [second.transactionHash, second.payout],
      [first.transactionHash, first.payout - part],
    ]);
    await give(ADA, STRANGER, bondId, first.payout - part + 1n);
    expect(await openOf(ADA, bondId)).toEqual([[second.transactionHash, second.payout - 1n]]);
    expect(await historyOf(ADA, first.transactionHash)).toEqual([0n, 0n]);
    expect(await historyOf(ADA, second.transactionHash)).toEqual([0n, second.payout - 1n]);
    // Who has bought nothing holds bonds, and no purchase.
    expect(await openOf(STRANGER, bondId)).toEqual([]);
    expect(await balanceOf(STRANGER, bondId)).toMatchObject({ purchaseIds: [], balance: `${first.payout + 1n}`, tokenId: `${bondId}` });

    await desk.pass(10n * DAY);
    await redeem(STRANGER, bondId, first.payout + 1n);
    expect(await balanceOf(STRANGER, bondId)).toBeUndefined();
    expect(await historyOf(ADA, first.transactionHash)).toEqual([0n, 0n]);
    await redeem(ADA, bondId, second.payout - 1n);
    expect(await openOf(ADA, bondId)).toEqual([]);
    expect(await balanceOf(ADA, bondId)).toBeUndefined();
  });

  test('of a fixed expiry are open again for who gets them back', async () => {
    const market = await desk.create(OWNER, await offerOf('fpa', 'fixed-expiry'));
    const { bondId, transactionHash, payout } = await desk.buy(BEA, market, 1_000_000_000n);
    const token = getAddress(numberToHex(bondId, { size: 20 }));
    const pass = (from: number, to: number) =>
      desk.send(from, contractCall({ address: token, abi: tokenAbi, functionName: 'transfer', args: [localAccount(to).address, payout] }));
    await pass(BEA, ADA);
    expect([await openOf(BEA, bondId), await openOf(ADA, bondId)]).toEqual([[], []]);
    expect(await balanceOf(ADA, bondId)).toMatchObject({ purchaseIds: [], balance: `${payout}`, tokenAddress: token });
    await pass(ADA, BEA);
    expect(await openOf(BEA, bondId)).toEqual([[transactionHash, payout]]);
    expect(await balanceOf(ADA, bondId)).toBeUndefined();
  });

  test('that vest linearly follow their beneficiary, with the purchase, and come back with a block that is undone', async () => {
    const duration = Number(10n * DAY);
    const market = await desk.create(OWNER, { ...(await offerOf('fpa', 'fixed-term')), options: { linearDuration: duration } });
    const { bondId: schedule, transactionHash, payout } = await desk.buy(BEA, market, 1_000_000_000n);
    const vault = { address: contracts.vestingVault, abi: bondVestingVaultAbi };
    const push = { ...vault, functionName: 'pushBeneficiary', args: [schedule, localAccount(ADA).address] } as const;
    await desk.send(BEA, contractCall(push));
    expect([await openOf(BEA, schedule), await openOf(ADA, schedule)]).toEqual([[[transactionHash, payout]], []]);

    await site.indexed();
    const before = await dump(site.pool);
    const snapshot = await site.client.snapshot();
    await desk.send(ADA, contractCall({ ...vault, functionName: 'pullBeneficiary', args: [schedule] }));
    expect([await openOf(BEA, schedule), await openOf(ADA, schedule)]).toEqual([[], [[transactionHash, payout]]]);
    expect(await historyOf(BEA, transactionHash)).toEqual([0n, 0n]);
    const groupOf = async (who: number) =>
      (await groupsOf(account(who))).find(({ contract }) => contract.linearVesting?.vestingScheduleIds.includes(`${schedule}`));
    expect(await groupOf(BEA)).toBeUndefined();
    expect((await groupOf(ADA))?.bondMarket?.marketId).toBe(`${market.id}`);
    await desk.pass(20n * DAY);
    await desk.send(ADA, contractCall({ ...vault, functionName: 'release', args: [schedule, payout / 4n] }));
    expect(await openOf(ADA, schedule)).toEqual([[transactionHash, payout - payout / 4n]]);
    expect(await historyOf(BEA, transactionHash)).toEqual([payout / 4n, 0n]);

    await site.client.revert({ id: snapshot });
    await site.client.mine({ blocks: 1 });
    expect([await openOf(BEA, schedule), await openOf(ADA, schedule)]).toEqual([[[transactionHash, payout]], []]);
    expect(differences(before, await dump(site.pool)).filter((table) => table !== 'cursor')).toEqual([]);
  });

  test('come back with a block that is undone, as balances do', async () => {
    const market = await desk.create(OWNER, await offerOf('fpa', 'fixed-term', { vesting: 11n * DAY }));
    const { bondId, transactionHash, payout } = await desk.buy(ADA, market, 1_000_000_000n);
    await site.indexed();
    const snapshot = await site.client.snapshot();
    await give(ADA, STRANGER, bondId, payout);
    expect(await openOf(ADA, bondId)).toEqual([]);
    await site.client.revert({ id: snapshot });
    await site.client.mine({ blocks: 1 });
    expect(await openOf(ADA, bondId)).toEqual([[transactionHash, payout]]);
    expect(await balanceOf(STRANGER, bondId)).toBeUndefined();
  });
});

test('a market follows its ownership', async () => {
  const market = await desk.create(OWNER, await offerOf('sda', 'fixed-term'));
  await desk.offerMarket(OWNER, market, BEA);
  expect((await read(market.id)).user.address).toBe(localAccount(OWNER).address);
  await desk.takeMarket(BEA, market);
  expect((await read(market.id)).user.address).toBe(localAccount(BEA).address);
});

test('a market waits for its start and ends at its conclusion by the time of its chain', async () => {
  const start = (await desk.now()) + DAY;
  const market = await desk.create(OWNER, await offerOf('fpa', 'fixed-term', { start }));
  expect((await read(market.id)).state).toBe('scheduled');
  await desk.pass(DAY);
  expect((await read(market.id)).state).toBe('live');
  await desk.pass(10n * DAY);
  expect((await read(market.id)).state).toBe('closed');
  expect(await getMarketPrice(site.client, { aggregator: contracts.aggregator, id: market.id })).toBeGreaterThan(0n);
});

test('blocks that are taken back take markets, purchases and holdings with them', async () => {
  await site.indexed();
  const before = await dump(site.pool);
  const snapshot = await site.client.snapshot();
  const market = await desk.create(OWNER, await offerOf('fpa', 'fixed-expiry'));
  await desk.buy(ADA, market, 1_000_000_000n);
  expect((await read(market.id)).purchaseCount).toBe(1);
  const news = async () => {
    const { rows } = await site.pool.query<{ count: number }>('select count(*)::int as count from live.outbox where topic = $1', [
      `market:${TEST_CHAIN_ID}:${market.id}`,
    ]);
    return rows[0]!.count;
  };
  const announced = await news();
  expect(announced).toBeGreaterThanOrEqual(1);
  await site.client.revert({ id: snapshot });
  await site.client.mine({ blocks: 1 });
  await site.indexed();
  expect(await data.markets.find({ chainId: TEST_CHAIN_ID, marketId: `${market.id}` }, null)).toBeUndefined();
  expect(await news()).toBe(announced + 1);
  expect(differences(before, await dump(site.pool)).filter((table) => table !== 'cursor')).toEqual([]);
});
