import {
  bondContractsOf,
  buyersTree,
  createdMarketsIn,
  type CreatedMarket,
  decodeCreateMarket,
  getBuyersRoot,
  getMarketOwner,
  marketKindOf,
  NO_CREATED_MARKET,
} from '@althing/bindings';
import { marketProposalTypedData, marketStatementTypedData } from '@althing/domain/bonds';
import type { MarketRecordInput } from '@althing/domain/http';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { getAddress, hashTypedData } from 'viem';
import { conflict, forbidden, invalid, notFound } from '../base/errors.ts';
import { isSignedByContract, isSignedByKey } from '../chains/verifySignature.ts';
import type { Clock } from '../base/clock.ts';
import type { ChainClients } from '../chains/chainClients.ts';
import type { BondRecord, BondRecords, Buyers, LoggedCreation, NewBondRecord } from '../store/bondRecords.ts';
import type { BondData } from '../store/bonds/bondData.ts';
import type { Organisation, Organisations } from '../store/organisations.ts';
import type { ProposedCall } from '../store/schema/index.ts';
import type { User } from '../store/users.ts';
import type { Managers } from './managers.ts';
import { readReceipt } from './readReceipt.ts';

type Statement = ReturnType<typeof marketStatementTypedData | typeof marketProposalTypedData>;

type MarketPlace = Pick<CreatedMarket, 'auctioneer' | 'id'>;

/** Who asks, and what the owner has signed. */
interface Word {
  user: User;
  signature: Hex | undefined;
}

interface Dependencies {
  chains: ChainClients;
  organisations: Organisations;
  bondRecords: BondRecords;
  bondData: BondData;
  now: Clock;
  managers: Managers;
}

function toBuyers(input: MarketRecordInput['buyers']): Buyers {
  const list = input.map(({ address, maxQuote }) => ({ address: getAddress(address), maxQuote: BigInt(maxQuote) }));
  if (list.length === 0) return { root: null, list };
  try {
    return { root: buyersTree(list).root, list };
  } catch {
    throw invalid('buyers: a buyer is named twice');
  }
}

/** The only market, or the one that is named. */
function chosen(created: readonly CreatedMarket[], marketId: string | undefined): CreatedMarket {
  const [only, another] = created;
  if (marketId === undefined && only && another) throw invalid('The transaction created several markets. Name one of them in marketId');
  const market = marketId === undefined ? only : created.find(({ id }) => id === BigInt(marketId));
  if (!market) throw invalid(NO_CREATED_MARKET, 'market-not-found');
  return market;
}

function createdIn(logs: Parameters<typeof createdMarketsIn>[0]): readonly CreatedMarket[] {
  try {
    return createdMarketsIn(logs);
  } catch {
    throw invalid(NO_CREATED_MARKET, 'market-not-found');
  }
}

/** The call as the auctioneer would read it. Refuses what creates no market of ours. */
function readCreation({ target, data }: ProposedCall) {
  const kind = marketKindOf(target);
  if (!kind) throw invalid('The target is no auctioneer of this chain');
  const creation = decodeCreateMarket(kind.strategy, data);
  if (!creation) throw invalid('The call creates no market');
  return creation;
}

