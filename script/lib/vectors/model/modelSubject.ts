import { bondTokenName, createMarket, isRefused, type Market } from '@althing/domain/bonds';
import { REFERENCE_NAME_BYTES } from '../compare.ts';
import { marketParametersOf } from '../parameters.ts';
import type { Answer, Contract, Subject } from '../subject.ts';
import type { JsonRecord } from '../vectorFile.ts';
import { actOnAggregator, askAggregator } from './aggregator.ts';
import { actOnAuctioneer, askAuctioneer } from './auctioneer.ts';
import { stateOf } from './marketState.ts';
import { actOnTeller, askTeller, buy, redeemBonds } from './teller.ts';
import { addressOf, answer, entry, issueBonds, nameOf, newWorld, OK, reverted, type World } from './world.ts';

/**
 * The pure model, with as much of tellers and tokens around it as the vectors see. With `isReference` its markets keep
 * the defects of the known public contracts.
 */
export function modelSubject(isReference = false): Subject {
  let world: World;
  const marketAt = (id: bigint): Market => {
    const market = world.markets[Number(id)];
    if (!market) throw new Error(`there is no market ${id}`);
    return market;
  };
  return {
    name: isReference ? 'reference rules' : 'TypeScript',
    addressOf,
    nameOf,
    async begin(vector, t0) {
      world = newWorld(vector, t0, isReference);
    },
    async moveTo(at) {
      world.at = at;
    },
    async setOracle(price, decimals) {
      world.oracle = { price, decimals };
    },
    async setCallbackShort(amount) {
      world.callbackShort = amount;
    },
    async createMarket(as, params) {
      return openMarket(world, as, params);
    },
    async purchase(as, input) {
      return panicking(() => buy(world, addressOf(as), input));
    },
    async redeem(as, expiry, amount) {
      return redeemBonds(world, addressOf(as), expiry, amount);
    },
    async redeemFake(_, amount) {
      return reverted(world.term === 'fixed-term' || amount === 0n ? 'Teller_InvalidParams' : 'Teller_UnsupportedToken');
    },
    async batchRedeem(as, expiries, amounts) {
      return redeemAll(world, as, expiries, amounts);
    },
    async send(as, contract, fn, args) {
      if (contract === 'aggregator') return actOnAggregator(addressOf(as), fn, args);
      return (contract === 'teller' ? actOnTeller : actOnAuctioneer)(world, addressOf(as), fn, args);
    },
    async ask(contract, fn, args) {
      return panicking(() => ASKED[contract](world, fn, args));
    },
    async state(marketId) {
      return stateOf(marketAt(marketId));
    },
    async ownersOf(marketId) {
      const { owner, candidate } = marketAt(marketId);
      return { owner: nameOf(owner), pendingOwner: candidate ? nameOf(candidate) : 'none' };
    },
    async bond(expiry, holder) {
      const holders = world.bonds.get(expiry);
      const named = bondTokenName(world.vector.payout, expiry);
      return {
        ...named,
        nameRawLength: isReference ? REFERENCE_NAME_BYTES : Buffer.byteLength(named.name),
        isDeployed: holders !== undefined,
        balance: holders?.get(addressOf(holder)) ?? 0n,
        supply: [...(holders?.values() ?? [])].reduce((sum, amount) => sum + amount, 0n),
        decimals: world.vector.payout.decimals,
      };
    },
    async balanceOf(token, holder) {
      return entry(world.balances, addressOf(`$${token}`), addressOf(holder));
    },
  };
}

/** At a price of 0, which ours never have, the known public contracts divide by it. */
function panicking<Value>(answer: () => Answer<Value>): Answer<Value> {
  try {
    return answer();
  } catch (error) {
    if (error instanceof RangeError) return reverted('Panic');
    throw error;
  }
}

const ASKED: Record<Contract, typeof askTeller> = { auctioneer: askAuctioneer, teller: askTeller, aggregator: askAggregator };

export function openMarket(world: World, as: string, params: JsonRecord): Awaited<ReturnType<Subject['createMarket']>> {
  const owner = addressOf(as);
  const { term, at, settings, mayCallBack } = world;
  const parameters = marketParametersOf(world.vector, params, world.oracle);
  const market = createMarket(parameters, {
    term,
    owner,
    at,
    settings,
    mayCallBack: mayCallBack.has(owner),
    ...(world.isReference && { isReference: true }),
  });
  if (isRefused(market)) return answer<never>(market);
  const hasBonds = term === 'fixed-expiry' && market.vesting > 0n && market.linearDuration === 0n;
  const isNewBond = hasBonds && !world.bonds.has(market.vesting);
  if (isNewBond) issueBonds(world, market.vesting, addressOf('none'), 0n);
  const marketId = String(world.markets.push(market) - 1);
  const event: JsonRecord = { id: marketId, vesting: market.vesting.toString() };
  if (parameters.strategy === 'fpa') event['fixedPrice'] = parameters.formattedPrice.toString();
  if (parameters.strategy === 'sda') event['initialPrice'] = parameters.formattedInitialPrice.toString();
  return { value: { marketId, event, ...(isNewBond && { bondTokenCreated: { expiry: market.vesting.toString() } }) } };
}

/** All or none: a world in which one failed is put back. */
function redeemAll(world: World, as: string, expiries: readonly bigint[], amounts: readonly bigint[]): Answer<true> {
  if (expiries.length !== amounts.length) return reverted('Teller_InvalidParams');
  const before = structuredClone({ bonds: world.bonds, balances: world.balances });
  for (const [index, expiry] of expiries.entries()) {
    const redeemed = redeemBonds(world, addressOf(as), expiry, amounts[index] ?? 0n);
    if (!redeemed.revert) continue;
    Object.assign(world, before);
    return redeemed;
  }
  return OK;
}
