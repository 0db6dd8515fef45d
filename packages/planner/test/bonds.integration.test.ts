import {
  aggregatorOf,
  assertTimelockOwner,
  auctioneerOf,
  bondAggregatorAbi,
  bondContractsOf,
  bondEscrowAbi,
  bondVestingVaultAbi,
  buyersTree,
  type Call,
  createdMarketsIn,
  decodeRevert,
  encodeApprovals,
  encodeCloseMarket,
  encodeCreateMarket,
  encodeMerkleAccess,
  encodePermitAccess,
  encodePurchasePrivateBond,
  fixedExpiryTellerAbi,
  fixedPriceAuctioneerAbi,
  fixedTermTellerAbi,
  getMarketOwner,
  getMarketPrice,
  getTokenBalance,
  LEAST_OWNER_DELAY,
  marketPermitTypedData,
  platformAddresses,
  releasesIn,
  revertDataOf,
  safeAbi,
  sendCall,
  sequentialDutchAuctioneerAbi,
  timelockAbi,
  tokenAbi,
  UNLIMITED_ALLOWANCE,
} from '@althing/bindings';
import {
  BondDesk,
  type LocalChain,
  localAccount,
  type LocalClient,
  localClient,
  type Offer,
  startPlatformChain,
  untakenPort,
  readMarket,
  readTerms,
} from '@althing/devnet';
import { bondExpiry, type Strategy, STRATEGIES, type Term, TERMS } from '@althing/domain/bonds';
import type { Address, Hex } from '@althing/domain/units';
import { ALICE, BOB, sampleModules } from '@althing/domain/testing';
import {
  concat,
  createWalletClient,
  decodeFunctionData,
  encodeFunctionData,
  erc20Abi,
  getContract,
  http,
  maxUint256,
  numberToHex,
  pad,
  parseUnits,
  zeroAddress,
  zeroHash,
} from 'viem';
import { readContract, writeContract } from 'viem/actions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plan } from '../src/index.ts';
import { planInput } from './planInput.ts';

/* Each kind of bond market on a local chain, through bindings only: created, bought from, waited for, redeemed, closed. */

const CHAIN_ID = 31337;
const DAY = 86_400n;
const [OWNER, ADA, BEA] = [1, 2, 3] as const;
const { aggregator, tellers, vestingVault, escrow } = bondContractsOf(CHAIN_ID)!;
const { localDollar, localGold, localPool } = platformAddresses;
const ERC1167_END = '0x5af43d82803e903d91602b57fd5bf3';
const KINDS = STRATEGIES.flatMap((strategy) => TERMS.map((term) => ({ strategy, term })));
const addressOf = (n: number) => localAccount(n).address;

let chain: LocalChain;
let client: LocalClient;
let desk: BondDesk;

const wallet = (n: number) => createWalletClient({ account: localAccount(n), chain: client.chain, transport: http(chain.url) });

