import { marketParamsOf } from '@althing/bindings';
import { type Hex, parseEventLogs, size, stringToHex, type Log as ViemLog, zeroAddress } from 'viem';
import { DAY } from '@althing/domain/bonds';
import { marketParametersOf } from '../parameters.ts';
import type { Answer, BondFacts, Contract, PurchaseInput, Subject } from '../subject.ts';
import type { Json, JsonRecord } from '../vectorFile.ts';
import { abiOf } from './artifacts.ts';
import type { Log, SteppedNode, Target } from './node.ts';
import { creationArguments } from './creation.ts';
import { composedState, json, named, stateFunctions } from './named.ts';
import type { BondPlatform } from './platform.ts';
import { type Accounts, addressOf, nameOf, openStage, type Stage } from './stage.ts';

type Address = Hex;
type Values = Record<string, unknown>;

/** The contracts on a local chain. Every vector begins with them as they were deployed. */
export function chainSubject(node: SteppedNode, platform: BondPlatform, accounts: Accounts): Subject {
  let stage: Stage;
  const address = (name: string) => addressOf(stage, name);
  const target = (contract: Contract): Target => stage[contract];
  return {
    name: 'Solidity',
    addressOf: address,
    nameOf: (found) => nameOf(stage, found),
    async begin(vector, t0) {
      await node.reset();
      // Yesterday, as a block's time cannot fall behind the one before.
      await node.moveTo(t0 - DAY);
      stage = await openStage(node, platform, accounts, vector);
    },
    moveTo: (at) => node.moveTo(at),
    async setOracle(price, decimals) {
      await node.send(accounts.guardian, stage.oracle, 'setPrice', [price]);
      await node.send(accounts.guardian, stage.oracle, 'setDecimals', [decimals]);
    },
    async setCallbackShort(amount) {
      await node.send(accounts.guardian, stage.callback, 'setShort', [amount]);
    },
    createMarket: (as, params) => openMarket(node, stage, address(as), params),
    purchase: (as, input) => buy(node, stage, address(as), input),
    async redeem(as, expiry, amount) {
      const bond = await bondOf(node, stage, expiry);
      return sent(await node.send(address(as), stage.teller, 'redeem', [bond, amount]));
    },
    async redeemFake(as, amount) {
      // Day 0 has no bond of a fixed term; the payout token is none of a fixed expiry.
      const fake = stage.term === 'fixed-term' ? await bondOf(node, stage, 0n) : stage.payout.address;
      return sent(await node.send(address(as), stage.teller, 'redeem', [fake, amount]));
    },
    async batchRedeem(as, expiries, amounts) {
      const bonds: unknown[] = [];
      for (const expiry of expiries) bonds.push(await bondOf(node, stage, expiry));
      return sent(await node.send(address(as), stage.teller, 'batchRedeem', [bonds, amounts]));
    },
    send: async (as, contract, fn, args) => sent(await node.send(address(as), target(contract), fn, args)),
    async ask(contract, fn, args) {
      const answer = await node.call<unknown>(target(contract), fn, args);
      return answer.revert ? answer : { value: named(target(contract), fn, args.length, answer.value) };
    },
    state: (marketId) => stateOf(node, stage, marketId),
    async ownersOf(marketId) {
      const [owner, pendingOwner] = [
        await node.read<string>(stage.auctioneer, 'ownerOf', [marketId]),
        await node.read<string>(stage.auctioneer, 'newOwners', [marketId]),
      ];
      return { owner: nameOf(stage, owner), pendingOwner: nameOf(stage, pendingOwner) };
    },
    bond: (expiry, holder) => bondFacts(node, stage, expiry, address(holder)),
    balanceOf: (token, holder) => node.read(stage[token], 'balanceOf', [address(holder)]),
  };
}

const sent = (answer: Answer<unknown>): Answer<true> => (answer.revert ? answer : { value: true });

async function stateOf(node: SteppedNode, { auctioneer, strategy }: Stage, marketId: bigint): Promise<JsonRecord> {
  const answers: Json[] = [];
  for (const fn of stateFunctions(strategy)) answers.push(named(auctioneer, fn, 1, await node.read(auctioneer, fn, [marketId])));
  return composedState(answers);
}

function eventsOf(logs: readonly Log[], { abi, address }: Target, eventName: string): Values[] {
  const own = logs.filter((log) => log.address.toLowerCase() === address.toLowerCase());
  return parseEventLogs({ abi, eventName, logs: own as unknown as ViemLog[] }).map(({ args }) => args as Values);
}

async function openMarket(node: SteppedNode, stage: Stage, owner: Address, params: JsonRecord): ReturnType<Subject['createMarket']> {
  const { vector, auctioneer, teller, payout, quote, oracle, callback } = stage;
  const parameters = marketParametersOf(vector, params, vector.oracle && { price: 1n, decimals: 18 });
  const market = marketParamsOf(parameters, {
    payoutToken: payout.address,
    quoteToken: quote.address,
    callback: parameters.hasCallback ? callback.address : undefined,
    oracle: 'oracle' in parameters ? oracle.address : undefined,
  });
  const answer = await node.send(owner, auctioneer, 'createMarket', creationArguments(parameters, market));
  if (answer.revert) return answer;
  const { returned, logs } = answer.value;
  const [created] = eventsOf(logs, auctioneer, 'MarketCreated');
  const [bond] = stage.term === 'fixed-expiry' ? eventsOf(logs, teller, 'ERC20BondTokenCreated') : [];
  const event = Object.fromEntries(Object.entries(created ?? {}).map(([key, value]) => [key, json(value)]));
  return { value: { marketId: String(returned), event, ...(bond && { bondTokenCreated: { expiry: json(bond['expiry']) } }) } };
}

