import {
  aggregatorOf,
  batchRedeemTermBonds,
  bondContractsOf,
  type Call,
  claimTellerFees,
  closeMarket,
  computeReleasableAmount,
  createBonds,
  createdMarketsIn,
  createMarket,
  decodeRevert,
  deployBondToken,
  encodeCloseMarket,
  encodeMerkleAccess,
  encodePermitAccess,
  buyersTree,
  findMarketFor,
  getAllowance,
  getBondTokenForMarket,
  getBondTokenId,
  getBondTokenMetadata,
  getBoughtBy,
  getAuctionAdjustment,
  getAuctionMetadata,
  getCurrentCapacity,
  getCurrentControlVariable,
  getCurrentDebt,
  getFundedPayout,
  getLiveMarketsBetween,
  getLiveMarketsBy,
  getLiveMarketsFor,
  getMarket,
  getMarketAuctioneer,
  getMarketCount,
  getMarketOwner,
  getMarketPrice,
  getMarketScale,
  getMarketTeller,
  getMarketTerms,
  getMarketsFor,
  getMaxAmountAccepted,
  getMaxPayout,
  getPayoutFor,
  getPermitNonce,
  getProtocolFeeFor,
  getTellerFee,
  getTellerFees,
  getTellerRewards,
  getTermBondBalance,
  getTokenBalance,
  getVestingSchedule,
  getWithdrawable,
  isInstantSwap,
  isMarketLive,
  marketPermitTypedData,
  openMarketCalls,
  platformAddresses,
  pullBeneficiary,
  pullMarketOwnership,
  purchasePrivateBond,
  pushBeneficiary,
  pushMarketOwnership,
  raisePermitNonce,
  redeemExpiryBond,
  redeemTermBond,
  releaseManyVested,
  releasesIn,
  releaseVested,
  revertDataOf,
  safeAbi,
  setBuyersRoot,
  setMarketIntervals,
  setProtocolFee,
  setReferrerFee,
  transferTokens,
  auctioneerOf,
  batchRedeemExpiryBonds,
  depositPayout,
  encodeApprovals,
  getBondToken,
  getEscrowed,
  registerAuctioneer,
  setAllowNewMarkets,
  setAuctioneerDefaults,
  setAuctioneerDisabled,
  setCallbackAllowed,
  setCallbackAuthStatus,
  setCreateFeeDiscount,
  setMarketUnlisted,
  UNLIMITED_ALLOWANCE,
  withdrawPayout,
} from '@althing/bindings';
import {
  BondDesk,
  installPlatform,
  installSafe,
  type LocalChain,
  localAccount,
  type LocalClient,
  localClient,
  type Offer,
  startChain,
  untakenPort,
} from '@althing/devnet';
import { bondExpiry, type Strategy, STRATEGIES, type Term, TERMS } from '@althing/domain/bonds';
import type { Address, Hex } from '@althing/domain/units';
import {
  concat,
  createWalletClient,
  encodeFunctionData,
  http,
  maxUint256,
  numberToHex,
  pad,
  parseUnits,
  zeroAddress,
  zeroHash,
} from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plan } from '../src/index.ts';
import { ALICE, BOB, modules, planInput } from './organisation.ts';

/* Each kind of bond market on a local chain, through bindings only: created, bought from, waited for, redeemed, closed. */

const CHAIN_ID = 31337;
const DAY = 86_400n;
const [OWNER, ADA, BEA] = [1, 2, 3] as const;
const { aggregator, tellers, vestingVault, escrow } = bondContractsOf(CHAIN_ID)!;
const { localDollar, localGold, localPool } = platformAddresses;
const KINDS = STRATEGIES.flatMap((strategy) => TERMS.map((term) => ({ strategy, term })));
const addressOf = (n: number) => localAccount(n).address;

let chain: LocalChain;
let client: LocalClient;
let desk: BondDesk;

const wallet = (n: number) => createWalletClient({ account: localAccount(n), chain: client.chain, transport: http(chain.url) });