beforeAll(async () => {
  chain = await startPlatformChain({ chainId: CHAIN_ID, port: await untakenPort() });
  client = localClient(chain);
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
    expect(await readContract(client, { address: aggregator, abi: bondAggregatorAbi, functionName: 'getAuctioneer', args: [id] })).toBe(
      auctioneer,
    );
    expect(await readContract(client, { address: aggregator, abi: bondAggregatorAbi, functionName: 'getTeller', args: [id] })).toBe(
      tellers[term],
    );
    expect(await readContract(client, { address: aggregator, abi: bondAggregatorAbi, functionName: 'isLive', args: [id] })).toBe(true);
    expect(await readContract(client, { address: aggregator, abi: bondAggregatorAbi, functionName: 'isInstantSwap', args: [id] })).toBe(
      false,
    );
    const terms = await readTerms(client, { auctioneer, strategy, id });
    expect(terms).toMatchObject({ start: market.start, conclusion: market.conclusion });
    expect(terms.oracle).toBe(isOracle(strategy) ? platformAddresses.twapBondOracle : undefined);

    const amount = amountOf(strategy);
    const price = await getMarketPrice(client, { aggregator, id });
    const scale = await readContract(client, { address: aggregator, abi: bondAggregatorAbi, functionName: 'marketScale', args: [id] });
    const quoted = await readContract(client, {
      address: aggregator,
      abi: bondAggregatorAbi,
      functionName: 'payoutFor',
      args: [amount, id, zeroAddress],
    });
    expect(price).toBeGreaterThan(0n);
    expect(quoted).toBe((amount * scale) / price);
    expect(
      await readContract(client, {
        address: aggregator,
        abi: bondAggregatorAbi,
        functionName: 'maxAmountAccepted',
        args: [id, zeroAddress],
      }),
    ).toBeGreaterThan(amount);
    expect(
      await readContract(client, { address: auctioneer, abi: fixedPriceAuctioneerAbi, functionName: 'maxPayout', args: [id] }),
    ).toBeGreaterThan(quoted);

    const paid = await getTokenBalance(client, { token: quoteOf(strategy), account: addressOf(OWNER) });
    const bought = await desk.buy(ADA, market, amount);
    expect(bought).toMatchObject({ id, buyer: addressOf(ADA), quoteAmount: amount, protocolFee: 0n, referrerFee: 0n });
    expect(bought.payout).toBe((amount * scale) / bought.price);
    expect((await getTokenBalance(client, { token: quoteOf(strategy), account: addressOf(OWNER) })) - paid).toBe(amount);
    const book = await readMarket(client, { auctioneer, strategy, id });
    expect(book).toMatchObject({ owner: addressOf(OWNER), payoutToken: localGold, sold: bought.payout, purchased: amount });
    expect(await readContract(client, { address: aggregator, abi: bondAggregatorAbi, functionName: 'currentCapacity', args: [id] })).toBe(
      book.capacity,
    );

    const at = await desk.now();
    expect(BigInt(bought.expiry)).toBe(bondExpiry({ term, vesting: BigInt(terms.vesting) }, at));
    const half = bought.payout / 2n;
    const redeem = (part: bigint) =>
      term === 'fixed-term'
        ? writeContract(wallet(ADA), {
            address: tellers[term],
            abi: fixedTermTellerAbi,
            functionName: 'redeem',
            args: [bought.bondId, part],
          })
        : writeContract(wallet(ADA), {
            address: tellers[term],
            abi: fixedExpiryTellerAbi,
            functionName: 'redeem',
            args: [numberToHex(bought.bondId, { size: 20 }), part],
          });
    expect(await refusal(redeem(half))).toBe('Teller_TokenNotMatured');
    await settled(sendCall(wallet(OWNER), encodeCloseMarket({ auctioneer, id })));
    expect(await refusal(sendCall(wallet(OWNER), encodeCloseMarket({ auctioneer, id })))).toBe('Auctioneer_MarketNotActive');
    expect(await readContract(client, { address: aggregator, abi: bondAggregatorAbi, functionName: 'isLive', args: [id] })).toBe(false);
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
    expect(
      await readContract(client, {
        address: vestingVault,
        abi: bondVestingVaultAbi,
        functionName: 'getVestingSchedule',
        args: [scheduleId],
      }),
    ).toMatchObject({
      beneficiary: addressOf(ADA),
      token: localGold,
      duration: 10n * DAY,
      slicePeriodSeconds: 1n,
      amountTotal: first.payout,
      released: 0n,
    });
    expect(
      await readContract(client, {
        address: vestingVault,
        abi: bondVestingVaultAbi,
        functionName: 'computeReleasableAmount',
        args: [scheduleId],
      }),
    ).toBe(0n);
    expect(
      await refusal(
        writeContract(wallet(ADA), { address: vestingVault, abi: bondVestingVaultAbi, functionName: 'release', args: [scheduleId, 1n] }),
      ),
    ).toBe('Vesting_ExceedsReleasable');
    await desk.pass(7n * DAY);
    const releasable = await readContract(client, {
      address: vestingVault,
      abi: bondVestingVaultAbi,
      functionName: 'computeReleasableAmount',
      args: [scheduleId],
    });
    expect(releasable).toBeGreaterThanOrEqual(first.payout / 2n);
    const { logs } = await settled(
      writeContract(wallet(ADA), {
        address: vestingVault,
        abi: bondVestingVaultAbi,
        functionName: 'release',
        args: [scheduleId, releasable],
      }),
    );
    expect(releasesIn(vestingVault, logs)).toMatchObject([
      { id: scheduleId, beneficiary: addressOf(ADA), token: localGold, amount: releasable },
    ]);

    await settled(
      writeContract(wallet(ADA), {
        address: vestingVault,
        abi: bondVestingVaultAbi,
        functionName: 'pushBeneficiary',
        args: [other, addressOf(BEA)],
      }),
    );
    await settled(
      writeContract(wallet(BEA), { address: vestingVault, abi: bondVestingVaultAbi, functionName: 'pullBeneficiary', args: [other] }),
    );
    await desk.pass(6n * DAY);
    expect(
      await refusal(
        writeContract(wallet(ADA), {
          address: vestingVault,
          abi: bondVestingVaultAbi,
          functionName: 'releaseMany',
          args: [[scheduleId, other]],
        }),
      ),
    ).toBe('Vesting_BeneficiaryOnly');
    const rest = await settled(
      writeContract(wallet(ADA), { address: vestingVault, abi: bondVestingVaultAbi, functionName: 'releaseMany', args: [[scheduleId]] }),
    );
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
    expect(
      await readContract(client, {
        address: auctioneer,
        abi: fixedPriceAuctioneerAbi,
        functionName: 'boughtBy',
        args: [id, addressOf(ADA)],
      }),
    ).toBe(600_000_000n);
    expect(await refusal(desk.buy(ADA, market, 400_000_001n, { access }))).toBe('Auctioneer_BuyerLimitExceeded');
    expect(await refusal(desk.buy(BEA, market, 1n, { access }))).toBe('Auctioneer_InvalidProof');
    await settled(
      writeContract(wallet(OWNER), {
        address: auctioneer,
        abi: fixedPriceAuctioneerAbi,
        functionName: 'setBuyersRoot',
        args: [id, zeroHash],
      }),
    );
    expect(await refusal(desk.buy(ADA, market, 1_000_000n, { access }))).toBe('Auctioneer_InvalidProof');
  });

  it("sell by their owner's permit until it is revoked", async () => {
    const { auctioneer, id, term } = await open({ options: { isPrivate: true } });
    const nonce = await readContract(client, {
      address: auctioneer,
      abi: fixedPriceAuctioneerAbi,
      functionName: 'permitNonce',
      args: [id],
    });
    const permit = { id, buyer: addressOf(BEA), maxQuote: 1_000_000_000n, nonce, deadline: (await desk.now()) + DAY };
    const signature = await localAccount(OWNER).signTypedData(marketPermitTypedData({ auctioneer, chainId: CHAIN_ID, permit }));
    const buy = () =>
      sendCall(
        wallet(BEA),
        encodePurchasePrivateBond({
          teller: tellers[term],
          recipient: addressOf(BEA),
          referrer: zeroAddress,
          id,
          amount: 1_000_000n,
          minAmountOut: 1n,
          maxFee: 0,
          access: encodePermitAccess({ ...permit, signature }),
        }),
      );
    await settled(buy());
    await settled(
      writeContract(wallet(OWNER), { address: auctioneer, abi: fixedPriceAuctioneerAbi, functionName: 'raisePermitNonce', args: [id] }),
    );
    expect(await refusal(buy())).toBe('Auctioneer_InvalidPermit');
  });
});