/** What a purchase moves: fees that can be claimed, quote to who sells, payout to who buys. */
async function ledger(node: SteppedNode, stage: Stage, seller: Address, recipient: Address) {
  const { teller, quote, payout, accounts } = stage;
  const reward = (who: Address) => node.read<bigint>(teller, 'rewards', [who, quote.address]);
  return {
    toProtocol: await reward(accounts.protocol),
    toReferrer: await reward(accounts.referrer),
    toOwnerOrCallback: await node.read<bigint>(quote, 'balanceOf', [seller]),
    paidOutNow: await node.read<bigint>(payout, 'balanceOf', [recipient]),
  };
}

async function buy(node: SteppedNode, stage: Stage, buyer: Address, input: PurchaseInput): Promise<Answer<JsonRecord>> {
  const { auctioneer, teller } = stage;
  const { marketId, amount, minAmountOut } = input;
  const [recipient, referrer] = [addressOf(stage, input.recipient), addressOf(stage, input.referrer)];
  const seller = await sellerOf(node, stage, marketId);
  const before = await ledger(node, stage, seller, recipient);
  const answer = await node.send(buyer, teller, 'purchase', [recipient, referrer, marketId, amount, minAmountOut]);
  if (answer.revert) return answer;
  const { returned, logs } = answer.value;
  const [payout, expiry] = returned as [bigint, number];
  const after = await ledger(node, stage, seller, recipient);
  const moved = Object.fromEntries(
    Object.entries(after).map(([key, value]) => [key, (value - before[key as keyof typeof before]).toString()]),
  );
  const [bonded] = eventsOf(logs, teller, 'Bonded');
  const [tuned] = stage.strategy === 'sda' ? eventsOf(logs, auctioneer, 'Tuned') : [];
  return {
    value: {
      ...moved,
      payout: payout.toString(),
      expiry: expiry.toString(),
      bondedAmount: json(bonded?.['amount']),
      ...(tuned && {
        tuned: { oldControlVariable: json(tuned['oldControlVariable']), newControlVariable: json(tuned['newControlVariable']) },
      }),
      ...(eventsOf(logs, auctioneer, 'MarketClosed').length > 0 && { marketClosed: true }),
    },
  };
}

async function sellerOf(node: SteppedNode, { auctioneer, accounts }: Stage, marketId: bigint): Promise<Address> {
  const market = await node.call<readonly unknown[]>(auctioneer, 'markets', [marketId]);
  if (market.revert) return accounts.owner;
  const [owner, , , callback] = market.value as Address[];
  return callback === zeroAddress ? owner! : callback!;
}

/** Token id of a fixed term, address of the token of a fixed expiry; zero where there is none. */
const bondOf = (node: SteppedNode, { term, teller, payout }: Stage, expiry: bigint): Promise<bigint | Address> =>
  node.read(teller, term === 'fixed-term' ? 'getTokenId' : 'bondTokens', [payout.address, expiry]);

async function bondFacts(node: SteppedNode, stage: Stage, expiry: bigint, holder: Address): Promise<BondFacts> {
  const bond = await bondOf(node, stage, expiry);
  return typeof bond === 'bigint' ? termBond(node, stage.teller, bond, holder) : expiryBond(node, bond, holder);
}

const NO_BOND: BondFacts = { isDeployed: false, balance: 0n, supply: 0n, name: '', nameRawLength: 0, symbol: '', decimals: 0 };

async function termBond(node: SteppedNode, teller: Target, tokenId: bigint, holder: Address): Promise<BondFacts> {
  const [isDeployed, , decimals, , supply] = await node.read<[boolean, Address, number, number, bigint]>(teller, 'tokenMetadata', [
    tokenId,
  ]);
  if (!isDeployed) return NO_BOND;
  const [name, symbol] = await node.read<[string, string]>(teller, 'getTokenNameAndSymbol', [tokenId]);
  return {
    isDeployed,
    decimals,
    supply,
    name,
    nameRawLength: size(stringToHex(name)),
    symbol,
    balance: await node.read(teller, 'balanceOf', [holder, tokenId]),
  };
}

async function expiryBond(node: SteppedNode, address: Address, holder: Address): Promise<BondFacts> {
  if (address === zeroAddress) return NO_BOND;
  const token = { address, abi: abiOf('ERC20BondToken') };
  const name = await node.read<string>(token, 'name');
  return {
    isDeployed: true,
    balance: await node.read(token, 'balanceOf', [holder]),
    supply: await node.read(token, 'totalSupply'),
    name,
    nameRawLength: size(stringToHex(name)),
    symbol: await node.read(token, 'symbol'),
    decimals: await node.read(token, 'decimals'),
  };
}