beforeAll(async () => {
  chain = await startChain({ chainId: CHAIN_ID, port: await untakenPort() });
  client = localClient(chain);
  await installSafe(client);
  await installPlatform(client);
  desk = await new BondDesk(client, chain.url).open([0, OWNER, ADA, BEA]);
});
afterAll(() => chain.stop());

async function settled(sent: Promise<Hex>) {
  const receipt = await client.waitForTransactionReceipt({ hash: await sent });
  expect(receipt.status).toBe('success');
  return receipt;
}

const refusal = async (sent: Promise<unknown>): Promise<string> => {
  const error = await sent.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return decodeRevert(revertDataOf(error) ?? '0x').name;
};

const vestingOf = async (term: Term) => (term === 'fixed-term' ? 7n * DAY : (await desk.now()) + 12n * DAY);
const isOracle = (strategy: Strategy) => strategy === 'ofda' || strategy === 'osda';
const amountOf = (strategy: Strategy) => (isOracle(strategy) ? parseUnits('0.0000001', 18) : parseUnits('1000', 6));
const quoteOf = (strategy: Strategy) => (isOracle(strategy) ? localPool : localDollar);

describe.each(KINDS)('a market of $strategy, $term', ({ strategy, term }) => {
  it('sells what it quotes, closes, and pays all the same when its bonds have matured', async () => {
    await desk.attest();
    const market = await desk.create(OWNER, { strategy, term, vesting: await vestingOf(term) });
    const { id, auctioneer } = market;
    expect(market).toMatchObject({ strategy, term, owner: addressOf(OWNER) });
    expect(await getMarketAuctioneer(client, { aggregator, id })).toBe(auctioneer);
    expect(await getMarketTeller(client, { aggregator, id })).toBe(tellers[term]);
    expect(await isMarketLive(client, { aggregator, id })).toBe(true);
    expect(await isInstantSwap(client, { aggregator, id })).toBe(false);
    const terms = await getMarketTerms(client, { auctioneer, strategy, id });
    expect(terms).toMatchObject({ start: market.start, conclusion: market.conclusion });
    expect(terms.oracle).toBe(isOracle(strategy) ? platformAddresses.twapBondOracle : undefined);

    const amount = amountOf(strategy);
    const price = await getMarketPrice(client, { aggregator, id });
    const scale = await getMarketScale(client, { aggregator, id });
    const quoted = await getPayoutFor(client, { aggregator, amount, id, referrer: zeroAddress });
    expect(price).toBeGreaterThan(0n);
    expect(quoted).toBe((amount * scale) / price);
    expect(await getMaxAmountAccepted(client, { aggregator, id, referrer: zeroAddress })).toBeGreaterThan(amount);
    expect(await getMaxPayout(client, { auctioneer, id })).toBeGreaterThan(quoted);

    const paid = await getTokenBalance(client, { token: quoteOf(strategy), account: addressOf(OWNER) });
    const bought = await desk.buy(ADA, market, amount);
    expect(bought).toMatchObject({ id, buyer: addressOf(ADA), quoteAmount: amount, protocolFee: 0n, referrerFee: 0n });
    expect(bought.payout).toBe((amount * scale) / bought.price);
    expect((await getTokenBalance(client, { token: quoteOf(strategy), account: addressOf(OWNER) })) - paid).toBe(amount);
    const book = await getMarket(client, { auctioneer, strategy, id });
    expect(book).toMatchObject({ owner: addressOf(OWNER), payoutToken: localGold, sold: bought.payout, purchased: amount });
    expect(await getCurrentCapacity(client, { aggregator, id })).toBe(book.capacity);

    const at = await desk.now();
    expect(BigInt(bought.expiry)).toBe(bondExpiry({ term, vesting: BigInt(terms.vesting) }, at));
    const half = bought.payout / 2n;
    const redeem = (part: bigint) =>
      term === 'fixed-term'
        ? redeemTermBond(wallet(ADA), { teller: tellers[term], tokenId: bought.bondId, amount: part })
        : redeemExpiryBond(wallet(ADA), { teller: tellers[term], bondToken: numberToHex(bought.bondId, { size: 20 }), amount: part });
    expect(await refusal(redeem(half))).toBe('Teller_TokenNotMatured');
    await settled(closeMarket(wallet(OWNER), { auctioneer, id }));
    expect(await refusal(closeMarket(wallet(OWNER), { auctioneer, id }))).toBe('Auctioneer_MarketNotActive');
    expect(await isMarketLive(client, { aggregator, id })).toBe(false);
    expect(await refusal(desk.buy(ADA, market, amount))).toBe('Auctioneer_MarketNotActive');
    await desk.pass(BigInt(bought.expiry) - at);
    const gold = await getTokenBalance(client, { token: localGold, account: addressOf(ADA) });
    await settled(redeem(half));
    await settled(redeem(bought.payout - half));
    expect((await getTokenBalance(client, { token: localGold, account: addressOf(ADA) })) - gold).toBe(bought.payout);
  });
});