describe('markets on a chain', () => {
  it('are found by token, owner and best payout', async () => {
    const cheap = await open();
    const { id } = cheap;
    const count = await readContract(client, { address: aggregatorOf(CHAIN_ID), abi: bondAggregatorAbi, functionName: 'marketCounter' });
    expect(count).toBe(id + 1n);
    const book = getContract({ address: aggregator, abi: bondAggregatorAbi, client });
    const lists = await Promise.all([
      readContract(client, { address: aggregator, abi: bondAggregatorAbi, functionName: 'liveMarketsBetween', args: [id, count] }),
      book.read.liveMarketsFor([localGold, true, 0n, count]),
      book.read.liveMarketsFor([localDollar, false, 0n, count]),
      book.read.marketsFor([localGold, localDollar, 0n, count]),
      readContract(client, {
        address: aggregator,
        abi: bondAggregatorAbi,
        functionName: 'liveMarketsBy',
        args: [addressOf(OWNER), 0n, count],
      }),
    ]);
    for (const list of lists) expect(list).toContain(id);
    const [amountIn, maxExpiry] = [1_000_000n, (await desk.now()) + 8n * DAY];
    const best = (minAmountOut: bigint) => book.read.findMarketFor([localGold, localDollar, amountIn, minAmountOut, maxExpiry]);
    expect(await best(1n)).toBeLessThan(count);
    expect(await best(maxUint256)).toBe(maxUint256);
    expect(await getMarketPrice(client, { aggregator, id: count })).toBe(0n);
  });

  it('change hands by push and pull, and their auctions are tuned by their owner', async () => {
    const { auctioneer, id } = await open({ strategy: 'sda' });
    const intervals = [2 * 86_400, 86_400, 5 * 86_400] as const;
    await settled(
      writeContract(wallet(OWNER), {
        address: auctioneer,
        abi: fixedPriceAuctioneerAbi,
        functionName: 'setIntervals',
        args: [id, intervals],
      }),
    );
    const auction = getContract({ address: auctioneer, abi: sequentialDutchAuctioneerAbi, client });
    const [debt, variable] = await Promise.all([auction.read.currentDebt([id]), auction.read.currentControlVariable([id])]);
    const scale = await readContract(client, { address: aggregator, abi: bondAggregatorAbi, functionName: 'marketScale', args: [id] });
    expect((variable * debt + scale - 1n) / scale).toBe(await getMarketPrice(client, { aggregator, id }));
    const [, , , tuneInterval, tuneAdjustmentDelay, debtDecayInterval] = await auction.read.metadata([id]);
    expect([tuneInterval, tuneAdjustmentDelay, debtDecayInterval]).toEqual(intervals);
    expect(
      await readContract(client, { address: auctioneer, abi: sequentialDutchAuctioneerAbi, functionName: 'adjustments', args: [id] }),
    ).toEqual([0n, 0, 0, false]);
    await settled(
      writeContract(wallet(OWNER), {
        address: auctioneer,
        abi: fixedPriceAuctioneerAbi,
        functionName: 'pushOwnership',
        args: [id, addressOf(BEA)],
      }),
    );
    expect(
      await refusal(
        writeContract(wallet(ADA), { address: auctioneer, abi: fixedPriceAuctioneerAbi, functionName: 'pullOwnership', args: [id] }),
      ),
    ).toBe('Auctioneer_NotAuthorized');
    await settled(
      writeContract(wallet(BEA), { address: auctioneer, abi: fixedPriceAuctioneerAbi, functionName: 'pullOwnership', args: [id] }),
    );
    expect(await getMarketOwner(client, { auctioneer, id })).toBe(addressOf(BEA));
    expect(await refusal(sendCall(wallet(OWNER), encodeCloseMarket({ auctioneer, id })))).toBe('Auctioneer_OnlyMarketOwner');
  });
});

