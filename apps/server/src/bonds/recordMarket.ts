import {
  bondContractsOf,
  createdMarketsIn,
  type CreatedMarket,
  decodeCreateMarket,
  getMarketOwner,
  marketKindOf,
  NO_CREATED_MARKET,
} from '@althing/bindings';
import { marketProposalTypedData, marketStatementTypedData } from '@althing/domain/bonds';
import type { MarketRecordInput } from '@althing/domain/http';
import type { ChainId, Hex } from '@althing/domain/units';
import { getAddress } from 'viem';
import { conflict, forbidden, invalid, notFound } from '../base/errors.ts';
import type { Clock } from '../base/clock.ts';
import type { ChainClients } from '../chains/chainClients.ts';
import type { BondRecord, BondRecords, LoggedCreation, NewBondRecord } from '../store/bondRecords.ts';
import type { BondData } from '../store/bonds/bondData.ts';
import type { Organisation, Organisations } from '../store/organisations.ts';
import type { ProposedCall } from '../store/schema/index.ts';
import { MAX_PROPOSED } from '../store/proposedMarkets.ts';
import type { User } from '../store/users.ts';
import { visibleTo } from '../store/visibleTo.ts';
import { type BuyersReader, requireBuyers } from './marketBuyers.ts';
import { requireOwned, requireProposer, requireVouched, type Word } from './marketOwner.ts';
import type { Managers } from './managers.ts';
import { PROPOSED_DAYS } from './proposedDays.ts';
import { readReceipt } from './readReceipt.ts';

interface MarketDependencies {
  chains: ChainClients;
  organisations: Organisations;
  bondRecords: BondRecords;
  bondData: BondData;
  now: Clock;
  managers: Managers;
  buyersReader: BuyersReader;
}

/** The only market that was created, or the one that is named. */
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

/** Decodes the call as the auctioneer would. Throws where it creates no market of ours. */
function readCreation({ target, data }: ProposedCall) {
  const kind = marketKindOf(target);
  if (!kind) throw invalid('The target is no auctioneer of this chain');
  const creation = decodeCreateMarket(kind.strategy, data);
  if (!creation) throw invalid('The call creates no market');
  return creation;
}

/** Whether a created market is the proposed one: same parameters, created by the account it was proposed to. */
function isProposed(creation: LoggedCreation, call: ProposedCall, proposedOwner: BondRecord['proposedOwner']): boolean {
  const { params, options } = readCreation(call);
  return (
    getAddress(creation.auctioneer) === call.target &&
    creation.owner.toLowerCase() === proposedOwner &&
    creation.params === params &&
    creation.options.isPrivate === options.isPrivate &&
    creation.options.buyersRoot === options.buyersRoot &&
    creation.options.linearDuration === options.linearDuration &&
    BigInt(creation.options.leastOraclePrice) === options.leastOraclePrice
  );
}

const NO_ROOM =
  `An account may have ${MAX_PROPOSED.account} proposed markets and an organisation ${MAX_PROPOSED.organisation}. ` +
  `Wait until some were created, or for ${PROPOSED_DAYS} days: then proposals that led to no market go.`;

/** Amounts of a market are shown in whole tokens, so its tokens must tell their decimals. */
async function requireReadable({ bondData }: MarketDependencies, { market: { params } }: CreatedMarket, chainId: ChainId): Promise<void> {
  const tokens = [params.payoutToken, params.quoteToken].map((address) => ({ chainId, address }));
  if (!(await bondData.tokens.areReadable(tokens))) throw invalid('A token of the market does not tell its decimals');
}

async function add({ bondRecords, now }: MarketDependencies, record: NewBondRecord, user: User): Promise<BondRecord> {
  const id = await bondRecords.add(record, user, now());
  if (id === 'no-room') throw forbidden(NO_ROOM, 'market-quota');
  if (id === undefined) throw conflict('The market is recorded already');
  return (await bondRecords.find(id))!;
}

async function knownCreation({ bondRecords }: MarketDependencies, chainId: ChainId, marketId: bigint): Promise<LoggedCreation> {
  const creation = await bondRecords.creationOf(chainId, marketId);
  if (!creation) throw conflict('No such market is known yet. Please try again in a minute.', 'transaction-not-found');
  return creation;
}

async function recordCreated(
  dependencies: MarketDependencies,
  organisation: Organisation,
  input: MarketRecordInput,
  transactionHash: Hex,
  user: User,
): Promise<BondRecord> {
  const { chainId, name, isPrivate } = input;
  const { chains, buyersReader } = dependencies;
  const { logs } = await readReceipt(chains, chainId, transactionHash);
  const market = chosen(createdIn(logs), input.marketId);
  const owner = await getMarketOwner(chains.client(chainId), { auctioneer: market.auctioneer, id: market.id });
  await requireOwned(dependencies, organisation, owner, chainId);
  const { id: organisationId } = organisation;
  const statement = marketStatementTypedData({ chainId, organisationId, transactionHash, marketId: market.id, name, isPrivate });
  await requireVouched(dependencies, owner, organisation, statement, {
    user,
    signature: input.signature as Hex | undefined,
    executedBy: market.owner,
  });
  if (isPrivate !== market.options.isPrivate) throw invalid(`The market is ${market.options.isPrivate ? 'private' : 'public'} on chain`);
  const buyers = await buyersReader.read(input.buyers, user.id);
  await requireBuyers(chains, buyers, isPrivate, market, chainId);
  await requireReadable(dependencies, market, chainId);
  const place = { marketId: market.id, transactionHash };
  return add(dependencies, { organisationId, chainId, name, isPrivate, place, createProposal: null, vouchedBy: owner, buyers }, user);
}