async function open(offer: Offer = {}) {
  return desk.create(OWNER, offer);
}

describe('linear bonds', () => {
  it('are released as they vest, at once or many, and handed on', async () => {
    const market = await open({ options: { linearDuration: Number(10n * DAY) }, vesting: 2n * DAY });
    const [first, second] = [await desk.buy(ADA, market, 2_000_000_000n), await desk.buy(ADA, market, 1_000_000_000n)];
    const [scheduleId, other] = [first.bondId, second.bondId];
    expect(await getVestingSchedule(client, { vault: vestingVault, scheduleId })).toMatchObject({
      beneficiary: addressOf(ADA),
      token: localGold,
      duration: 10n * DAY,
      slicePeriodSeconds: 1n,
      amountTotal: first.payout,
      released: 0n,
    });
    expect(await computeReleasableAmount(client, { vault: vestingVault, scheduleId })).toBe(0n);
    expect(await refusal(releaseVested(wallet(ADA), { vault: vestingVault, scheduleId, amount: 1n }))).toBe('Vesting_ExceedsReleasable');
    await desk.pass(7n * DAY);
    const releasable = await computeReleasableAmount(client, { vault: vestingVault, scheduleId });
    expect(releasable).toBeGreaterThanOrEqual(first.payout / 2n);
    const { logs } = await settled(releaseVested(wallet(ADA), { vault: vestingVault, scheduleId, amount: releasable }));
    expect(releasesIn(vestingVault, logs)).toMatchObject([
      { id: scheduleId, beneficiary: addressOf(ADA), token: localGold, amount: releasable },
    ]);

    await settled(pushBeneficiary(wallet(ADA), { vault: vestingVault, scheduleId: other, candidate: addressOf(BEA) }));
    await settled(pullBeneficiary(wallet(BEA), { vault: vestingVault, scheduleId: other }));
    await desk.pass(6n * DAY);
    expect(await refusal(releaseManyVested(wallet(ADA), { vault: vestingVault, scheduleIds: [scheduleId, other] }))).toBe(
      'Vesting_BeneficiaryOnly',
    );
    const rest = await settled(releaseManyVested(wallet(ADA), { vault: vestingVault, scheduleIds: [scheduleId] }));
    expect(releasesIn(vestingVault, rest.logs).map(({ amount }) => amount)).toEqual([first.payout - releasable]);
  });
});