describe('fees and bonds without a market', () => {
  const teller = tellers['fixed-term'];

  it('go to the protocol and the referrer, who claim them', async () => {
    await settled(writeContract(wallet(0), { address: teller, abi: fixedTermTellerAbi, functionName: 'setProtocolFee', args: [1_000] }));
    await settled(writeContract(wallet(BEA), { address: teller, abi: fixedTermTellerAbi, functionName: 'setReferrerFee', args: [500] }));
    expect(await readContract(client, { address: teller, abi: fixedTermTellerAbi, functionName: 'getFee', args: [addressOf(BEA)] })).toBe(
      1_500,
    );
    const fees = getContract({ address: teller, abi: fixedTermTellerAbi, client }).read;
    expect([await fees.protocolFee(), await fees.referrerFees([addressOf(BEA)]), await fees.createFeeDiscount()]).toEqual([1_000, 500, 0]);
    expect(await fees.FEE_DECIMALS()).toBe(100_000);
    expect(
      await readContract(client, { address: teller, abi: fixedTermTellerAbi, functionName: 'getProtocolFeeFor', args: [100_000_000n] }),
    ).toBe(1_000_000n);
    const bought = await desk.buy(ADA, await open(), 100_000_000n, { referrer: addressOf(BEA) });
    expect(bought).toMatchObject({ protocolFee: 1_000_000n, referrerFee: 500_000n });
    expect(
      await readContract(client, {
        address: teller,
        abi: fixedTermTellerAbi,
        functionName: 'rewards',
        args: [addressOf(BEA), localDollar],
      }),
    ).toBe(500_000n);
    const dollars = await getTokenBalance(client, { token: localDollar, account: addressOf(9) });
    await settled(
      writeContract(wallet(BEA), {
        address: teller,
        abi: fixedTermTellerAbi,
        functionName: 'claimFees',
        args: [[localDollar], addressOf(9)],
      }),
    );
    expect((await getTokenBalance(client, { token: localDollar, account: addressOf(9) })) - dollars).toBe(500_000n);
  });

  it('wraps gold into bonds of a day and redeems many of them', async () => {
    const expiry = Number((await desk.now()) + 3n * DAY);
    const tokenId = await readContract(client, {
      address: teller,
      abi: fixedTermTellerAbi,
      functionName: 'getTokenId',
      args: [localGold, expiry],
    });
    expect(
      await refusal(
        writeContract(wallet(ADA), { address: teller, abi: fixedTermTellerAbi, functionName: 'create', args: [localGold, expiry, 100n] }),
      ),
    ).toBe('Teller_TokenDoesNotExist');
    await settled(
      writeContract(wallet(ADA), { address: teller, abi: fixedTermTellerAbi, functionName: 'deploy', args: [localGold, expiry] }),
    );
    await settled(
      writeContract(wallet(ADA), { address: teller, abi: fixedTermTellerAbi, functionName: 'create', args: [localGold, expiry, 100_000n] }),
    );
    expect(
      await readContract(client, { address: teller, abi: fixedTermTellerAbi, functionName: 'balanceOf', args: [addressOf(ADA), tokenId] }),
    ).toBe(99_000n);
    expect(
      await readContract(client, { address: teller, abi: fixedTermTellerAbi, functionName: 'tokenMetadata', args: [tokenId] }),
    ).toMatchObject([true, localGold, 18, expect.any(Number), 99_000n]);
    await desk.pass(3n * DAY);
    await settled(
      writeContract(wallet(ADA), {
        address: teller,
        abi: fixedTermTellerAbi,
        functionName: 'batchRedeem',
        args: [
          [tokenId, tokenId],
          [9_000n, 90_000n],
        ],
      }),
    );
    expect(
      await readContract(client, { address: teller, abi: fixedTermTellerAbi, functionName: 'balanceOf', args: [addressOf(ADA), tokenId] }),
    ).toBe(0n);
    await settled(writeContract(wallet(0), { address: teller, abi: fixedTermTellerAbi, functionName: 'setProtocolFee', args: [0] }));
  });

  it('tells the bond token of a fixed-expiry market, and none of another teller', async () => {
    const market = await open({ term: 'fixed-expiry', vesting: (await desk.now()) + 12n * DAY });
    const bought = await desk.buy(ADA, market, 1_000_000n);
    const token = await readContract(client, {
      address: tellers['fixed-expiry'],
      abi: fixedExpiryTellerAbi,
      functionName: 'getBondTokenForMarket',
      args: [market.id],
    });
    expect(BigInt(token)).toBe(bought.bondId);
    const foreign = await open();
    expect(
      await refusal(
        readContract(client, {
          address: tellers['fixed-expiry'],
          abi: fixedExpiryTellerAbi,
          functionName: 'getBondTokenForMarket',
          args: [foreign.id],
        }),
      ),
    ).toBe('Teller_InvalidParams');
  });
});