async function recordProposed(
  dependencies: MarketDependencies,
  organisation: Organisation,
  input: MarketRecordInput,
  call: ProposedCall,
  user: User,
): Promise<BondRecord> {
  const { chainId, name, isPrivate } = input;
  if (input.owner === undefined) throw invalid('Owner: say who will own the market');
  const owner = getAddress(input.owner);
  await requireOwned(dependencies, organisation, owner, chainId);
  if (!(await dependencies.managers.mayManage(organisation, user)))
    throw forbidden('Only managers of the organisation may propose its markets');
  const { id: organisationId } = organisation;
  const statement = marketProposalTypedData({ chainId, organisationId, ...call, name, isPrivate });
  const word = { user, signature: input.signature as Hex | undefined };
  const isVouched = await requireProposer(dependencies, owner, organisation, statement, word);
  const { options } = readCreation(call);
  if (options.isPrivate !== isPrivate) throw invalid(`The market would be ${options.isPrivate ? 'private' : 'public'} on chain`);
  if (!(await dependencies.bondRecords.hasRoom(organisationId, user.id))) throw forbidden(NO_ROOM, 'market-quota');
  const buyers = await dependencies.buyersReader.read(input.buyers, user.id);
  if (buyers.root !== null && buyers.root !== options.buyersRoot) throw invalid('Buyers: they are not those of the call');
  return add(
    dependencies,
    {
      organisationId,
      chainId,
      name,
      isPrivate,
      place: null,
      createProposal: { call, owner },
      vouchedBy: isVouched ? owner : null,
      buyers,
    },
    user,
  );
}

/** Adds markets to organisations. Nothing that a caller says of a market is kept unless the chain, or the market's owner, says it too. */
export function createMarketRecorder(dependencies: MarketDependencies) {
  const { chains, organisations, bondRecords, managers, buyersReader } = dependencies;

  async function organisationOf(id: string): Promise<Organisation> {
    const organisation = await organisations.find(id);
    if (!organisation) throw notFound('Organisation');
    return organisation;
  }

  return {
    async record(input: MarketRecordInput, user: User): Promise<BondRecord> {
      const organisation = visibleTo(user, await organisations.find(input.organisationId));
      if (!chains.has(input.chainId)) throw invalid(`Chain ${input.chainId} is not supported`, 'unknown-chain');
      if (!bondContractsOf(input.chainId)) throw invalid(`Auctioneer not found for chain ${input.chainId}`, 'unknown-chain');
      if (organisation.state !== 'deployed') throw conflict('Markets are for organisations that are deployed', 'not-deployed');
      const { transactionHash, marketCreateProposalFunctionData: call } = input;
      if (transactionHash !== undefined)
        return recordCreated(dependencies, organisation, input, transactionHash.toLowerCase() as Hex, user);
      return recordProposed(dependencies, organisation, input, { target: getAddress(call!.target), data: call!.data as Hex }, user);
    },

    /** Only the owner of a private market may call this; the buyers that it admits now will be able to see it. */
    async replaceBuyers(record: BondRecord, input: MarketRecordInput['buyers'], user: User): Promise<void> {
      const { chainId, isPrivate, organisationId } = record;
      const id = BigInt(record.marketId!);
      const creation = await knownCreation(dependencies, chainId, id);
      const market = { auctioneer: getAddress(creation.auctioneer), id };
      const owner = await getMarketOwner(chains.client(chainId), market);
      // Which list is in force was set by the owner on chain, so any signer of its Safe may upload the list.
      const isOwners =
        (await managers.speaksFor(user, owner, chainId, await organisationOf(organisationId))) ||
        (await managers.signsFor(user, owner, chainId));
      if (!isOwners) throw forbidden('Only the owner of the market may say who its buyers are', 'market-of-another');
      const buyers = await buyersReader.read(input, user.id);
      await requireBuyers(chains, buyers, isPrivate, market, chainId);
      await bondRecords.replaceBuyers(record.id, buyers);
    },

    /**
     * Records which market a proposal has led to: it must have the same parameters, be created by the account it was proposed to, and be
     * confirmed by its owner.
     */
    async settle(record: BondRecord, marketId: bigint, word: Word): Promise<BondRecord> {
      const organisation = await organisationOf(record.organisationId);
      if (!(await managers.mayManage(organisation, word.user))) throw forbidden('Only managers of the organisation may do this');
      if (record.marketId === marketId.toString()) return record;
      if (record.marketId !== null || !record.createProposal) throw conflict('The record has another market already');
      const creation = await knownCreation(dependencies, record.chainId, marketId);
      if (!isProposed(creation, record.createProposal, record.proposedOwner))
        throw conflict('This is not the market that was proposed', 'market-of-another');
      const { chainId, name, isPrivate } = record;
      const { transactionHash } = creation;
      const owner = await getMarketOwner(chains.client(chainId), { auctioneer: record.createProposal.target, id: marketId });
      await requireOwned(dependencies, organisation, owner, chainId);
      const statement = marketStatementTypedData({ chainId, organisationId: organisation.id, transactionHash, marketId, name, isPrivate });
      await requireVouched(dependencies, owner, organisation, statement, { ...word, executedBy: getAddress(creation.owner) });
      if (!(await bondRecords.place(record.id, { chainId, marketId, transactionHash }, owner)))
        throw conflict('The market is recorded already');
      return (await bondRecords.find(record.id))!;
    },
  };
}