describe('private markets', () => {
  const tree = buyersTree([
    { address: addressOf(ADA), maxQuote: 1_000_000_000n },
    { address: addressOf(9), maxQuote: 5n },
  ]);
  const options = { isPrivate: true, buyersRoot: tree.root };

  it('sell to those in the tree, up to their limit, and never by search', async () => {
    const market = await open({ options, capacity: parseUnits('100', 18) });
    const { auctioneer, id } = market;
    const access = encodeMerkleAccess(tree.proofOf(addressOf(ADA))!);
    expect(await refusal(desk.buy(ADA, market, 1_000_000n))).toBe('Auctioneer_NotAuthorized');
    await desk.buy(ADA, market, 600_000_000n, { access });
    expect(await getBoughtBy(client, { auctioneer, id, buyer: addressOf(ADA) })).toBe(600_000_000n);
    expect(await refusal(desk.buy(ADA, market, 400_000_001n, { access }))).toBe('Auctioneer_BuyerLimitExceeded');
    expect(await refusal(desk.buy(BEA, market, 1n, { access }))).toBe('Auctioneer_InvalidProof');
    await settled(setBuyersRoot(wallet(OWNER), { auctioneer, id, buyersRoot: zeroHash }));
    expect(await refusal(desk.buy(ADA, market, 1_000_000n, { access }))).toBe('Auctioneer_InvalidProof');
  });

  it("sell by their owner's permit until it is revoked", async () => {
    const { auctioneer, id, term } = await open({ options: { isPrivate: true } });
    const nonce = await getPermitNonce(client, { auctioneer, id });
    const permit = { id, buyer: addressOf(BEA), maxQuote: 1_000_000_000n, nonce, deadline: (await desk.now()) + DAY };
    const signature = await localAccount(OWNER).signTypedData(marketPermitTypedData({ auctioneer, chainId: CHAIN_ID, permit }));
    const buy = () =>
      purchasePrivateBond(wallet(BEA), {
        teller: tellers[term],
        recipient: addressOf(BEA),
        referrer: zeroAddress,
        id,
        amount: 1_000_000n,
        minAmountOut: 1n,
        maxFee: 0,
        access: encodePermitAccess({ ...permit, signature }),
      });
    await settled(buy());
    await settled(raisePermitNonce(wallet(OWNER), { auctioneer, id }));
    expect(await refusal(buy())).toBe('Auctioneer_InvalidPermit');
  });
});

describe('markets on a chain', () => {
  it('are found by token, owner and best payout', async () => {
    const cheap = await open();
    const { id } = cheap;
    const count = await getMarketCount(client, { aggregator: aggregatorOf(CHAIN_ID) });
    expect(count).toBe(id + 1n);
    const page = { offset: 0n, limit: count };
    const lists = await Promise.all([
      getLiveMarketsBetween(client, { aggregator, first: id, last: count }),
      getLiveMarketsFor(client, { aggregator, token: localGold, isPayout: true, ...page }),
      getLiveMarketsFor(client, { aggregator, token: localDollar, isPayout: false, ...page }),
      getMarketsFor(client, { aggregator, payoutToken: localGold, quoteToken: localDollar, ...page }),
      getLiveMarketsBy(client, { aggregator, owner: addressOf(OWNER), first: 0n, last: count }),
    ]);
    for (const list of lists) expect(list).toContain(id);
    const search = {
      aggregator,
      payoutToken: localGold,
      quoteToken: localDollar,
      amountIn: 1_000_000n,
      maxExpiry: (await desk.now()) + 8n * DAY,
    };
    const found = await findMarketFor(client, { ...search, minAmountOut: 1n });
    expect(found).toBeDefined();
    expect(await findMarketFor(client, { ...search, minAmountOut: maxUint256 })).toBeUndefined();
    expect(await getMarketPrice(client, { aggregator, id: count })).toBe(0n);
  });

  it('change hands by push and pull, and their auctions are tuned by their owner', async () => {
    const { auctioneer, id } = await open({ strategy: 'sda' });
    const intervals = [2 * 86_400, 86_400, 5 * 86_400] as const;
    await settled(setMarketIntervals(wallet(OWNER), { auctioneer, id, intervals }));
    const [debt, variable] = [getCurrentDebt, getCurrentControlVariable].map((read) => read(client, { auctioneer, id }));
    const [price, scale] = [getMarketPrice, getMarketScale].map((read) => read(client, { aggregator, id }));
    expect(((await variable!) * (await debt!) + (await scale!) - 1n) / (await scale!)).toBe(await price);
    const { tuneInterval, tuneAdjustmentDelay, debtDecayInterval } = await getAuctionMetadata(client, { auctioneer, id });
    expect([tuneInterval, tuneAdjustmentDelay, debtDecayInterval]).toEqual(intervals);
    expect(await getAuctionAdjustment(client, { auctioneer, id })).toMatchObject({ change: 0n, active: false });
    await settled(pushMarketOwnership(wallet(OWNER), { auctioneer, id, newOwner: addressOf(BEA) }));
    expect(await refusal(pullMarketOwnership(wallet(ADA), { auctioneer, id }))).toBe('Auctioneer_NotAuthorized');
    await settled(pullMarketOwnership(wallet(BEA), { auctioneer, id }));
    expect(await getMarketOwner(client, { auctioneer, id })).toBe(addressOf(BEA));
    expect(await refusal(closeMarket(wallet(OWNER), { auctioneer, id }))).toBe('Auctioneer_OnlyMarketOwner');
  });
});