describe('a market that is paid from the escrow', () => {
  it('needs nothing of its owner, and gives back what is left', async () => {
    const market = await open({ callback: escrow });
    const { id } = market;
    const approvals = encodeApprovals({ chainId: CHAIN_ID, token: localGold, spender: escrow, amount: UNLIMITED_ALLOWANCE, allowance: 0n });
    for (const approval of approvals) await settled(wallet(OWNER).sendTransaction(approval));
    const deposit = (expectedOwner: Address) =>
      writeContract(wallet(OWNER), {
        address: escrow,
        abi: bondEscrowAbi,
        functionName: 'deposit',
        args: [id, parseUnits('10', 18), expectedOwner],
      });
    expect(await refusal(deposit(addressOf(BEA)))).toBe('BondEscrow_OtherOwner');
    await settled(deposit(addressOf(OWNER)));
    const dollars = await getTokenBalance(client, { token: localDollar, account: addressOf(OWNER) });
    const bought = await desk.buy(ADA, market, 1_000_000_000n);
    const left = parseUnits('10', 18) - bought.payout;
    expect(await readContract(client, { address: escrow, abi: bondEscrowAbi, functionName: 'escrowed', args: [id] })).toBe(left);
    expect((await getTokenBalance(client, { token: localDollar, account: addressOf(OWNER) })) - dollars).toBe(1_000_000_000n);
    const withdraw = () =>
      writeContract(wallet(OWNER), { address: escrow, abi: bondEscrowAbi, functionName: 'withdraw', args: [id, left, addressOf(9)] });
    expect(await refusal(withdraw())).toBe('BondEscrow_NotEnough');
    expect(await readContract(client, { address: escrow, abi: bondEscrowAbi, functionName: 'withdrawable', args: [id] })).toBe(0n);
    await settled(sendCall(wallet(OWNER), encodeCloseMarket(market)));
    expect(await readContract(client, { address: escrow, abi: bondEscrowAbi, functionName: 'withdrawable', args: [id] })).toBe(left);
    await settled(withdraw());
    expect(await readContract(client, { address: escrow, abi: bondEscrowAbi, functionName: 'escrowed', args: [id] })).toBe(0n);
  });
});

