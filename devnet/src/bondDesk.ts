import {
  attestationTypedData,
  auctioneerOf,
  bondContractsOf,
  type Call,
  contractCall,
  fixedPriceAuctioneerAbi,
  type CreatedMarket,
  createdMarketsIn,
  type CreateMarketParameters,
  encodeAttestation,
  encodeCreateMarket,
  encodePurchaseBond,
  encodePurchasePrivateBond,
  localTokenAbi,
  type MarketOptions,
  marketParamsOf,
  PLAIN_MARKET,
  platformAddresses,
  purchasesIn,
  twapOracleAbi,
} from '@althing/bindings';
import { formatPrice, type MarketParameters, per1e5, type Strategy, type Term } from '@althing/domain/bonds';
import type { Address, Hex } from '@althing/domain/units';
import { createWalletClient, http, maxUint256, parseUnits, type TransactionReceipt, zeroAddress } from 'viem';
import { localAccount } from './accounts.ts';
import type { LocalClient } from './client.ts';

const { localDollar, localGold, localPool, twapOracle, twapBondOracle } = platformAddresses;
const CHAIN_ID = 31337;
const contracts = bondContractsOf(CHAIN_ID)!;
const DAY = 86_400n;

/** Gold is sold for dollars or, if an oracle gives the price, for shares of the pool. */
const [GOLD, DOLLAR, SHARE] = [localGold, localDollar, localPool];

export interface Offer {
  strategy?: Strategy;
  term?: Term;
  /** Gold, in smallest units. */
  capacity?: bigint;
  /** Seconds, or UNIX time for a fixed expiry. */
  vesting?: bigint;
  duration?: bigint;
  /** UNIX seconds; 0 for now. */
  start?: bigint;
  options?: Partial<MarketOptions>;
  /** A contract that pays instead of the owner. */
  callback?: Address;
}

/** Dollars per gold, for markets with a price of their own. */
const PRICE = '2000';

function parametersOf({ strategy = 'fpa', capacity = parseUnits('1000', 18), ...offer }: Offer): MarketParameters {
  const isOracle = strategy === 'ofda' || strategy === 'osda';
  const common = {
    hasCallback: false,
    payoutDecimals: 18,
    quoteDecimals: isOracle ? 18 : 6,
    capacityInQuote: false,
    capacity,
    depositInterval: DAY,
    vesting: offer.vesting ?? 7n * DAY,
    start: offer.start ?? 0n,
    duration: offer.duration ?? 10n * DAY,
    linearDuration: 0n,
  };
  const price = formatPrice(PRICE, common);
  const { scaleAdjustment } = price;
  switch (strategy) {
    case 'fpa':
      return { ...common, strategy, formattedPrice: price.formattedPrice, scaleAdjustment };
    case 'ofda':
      return { ...common, strategy, fixedDiscount: per1e5(5_000n), maxDiscountFromCurrent: per1e5(20_000n) };
    case 'osda':
      return {
        ...common,
        strategy,
        baseDiscount: per1e5(1_000n),
        maxDiscountFromCurrent: per1e5(20_000n),
        targetIntervalDiscount: per1e5(1_000n),
      };
    case 'sda': {
      const [formattedInitialPrice, formattedMinimumPrice] = [price.formattedPrice, price.formattedPrice / 2n];
      return { ...common, strategy, formattedInitialPrice, formattedMinimumPrice, debtBuffer: per1e5(30_000n), scaleAdjustment };
    }
  }
}

/** Lets tests sell and buy bonds on a local chain, with accounts given by their index. */
export class BondDesk {
  readonly client: LocalClient;
  readonly url: string;

  constructor(client: LocalClient, url: string) {
    this.client = client;
    this.url = url;
  }

  /** Mints test tokens for some accounts, and approves both tellers for them. */
  async open(accounts: readonly number[]): Promise<this> {
    const share = parseUnits('0.00001', 18);
    for (const account of accounts) {
      const { address } = localAccount(account);
      await this.call(account, DOLLAR, 'mint', [address, parseUnits('100000000', 6)]);
      await this.call(account, GOLD, 'mint', [address, parseUnits('1000000', 18)]);
      if (account !== 0) await this.call(0, SHARE, 'transfer', [address, share]);
      for (const token of [DOLLAR, GOLD, SHARE])
        for (const teller of Object.values(contracts.tellers)) await this.call(account, token, 'approve', [teller, maxUint256]);
    }
    return this;
  }