describe('fees and bonds without a market', () => {
  const teller = tellers['fixed-term'];

  it('go to the protocol and the referrer, who claim them', async () => {
    await settled(setProtocolFee(wallet(0), { teller, fee: 1_000 }));
    await settled(setReferrerFee(wallet(BEA), { teller, fee: 500 }));
    expect(await getTellerFee(client, { teller, referrer: addressOf(BEA) })).toBe(1_500);
    expect(await getTellerFees(client, { teller, referrer: addressOf(BEA) })).toEqual({
      protocolFee: 1_000n,
      referrerFee: 500n,
      createFeeDiscount: 0n,
      feeDecimals: 100_000,
    });
    expect(await getProtocolFeeFor(client, { teller, amount: 100_000_000n })).toBe(1_000_000n);
    const bought = await desk.buy(ADA, await open(), 100_000_000n, { referrer: addressOf(BEA) });
    expect(bought).toMatchObject({ protocolFee: 1_000_000n, referrerFee: 500_000n });
    expect(await getTellerRewards(client, { teller, who: addressOf(BEA), token: localDollar })).toBe(500_000n);
    const dollars = await getTokenBalance(client, { token: localDollar, account: addressOf(9) });
    await settled(claimTellerFees(wallet(BEA), { teller, tokens: [localDollar], to: addressOf(9) }));
    expect((await getTokenBalance(client, { token: localDollar, account: addressOf(9) })) - dollars).toBe(500_000n);
  });

  it('wraps gold into bonds of a day and redeems many of them', async () => {
    const expiry = Number((await desk.now()) + 3n * DAY);
    const tokenId = await getBondTokenId(client, { teller, underlying: localGold, expiry });
    expect(await refusal(createBonds(wallet(ADA), { teller, underlying: localGold, expiry, amount: 100n }))).toBe(
      'Teller_TokenDoesNotExist',
    );
    await settled(deployBondToken(wallet(ADA), { teller, underlying: localGold, expiry }));
    await settled(createBonds(wallet(ADA), { teller, underlying: localGold, expiry, amount: 100_000n }));
    expect(await getTermBondBalance(client, { teller, owner: addressOf(ADA), tokenId })).toBe(99_000n);
    expect(await getBondTokenMetadata(client, { teller, tokenId })).toMatchObject({ active: true, underlying: localGold, supply: 99_000n });
    await desk.pass(3n * DAY);
    await settled(batchRedeemTermBonds(wallet(ADA), { teller, tokenIds: [tokenId, tokenId], amounts: [9_000n, 90_000n] }));
    expect(await getTermBondBalance(client, { teller, owner: addressOf(ADA), tokenId })).toBe(0n);
    await settled(setProtocolFee(wallet(0), { teller, fee: 0 }));
  });

  it('tells the bond token of a fixed-expiry market, and none of another teller', async () => {
    const market = await open({ term: 'fixed-expiry', vesting: (await desk.now()) + 12n * DAY });
    const bought = await desk.buy(ADA, market, 1_000_000n);
    const token = await getBondTokenForMarket(client, { teller: tellers['fixed-expiry'], id: market.id });
    expect(BigInt(token)).toBe(bought.bondId);
    const foreign = await open();
    expect(await refusal(getBondTokenForMarket(client, { teller: tellers['fixed-expiry'], id: foreign.id }))).toBe('Teller_InvalidParams');
  });
});