/** A copy of the platform's timelock with such a delay; one that was never set up where none is given. */
async function timelock(delay?: bigint): Promise<Address> {
  const data = concat(['0x3d602d80600a3d3981f3363d3d373d3d3d363d73', platformAddresses.timelockImplementation, ERC1167_END]);
  const { contractAddress } = await settled(wallet(0).sendTransaction({ data }));
  const address = contractAddress!;
  const args = delay === undefined ? undefined : ([delay, [addressOf(0)], [zeroAddress], zeroAddress] as const);
  if (args) await settled(writeContract(wallet(0), { address, abi: timelockAbi, functionName: 'initialize', args }));
  return address;
}

describe('the authority over bond contracts', () => {
  const auctioneer = auctioneerOf(CHAIN_ID, 'fpa', 'fixed-term');

  it('stops and allows new markets, of one auctioneer or by disabling it', async () => {
    await settled(
      writeContract(wallet(0), { address: auctioneer, abi: fixedPriceAuctioneerAbi, functionName: 'setAllowNewMarkets', args: [false] }),
    );
    expect(await refusal(open())).toBe('Auctioneer_NewMarketsNotAllowed');
    await settled(
      writeContract(wallet(0), { address: auctioneer, abi: fixedPriceAuctioneerAbi, functionName: 'setAllowNewMarkets', args: [true] }),
    );
    await settled(
      writeContract(wallet(0), {
        address: aggregator,
        abi: bondAggregatorAbi,
        functionName: 'setAuctioneerDisabled',
        args: [auctioneer, true],
      }),
    );
    expect(await refusal(open())).toBe('Aggregator_AuctioneerDisabled');
    await settled(
      writeContract(wallet(0), {
        address: aggregator,
        abi: bondAggregatorAbi,
        functionName: 'setAuctioneerDisabled',
        args: [auctioneer, false],
      }),
    );
    expect(
      await refusal(
        writeContract(wallet(0), { address: aggregator, abi: bondAggregatorAbi, functionName: 'registerAuctioneer', args: [auctioneer] }),
      ),
    ).toBe('Aggregator_AlreadyRegistered');
    expect(
      await refusal(
        writeContract(wallet(ADA), {
          address: auctioneer,
          abi: fixedPriceAuctioneerAbi,
          functionName: 'setAllowNewMarkets',
          args: [false],
        }),
      ),
    ).toBe('Auctioneer_NotAuthorized');
  });

  it('is refused unless it is a timelock of at least two days', async () => {
    const LEAST = LEAST_OWNER_DELAY;
    const [slow, hasty] = [await timelock(LEAST), await timelock(LEAST - 1n)];
    await expect(assertTimelockOwner(client, slow)).resolves.toBeUndefined();
    await expect(assertTimelockOwner(client, hasty)).rejects.toThrow(`waits ${LEAST - 1n} s, less than ${LEAST} s`);
    const nobodys = await timelock();
    for (const owner of [addressOf(0), aggregator, nobodys])
      await expect(assertTimelockOwner(client, owner)).rejects.toThrow(
        `The owner ${owner} of bond contracts is not known to be a timelock`,
      );
  });

  it('takes a market off the lists, which can be bought all the same', async () => {
    const market = await open();
    const { id } = market;
    const list = () =>
      readContract(client, { address: aggregator, abi: bondAggregatorAbi, functionName: 'liveMarketsBetween', args: [id, id + 1n] });
    await settled(
      writeContract(wallet(0), { address: aggregator, abi: bondAggregatorAbi, functionName: 'setMarketUnlisted', args: [id, true] }),
    );
    expect(await list()).toEqual([]);
    expect((await desk.buy(ADA, market, 1_000_000n)).payout).toBeGreaterThan(0n);
    await settled(
      writeContract(wallet(0), { address: aggregator, abi: bondAggregatorAbi, functionName: 'setMarketUnlisted', args: [id, false] }),
    );
    expect(await list()).toEqual([id]);
  });

  it('decides who pays by callback, what auctions begin with and what bonds without a market cost', async () => {
    expect(await refusal(open({ callback: addressOf(9) }))).toBe('Auctioneer_NotAuthorized');
    await settled(
      writeContract(wallet(0), {
        address: auctioneer,
        abi: fixedPriceAuctioneerAbi,
        functionName: 'setCallbackAuthStatus',
        args: [addressOf(OWNER), true],
      }),
    );
    expect((await open({ callback: addressOf(9) })).owner).toBe(addressOf(OWNER));
    await settled(
      writeContract(wallet(0), {
        address: auctioneer,
        abi: fixedPriceAuctioneerAbi,
        functionName: 'setCallbackAuthStatus',
        args: [addressOf(OWNER), false],
      }),
    );
    await settled(
      writeContract(wallet(0), {
        address: auctioneer,
        abi: fixedPriceAuctioneerAbi,
        functionName: 'setCallbackAllowed',
        args: [addressOf(9), true],
      }),
    );
    expect((await open({ callback: addressOf(9) })).owner).toBe(addressOf(OWNER));

    const auction = auctioneerOf(CHAIN_ID, 'sda', 'fixed-term');
    const defaults = [3 * 86_400, 21_600, 10 * 86_400, 2 * 86_400, 5 * 86_400, 20_000] as const;
    await settled(
      writeContract(wallet(0), { address: auction, abi: fixedPriceAuctioneerAbi, functionName: 'setDefaults', args: [defaults] }),
    );
    expect(await refusal(open({ strategy: 'sda' }))).toBe('Auctioneer_InvalidParams');

    const teller = tellers['fixed-expiry'];
    await settled(writeContract(wallet(0), { address: teller, abi: fixedTermTellerAbi, functionName: 'setProtocolFee', args: [2_000] }));
    await settled(
      writeContract(wallet(0), { address: teller, abi: fixedTermTellerAbi, functionName: 'setCreateFeeDiscount', args: [500] }),
    );
    const expiry = Number((await desk.now()) + 3n * DAY);
    await settled(
      writeContract(wallet(ADA), { address: teller, abi: fixedTermTellerAbi, functionName: 'deploy', args: [localGold, expiry] }),
    );
    await settled(
      writeContract(wallet(ADA), { address: teller, abi: fixedTermTellerAbi, functionName: 'create', args: [localGold, expiry, 100_000n] }),
    );
    const bondToken = await readContract(client, {
      address: teller,
      abi: fixedExpiryTellerAbi,
      functionName: 'getBondToken',
      args: [localGold, expiry],
    });
    expect(await getTokenBalance(client, { token: bondToken, account: addressOf(ADA) })).toBe(98_500n);
    await desk.pass(3n * DAY);
    await settled(
      writeContract(wallet(ADA), {
        address: teller,
        abi: fixedExpiryTellerAbi,
        functionName: 'batchRedeem',
        args: [
          [bondToken, bondToken],
          [500n, 98_000n],
        ],
      }),
    );
    expect(await getTokenBalance(client, { token: bondToken, account: addressOf(ADA) })).toBe(0n);
    await settled(writeContract(wallet(0), { address: teller, abi: fixedTermTellerAbi, functionName: 'setProtocolFee', args: [0] }));
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
    const [chainPlan] = plan(planInput({ modules: sampleModules({ bondingEngine }) })).chains;
    const safe = chainPlan!.steps.find(({ kind }) => kind === 'bondingEngine')!.address;
    for (const transaction of chainPlan!.transactions) await settled(client.sendTransaction(transaction));
    expect(addressOf(OWNER)).toBe(ALICE);
    const capacity = parseUnits('50', 18);
    await settled(writeContract(wallet(OWNER), { address: localGold, abi: tokenAbi, functionName: 'transfer', args: [safe, capacity] }));

    const created = createdMarketsIn((await settled(sendCall(wallet(ADA), encodeCreateMarket(desk.creation({ capacity }))))).logs)[0];
    const allowance = await readContract(client, {
      address: localGold,
      abi: erc20Abi,
      functionName: 'allowance',
      args: [safe, tellers['fixed-term']],
    });
    const approvals = encodeApprovals({ chainId: CHAIN_ID, token: localGold, spender: tellers['fixed-term'], amount: capacity, allowance });
    expect(approvals.map(({ data }) => decodeFunctionData({ abi: erc20Abi, data }).args)).toEqual([[tellers['fixed-term'], capacity]]);
    await execute(safe, approvals[0]!);
    const market = createdMarketsIn((await execute(safe, encodeCreateMarket(desk.creation({ capacity })))).logs)[0];
    expect(market).toMatchObject({ owner: safe, market: created.market });
    expect(
      await readContract(client, {
        address: market.auctioneer,
        abi: fixedPriceAuctioneerAbi,
        functionName: 'fundedPayout',
        args: [market.id],
      }),
    ).toBe(capacity);
    const bought = await desk.buy(BEA, market, 1_000_000_000n);
    expect(await getTokenBalance(client, { token: localGold, account: safe })).toBe(capacity - bought.payout);
    await execute(safe, encodeCloseMarket(market));
    expect(await readContract(client, { address: aggregator, abi: bondAggregatorAbi, functionName: 'isLive', args: [market.id] })).toBe(
      false,
    );
  });
});