  async send(account: number, call: Call): Promise<TransactionReceipt> {
    const wallet = createWalletClient({ account: localAccount(account), chain: this.client.chain, transport: http(this.url) });
    const receipt = await this.client.waitForTransactionReceipt({ hash: await wallet.sendTransaction(call) });
    if (receipt.status === 'reverted') throw new Error(`The call of ${call.to} was refused`);
    return receipt;
  }

  private call(account: number, to: Address, functionName: 'mint' | 'transfer' | 'approve', args: readonly [Address, bigint]) {
    return this.send(account, contractCall({ address: to, abi: localTokenAbi, functionName, args }));
  }

  async now(): Promise<bigint> {
    return (await this.client.getBlock()).timestamp;
  }

  async pass(seconds: bigint): Promise<void> {
    await this.client.increaseTime({ seconds: Number(seconds) });
    await this.client.mine({ blocks: 1 });
  }

  /** Attests that a gold costs 0.00002 shares of the pool, or the given number. @param ahead - seconds, at most a minute: of signers whose clock is ahead. */
  async attest(price = parseUnits('0.00002', 18), ahead = 0n): Promise<void> {
    const timestamp = (await this.now()) + ahead;
    const attestation = { vault: SHARE, base: GOLD, quote: SHARE, price, timestamp, validUntil: timestamp + 3_600n };
    const signature = await localAccount(0).signTypedData(attestationTypedData({ oracle: twapOracle, chainId: CHAIN_ID, attestation }));
    const attestations = [encodeAttestation(attestation, [signature])];
    await this.send(
      0,
      contractCall({ address: twapOracle, abi: twapOracleAbi, functionName: 'registerAttestation', args: [attestations] }),
    );
  }

  /** Parameters for creating an offer's market. */
  creation({ options = {}, callback, ...offer }: Offer): CreateMarketParameters {
    const { strategy = 'fpa', term = 'fixed-term' } = offer;
    const parameters = parametersOf(offer);
    const quoteToken = strategy === 'ofda' || strategy === 'osda' ? SHARE : DOLLAR;
    const market = marketParamsOf(parameters, { payoutToken: GOLD, quoteToken, callback, oracle: twapBondOracle });
    return { ...market, auctioneer: auctioneerOf(CHAIN_ID, strategy, term), options: { ...PLAIN_MARKET, ...options } };
  }

  async create(account: number, offer: Offer = {}): Promise<CreatedMarket & { transactionHash: Hex }> {
    const { logs, transactionHash } = await this.send(account, encodeCreateMarket(this.creation(offer)));
    return { ...createdMarketsIn(logs)[0], transactionHash };
  }

  /** Offers a market to another account, which becomes the owner by `takeMarket`. */
  offerMarket(owner: number, { auctioneer, id }: CreatedMarket, newOwner: number): Promise<TransactionReceipt> {
    const args = [id, localAccount(newOwner).address] as const;
    return this.send(owner, contractCall({ address: auctioneer, abi: fixedPriceAuctioneerAbi, functionName: 'pushOwnership', args }));
  }

  takeMarket(newOwner: number, { auctioneer, id }: CreatedMarket): Promise<TransactionReceipt> {
    return this.send(
      newOwner,
      contractCall({ address: auctioneer, abi: fixedPriceAuctioneerAbi, functionName: 'pullOwnership', args: [id] }),
    );
  }

  /** @param amount - quote tokens, in smallest units. */
  async buy(
    account: number,
    { id, term }: CreatedMarket,
    amount: bigint,
    { recipient = account, access, referrer = zeroAddress }: { recipient?: number; access?: Hex; referrer?: Address } = {},
  ) {
    const purchase = {
      teller: contracts.tellers[term],
      recipient: localAccount(recipient).address,
      referrer,
      id,
      amount,
      minAmountOut: 1n,
      maxFee: 10_000,
    };
    const call = access === undefined ? encodePurchaseBond(purchase) : encodePurchasePrivateBond({ ...purchase, access });
    const { logs, transactionHash } = await this.send(account, call);
    return { ...purchasesIn(logs)[0]!, transactionHash };
  }
}