describe('a market that is paid from the escrow', () => {
  it('needs nothing of its owner, and gives back what is left', async () => {
    const market = await open({ callback: escrow });
    const { id } = market;
    const approvals = encodeApprovals({ chainId: CHAIN_ID, token: localGold, spender: escrow, amount: UNLIMITED_ALLOWANCE, allowance: 0n });
    for (const approval of approvals) await settled(wallet(OWNER).sendTransaction(approval));
    await settled(depositPayout(wallet(OWNER), { escrow, id, amount: parseUnits('10', 18) }));
    const dollars = await getTokenBalance(client, { token: localDollar, account: addressOf(OWNER) });
    const bought = await desk.buy(ADA, market, 1_000_000_000n);
    const left = parseUnits('10', 18) - bought.payout;
    expect(await getEscrowed(client, { escrow, id })).toBe(left);
    expect((await getTokenBalance(client, { token: localDollar, account: addressOf(OWNER) })) - dollars).toBe(1_000_000_000n);
    const withdraw = () => withdrawPayout(wallet(OWNER), { escrow, id, amount: left, to: addressOf(9) });
    expect(await refusal(withdraw())).toBe('BondEscrow_NotEnough');
    expect(await getWithdrawable(client, { escrow, id })).toBe(0n);
    await settled(closeMarket(wallet(OWNER), market));
    expect(await getWithdrawable(client, { escrow, id })).toBe(left);
    await settled(withdraw());
    expect(await getEscrowed(client, { escrow, id })).toBe(0n);
  });
});

describe('the authority over bond contracts', () => {
  const auctioneer = auctioneerOf(CHAIN_ID, 'fpa', 'fixed-term');

  it('stops and allows new markets, of one auctioneer or by disabling it', async () => {
    await settled(setAllowNewMarkets(wallet(0), { auctioneer, isAllowed: false }));
    expect(await refusal(open())).toBe('Auctioneer_NewMarketsNotAllowed');
    await settled(setAllowNewMarkets(wallet(0), { auctioneer, isAllowed: true }));
    await settled(setAuctioneerDisabled(wallet(0), { aggregator, auctioneer, isDisabled: true }));
    expect(await refusal(open())).toBe('Aggregator_AuctioneerDisabled');
    await settled(setAuctioneerDisabled(wallet(0), { aggregator, auctioneer, isDisabled: false }));
    expect(await refusal(registerAuctioneer(wallet(0), { aggregator, auctioneer }))).toBe('Aggregator_AlreadyRegistered');
    expect(await refusal(setAllowNewMarkets(wallet(ADA), { auctioneer, isAllowed: false }))).toBe('Auctioneer_NotAuthorized');
  });

  it('takes a market off the lists, which can be bought all the same', async () => {
    const market = await open();
    const { id } = market;
    const list = () => getLiveMarketsBetween(client, { aggregator, first: id, last: id + 1n });
    await settled(setMarketUnlisted(wallet(0), { aggregator, id, isUnlisted: true }));
    expect(await list()).toEqual([]);
    expect((await desk.buy(ADA, market, 1_000_000n)).payout).toBeGreaterThan(0n);
    await settled(setMarketUnlisted(wallet(0), { aggregator, id, isUnlisted: false }));
    expect(await list()).toEqual([id]);
  });

  it('decides who pays by callback, what auctions begin with and what bonds without a market cost', async () => {
    expect(await refusal(open({ callback: addressOf(9) }))).toBe('Auctioneer_NotAuthorized');
    await settled(setCallbackAuthStatus(wallet(0), { auctioneer, creator: addressOf(OWNER), isAuthorised: true }));
    expect((await open({ callback: addressOf(9) })).owner).toBe(addressOf(OWNER));
    await settled(setCallbackAuthStatus(wallet(0), { auctioneer, creator: addressOf(OWNER), isAuthorised: false }));
    await settled(setCallbackAllowed(wallet(0), { auctioneer, callback: addressOf(9), isAllowed: true }));
    expect((await open({ callback: addressOf(9) })).owner).toBe(addressOf(OWNER));

    const auction = auctioneerOf(CHAIN_ID, 'sda', 'fixed-term');
    const defaults = [3 * 86_400, 21_600, 10 * 86_400, 2 * 86_400, 5 * 86_400, 20_000] as const;
    await settled(setAuctioneerDefaults(wallet(0), { auctioneer: auction, defaults }));
    expect(await refusal(open({ strategy: 'sda' }))).toBe('Auctioneer_InvalidParams');

    const teller = tellers['fixed-expiry'];
    await settled(setProtocolFee(wallet(0), { teller, fee: 2_000 }));
    await settled(setCreateFeeDiscount(wallet(0), { teller, discount: 500 }));
    const expiry = Number((await desk.now()) + 3n * DAY);
    await settled(deployBondToken(wallet(ADA), { teller, underlying: localGold, expiry }));
    await settled(createBonds(wallet(ADA), { teller, underlying: localGold, expiry, amount: 100_000n }));
    const bondToken = await getBondToken(client, { teller, underlying: localGold, expiry });
    expect(await getTokenBalance(client, { token: bondToken, account: addressOf(ADA) })).toBe(98_500n);
    await desk.pass(3n * DAY);
    await settled(batchRedeemExpiryBonds(wallet(ADA), { teller, bondTokens: [bondToken, bondToken], amounts: [500n, 98_000n] }));
    expect(await getTokenBalance(client, { token: bondToken, account: addressOf(ADA) })).toBe(0n);
    await settled(setProtocolFee(wallet(0), { teller, fee: 0 }));
  });
});