/** Puts markets under organisations. Nothing that a caller says of a market is kept before the chain, or the owner, has said it too. */
export function createMarketRecorder({ chains, organisations, bondRecords, bondData, now, managers }: Dependencies) {
  async function organisationOf(id: string): Promise<Organisation> {
    const organisation = await organisations.find(id);
    if (!organisation) throw notFound('Organisation');
    return organisation;
  }

  async function requireOwned(organisation: Organisation, owner: Address, chainId: ChainId): Promise<void> {
    if (await managers.owns(organisation, owner, chainId)) return;
    throw forbidden('The market belongs neither to the creator nor to a bonding engine of the organisation', 'market-of-another');
  }

  /**
   * Organisation, name and privacy are the owner's word: by its session, as one of the Safe's signers, as a manager of the organisation
   * that governs it, or by its signature over `statement`.
   */
  async function requireVouched(
    owner: Address,
    organisation: Organisation,
    statement: Statement,
    { user, signature }: Word,
  ): Promise<void> {
    const { chainId } = statement.domain;
    if (await managers.speaksFor(user, owner, chainId, organisation)) return;
    if (signature === undefined) throw forbidden('Only the owner of the market may record it', 'market-of-another');
    const hash = hashTypedData(statement as Parameters<typeof hashTypedData>[0]);
    const isSigned =
      (await isSignedByKey(owner, hash, signature)) || (await isSignedByContract(chains.stranger(chainId), owner, hash, signature));
    if (!isSigned) throw invalid('The signature is not one of the owner of the market under this name', 'signature-invalid');
  }

  /** Refuses buyers that are not those whom the market lets in now. */
  async function requireBuyers(
    { list, root }: Buyers,
    isPrivate: boolean,
    { auctioneer, id }: MarketPlace,
    chainId: ChainId,
  ): Promise<void> {
    if (list.length === 0) return;
    if (!isPrivate) throw invalid('buyers: a public market has none');
    if (root !== (await getBuyersRoot(chains.client(chainId), { auctioneer, id })))
      throw invalid('buyers: they are not those of the market on chain');
  }

  /** A market is told in whole tokens. */
  async function requireReadable({ market: { params } }: CreatedMarket, chainId: ChainId): Promise<void> {
    const tokens = [params.payoutToken, params.quoteToken].map((address) => ({ chainId, address }));
    if (!(await bondData.tokens.areReadable(tokens))) throw invalid('A token of the market does not tell its decimals');
  }

  async function add(record: NewBondRecord, user: User): Promise<BondRecord> {
    const id = await bondRecords.add(record, user, now());
    if (id === undefined) throw conflict('The market is recorded already');
    return (await bondRecords.find(id))!;
  }

  async function knownCreation(chainId: ChainId, marketId: bigint): Promise<LoggedCreation> {
    const creation = await bondRecords.creationOf(chainId, marketId);
    if (!creation) throw conflict('No such market is known yet. Please try again in a minute.', 'transaction-not-found');
    return creation;
  }

  async function recordCreated(
    organisation: Organisation,
    input: MarketRecordInput,
    transactionHash: Hex,
    user: User,
  ): Promise<BondRecord> {
    const { chainId, name, isPrivate } = input;
    const { logs } = await readReceipt(chains, chainId, transactionHash);
    const market = chosen(createdIn(logs), input.marketId);
    const owner = await getMarketOwner(chains.client(chainId), { auctioneer: market.auctioneer, id: market.id });
    await requireOwned(organisation, owner, chainId);
    const { id: organisationId } = organisation;
    const statement = marketStatementTypedData({ chainId, organisationId, transactionHash, marketId: market.id, name, isPrivate });
    await requireVouched(owner, organisation, statement, { user, signature: input.signature as Hex | undefined });
    if (isPrivate !== market.options.isPrivate) throw invalid(`The market is ${market.options.isPrivate ? 'private' : 'public'} on chain`);
    const buyers = toBuyers(input.buyers);
    await requireBuyers(buyers, isPrivate, market, chainId);
    await requireReadable(market, chainId);
    const place = { marketId: market.id, transactionHash };
    return add({ organisationId, chainId, name, isPrivate, place, createProposal: null, vouchedBy: owner, buyers }, user);
  }

  async function recordProposed(organisation: Organisation, input: MarketRecordInput, call: ProposedCall, user: User): Promise<BondRecord> {
    const { chainId, name, isPrivate } = input;
    if (input.owner === undefined) throw invalid('owner: say who will own the market');
    const owner = getAddress(input.owner);
    await requireOwned(organisation, owner, chainId);
    if (!(await managers.mayManage(organisation, user))) throw forbidden('Only managers of the organisation may propose its markets');
    const { id: organisationId } = organisation;
    const statement = marketProposalTypedData({ chainId, organisationId, ...call, name, isPrivate });
    await requireVouched(owner, organisation, statement, { user, signature: input.signature as Hex | undefined });
    const { options } = readCreation(call);
    if (options.isPrivate !== isPrivate) throw invalid(`The market would be ${options.isPrivate ? 'private' : 'public'} on chain`);
    const buyers = toBuyers(input.buyers);
    if (buyers.root !== null && buyers.root !== options.buyersRoot) throw invalid('buyers: they are not those of the call');
    return add(
      {
        organisationId,
        chainId,
        name,
        isPrivate,
        place: null,
        createProposal: { call, owner },
        vouchedBy: owner,
        buyers,
      },
      user,
    );
  }

  return {
    async record(input: MarketRecordInput, user: User): Promise<BondRecord> {
      const organisation = await organisationOf(input.organisationId);
      if (!chains.has(input.chainId)) throw invalid(`Chain ${input.chainId} is not supported`, 'unknown-chain');
      if (!bondContractsOf(input.chainId)) throw invalid(`Auctioneer not found for chain ${input.chainId}`, 'unknown-chain');
      const { transactionHash, marketCreateProposalFunctionData: call } = input;
      if (transactionHash !== undefined) return recordCreated(organisation, input, transactionHash.toLowerCase() as Hex, user);
      return recordProposed(organisation, input, { target: getAddress(call!.target), data: call!.data as Hex }, user);
    },

    /** By the owner of a private market: whom it lets in now may see it. */
    async replaceBuyers(record: BondRecord, input: MarketRecordInput['buyers'], user: User): Promise<void> {
      const { chainId, isPrivate, organisationId } = record;
      const id = BigInt(record.marketId!);
      const creation = await knownCreation(chainId, id);
      const market = { auctioneer: getAddress(creation.auctioneer), id };
      const owner = await getMarketOwner(chains.client(chainId), market);
      if (!(await managers.speaksFor(user, owner, chainId, await organisationOf(organisationId))))
        throw forbidden('Only the owner of the market may say who its buyers are', 'market-of-another');
      const buyers = toBuyers(input);
      await requireBuyers(buyers, isPrivate, market, chainId);
      await bondRecords.replaceBuyers(record.id, buyers);
    },

    /** A proposal has led to a market: the one with the same parameters, created by whom it was proposed to. Its owner says so. */
    async settle(record: BondRecord, marketId: bigint, word: Word): Promise<BondRecord> {
      const organisation = await organisationOf(record.organisationId);
      if (!(await managers.mayManage(organisation, word.user))) throw forbidden('Only managers of the organisation may do this');
      if (record.marketId === marketId.toString()) return record;
      if (record.marketId !== null || !record.createProposal) throw conflict('The record has another market already');
      const creation = await knownCreation(record.chainId, marketId);
      const proposed = readCreation(record.createProposal);
      const isProposed =
        getAddress(creation.auctioneer) === record.createProposal.target &&
        creation.owner.toLowerCase() === record.proposedOwner &&
        creation.params === proposed.params &&
        creation.options.isPrivate === proposed.options.isPrivate &&
        creation.options.buyersRoot === proposed.options.buyersRoot &&
        creation.options.linearDuration === proposed.options.linearDuration &&
        BigInt(creation.options.leastOraclePrice) === proposed.options.leastOraclePrice;
      if (!isProposed) throw conflict('This is not the market that was proposed', 'market-of-another');
      const { chainId, name, isPrivate } = record;
      const { transactionHash } = creation;
      const owner = await getMarketOwner(chains.client(chainId), { auctioneer: record.createProposal.target, id: marketId });
      await requireOwned(organisation, owner, chainId);
      const statement = marketStatementTypedData({ chainId, organisationId: organisation.id, transactionHash, marketId, name, isPrivate });
      await requireVouched(owner, organisation, statement, word);
      if (!(await bondRecords.place(record.id, { chainId, marketId, transactionHash }, owner)))
        throw conflict('The market is recorded already');
      return (await bondRecords.find(record.id))!;
    },
  };
}