describe('a bonding-engine Safe', () => {
  /** The Safe's one signer executes; a signature of the sender is its address. */
  const execute = (safe: Address, { to, data, value }: Call) =>
    settled(
      wallet(OWNER).sendTransaction({
        to: safe,
        data: encodeFunctionData({
          abi: safeAbi,
          functionName: 'execTransaction',
          args: [to, value, data, 0, 0n, 0n, 0n, zeroAddress, zeroAddress, concat([pad(ALICE), zeroHash, '0x01'])],
        }),
      }),
    );

  it('that was planned with its organisation owns the market that it is asked to open, and closes it', async () => {
    const bondingEngine = [{ chainId: CHAIN_ID, name: '', isMultisig: true, addresses: [ALICE, BOB], threshold: 1 }];
    const [chainPlan] = plan(planInput({ modules: modules({ bondingEngine }) })).chains;
    const safe = chainPlan!.steps.find(({ kind }) => kind === 'bondingEngine')!.address;
    for (const transaction of chainPlan!.transactions) await settled(client.sendTransaction(transaction));
    expect(addressOf(OWNER)).toBe(ALICE);
    const capacity = parseUnits('50', 18);
    await settled(transferTokens(wallet(OWNER), { token: localGold, to: safe, amount: capacity }));

    const created = createdMarketsIn((await settled(createMarket(wallet(ADA), desk.creation({ capacity })))).logs)[0];
    const allowance = await getAllowance(client, { token: localGold, owner: safe, spender: tellers['fixed-term'] });
    const calls = openMarketCalls({
      ...desk.creation({ capacity }),
      chainId: CHAIN_ID,
      term: 'fixed-term',
      payoutAllowance: capacity,
      allowance,
    });
    expect(calls).toHaveLength(2);
    await execute(safe, calls[0]!);
    const market = createdMarketsIn((await execute(safe, calls[1]!)).logs)[0];
    expect(market).toMatchObject({ owner: safe, market: created.market });
    expect(await getFundedPayout(client, market)).toBe(capacity);
    const bought = await desk.buy(BEA, market, 1_000_000_000n);
    expect(await getTokenBalance(client, { token: localGold, account: safe })).toBe(capacity - bought.payout);
    await execute(safe, encodeCloseMarket(market));
    expect(await isMarketLive(client, { aggregator, id: market.id })).toBe(false);
  });
});
