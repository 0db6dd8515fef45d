import { readSafe, type SafeOwners } from '@althing/bindings';
import type { EndpointBody, GovernorView } from '@althing/domain/http';
import { type Address, type ChainId, type Hex, sameAddress } from '@althing/domain/units';
import { getAddress } from 'viem';
import { notFound } from '../base/errors.ts';
import type { ChainClients } from '../chains/chainClients.ts';
import type { ChainData } from '../store/chain/chainData.ts';
import type { Deployments } from '../store/deployments.ts';
import type { FrozenUpgradeTransaction, UpgradeProgress } from '../store/frozenUpgrade.ts';
import type { OrganisationList } from '../store/organisationList.ts';
import type { Organisations } from '../store/organisations.ts';
import type { SafeRecords } from '../store/safes/safeRecords.ts';
import type { UpgradeProposalRecord, UpgradeProposals } from '../store/upgradeProposals.ts';
import type { User } from '../store/users.ts';
import { visibleTo } from '../store/visibleTo.ts';
import { type AgreedContractsDependencies, createAgreedContracts } from './agreedContracts.ts';
import {
  type Acting,
  actingForAccount,
  actingForGovernor,
  actingForUpgrade,
  type LedgerEntry,
  senderAddress,
  type UpgradeSenderOf,
} from './actingFor.ts';
import type { ProposedCall } from './expandCalls.ts';

/** What is simulated, as the API is asked. */
export type Subject = EndpointBody<'POST /api/v1/organisations/proposal/simulate'>;
type Of<Type extends Subject['type']> = Extract<Subject, { type: Type }>;

export interface PreparationDependencies extends AgreedContractsDependencies {
  chains: ChainClients;
  organisations: Pick<Organisations, 'find'>;
  organisationList: OrganisationList;
  deployments: Pick<Deployments, 'contracts'>;
  chainData: Pick<ChainData, 'governors' | 'proposal'>;
  safeRecords: Pick<SafeRecords, 'queue'>;
  upgradeProposals: Pick<UpgradeProposals, 'find' | 'agreedChains'>;
  /** How far transactions of an upgrade are. Throws where a node does not answer. */
  readProgress: (transactions: readonly FrozenUpgradeTransaction[]) => Promise<readonly UpgradeProgress[]>;
}

export interface Prepared {
  acting: Acting;
  calls: readonly ProposedCall[];
  /** Of these the first result is kept, with which later ones are compared. */
  compared: readonly ComparedPart[];
}

/** Calls that follow one another among all that are simulated, and are sent together. */
export interface ComparedPart {
  /** Under which their first result is kept. */
  name: string;
  first: number;
  count: number;
}

/** Parts of an upgrade on one chain that are compared each by itself, which takes a simulation each. */
const MOST_PARTS = 8;

const asOne = (name: string, calls: readonly unknown[]): ComparedPart[] => [{ name, first: 0, count: calls.length }];

interface SentPart {
  id: string;
  calls: readonly unknown[];
}

/**
 * Each part that waits is compared by itself, so that one that is done changes nothing of the others. Of very many the whole is, and nothing any more once
 * something is done.
 */
function comparedParts(name: string, all: readonly SentPart[], waiting: readonly SentPart[]): ComparedPart[] {
  const calls = waiting.flatMap((part) => part.calls);
  if (all.length > MOST_PARTS) return waiting.length === all.length ? asOne(name, calls) : [];
  return waiting.map((part, index) => ({
    name: `${name}:${part.id}`,
    first: waiting.slice(0, index).reduce((sum, earlier) => sum + earlier.calls.length, 0),
    count: part.calls.length,
  }));
}

interface SentCall {
  target: string;
  value: string;
  calldata: string;
}

const callOf = ({ target, value, calldata }: SentCall): ProposedCall => ({
  to: getAddress(target),
  value: BigInt(value),
  data: calldata as Hex,
});

const drafted = ({ isDelegated, ...call }: Of<'draft'>['calls'][number]): ProposedCall => ({
  ...callOf(call),
  ...(isDelegated ? { isDelegated } : {}),
});

/** Contracts of the record, and those of a plan that it does not have yet. */
const together = (standing: readonly LedgerEntry[], planned: readonly LedgerEntry[]): LedgerEntry[] => [
  ...standing,
  ...planned
    .filter(({ chainId, address }) => !standing.some((contract) => contract.chainId === chainId && sameAddress(contract.address, address)))
    .map((contract) => ({ ...contract, isPlanned: true })),
];

const addressOrNull = (address: string | null): Address | null => (address === null ? null : getAddress(address));

/** What is looked up of those who act. */
function createLookups(dependencies: PreparationDependencies) {
  const { chains, organisations, deployments, chainData, readProgress } = dependencies;
  const agreedContracts = createAgreedContracts(dependencies);

  async function governorOf(chainId: ChainId, governor: string): Promise<GovernorView> {
    const [view] = await chainData.governors([{ chainId, address: getAddress(governor) }]);
    if (!view) throw notFound('Governor');
    return view;
  }

  async function contractsOf(id: string | null | undefined, viewer: User | null) {
    if (id == null) return [];
    visibleTo(viewer, await organisations.find(id));
    return deployments.contracts(id);
  }

  /** With those that an upgrade adds which its signers have agreed to: they are told as the organisation's own before they are registered. */
  async function withAgreed(id: string | null | undefined, chainId: ChainId, viewer: User | null) {
    const contracts = await contractsOf(id, viewer);
    return id == null ? contracts : together(contracts, await agreedContracts(id, chainId, contracts));
  }

  /** By the chains, which are ahead of the record for a while: what was just done must not look like a change of what is left. */
  async function doneOf({ state, transactions, progress }: UpgradeProposalRecord): Promise<Set<string>> {
    const known = state === 'executing' ? await readProgress(transactions).catch(() => progress) : progress;
    return new Set(known.filter(({ isDone }) => isDone).map(({ transactionId }) => transactionId));
  }

  const safeAt = (chainId: ChainId, address: Address): Promise<SafeOwners | undefined> =>
    readSafe(chains.quick(chainId), address).catch(() => undefined);

  async function upgradeOn(
    chainId: ChainId,
    parts: readonly { sender: UpgradeSenderOf; calls: readonly SentCall[] }[],
    contracts: readonly LedgerEntry[],
  ): Promise<Pick<Prepared, 'acting' | 'calls'>> {
    const governors = contracts.filter((contract) => contract.chainId === chainId && contract.kind === 'governor');
    const views = await chainData.governors(governors.map(({ address }) => ({ chainId, address: getAddress(address) })));
    return {
      acting: actingForUpgrade(
        parts.map(({ sender }) => sender),
        views,
        contracts,
        chainId,
      ),
      calls: parts.flatMap(({ sender, calls }) => calls.map((call) => ({ ...callOf(call), from: senderAddress(sender) }))),
    };
  }

  return { governorOf, contractsOf, withAgreed, doneOf, safeAt, upgradeOn };
}

/** Who acts for which organisation, of everything that can be simulated. Throws "not found" where the viewer may not see it. */
export function createPreparation(dependencies: PreparationDependencies) {
  const { organisationList, chainData, safeRecords, upgradeProposals } = dependencies;
  const { governorOf, contractsOf, withAgreed, doneOf, safeAt, upgradeOn } = createLookups(dependencies);

  const preparations = {
    async draft({ chainId, by, organisationId, calls }: Of<'draft'>, viewer: User | null): Promise<Prepared> {
      const contracts = await withAgreed(organisationId, chainId, viewer);
      const whole = { calls: calls.map(drafted), compared: [] };
      if ('governor' in by) return { ...whole, acting: actingForGovernor(await governorOf(chainId, by.governor), contracts) };
      const executor = getAddress(by.executor);
      return { ...whole, acting: actingForAccount(executor, await safeAt(chainId, executor), contracts, chainId) };
    },

    async proposal({ chainId, governor, proposalId }: Of<'proposal'>, viewer: User | null): Promise<Prepared> {
      const proposal = await chainData.proposal({ chainId, address: getAddress(governor) }, proposalId);
      if (!proposal) throw notFound('Proposal');
      const contracts = await withAgreed(proposal.organisationId, chainId, viewer);
      const calls = proposal.actions.map(callOf);
      return {
        acting: actingForGovernor(await governorOf(chainId, governor), contracts),
        calls,
        compared: asOne(`proposal:${chainId}:${governor.toLowerCase()}:${BigInt(proposalId)}`, calls),
      };
    },

    /** Who proposes, and who looks, may know different organisations: the one that owns the Safe names its contracts for all of them. */
    async safe({ chainId, hash }: Of<'safe'>): Promise<Prepared> {
      const found = await safeRecords.queue.find(chainId, hash as Hex);
      if (!found) throw notFound('Transaction');
      const safe = getAddress(found.safe);
      const { items } = await organisationList({ sort: 'oldest', limit: 1, chainId, contract: safe, viewerId: null });
      const [state, contracts] = await Promise.all([safeAt(chainId, safe), withAgreed(items[0]?.id, chainId, null)]);
      const { to, value, data, operation } = found.transaction;
      const calls = [{ to, value, data, ...(operation === 1 ? { isDelegated: true } : {}) }];
      return {
        acting: actingForAccount(safe, state, contracts, chainId),
        calls,
        compared: asOne(`safe:${chainId}:${hash.toLowerCase()}`, calls),
      };
    },

    async upgrade({ chainId, proposalId }: Of<'upgrade'>, viewer: User | null): Promise<Prepared> {
      const proposal = await upgradeProposals.find(proposalId);
      if (!proposal) throw notFound('Upgrade proposal');
      const contracts = await contractsOf(proposal.organisationId, viewer);
      const planned = proposal.chains.flatMap(({ chainId: on, steps }) => steps.map((step) => ({ ...step, chainId: on })));
      const done = await doneOf(proposal);
      const here = proposal.transactions.filter((transaction) => transaction.chainId === chainId);
      const waiting = here.filter(({ id }) => !done.has(id));
      const parts = waiting.map(({ sender, calls }) => ({
        sender: { by: addressOrNull(sender.address), governor: addressOrNull(sender.governor?.address ?? null) },
        calls,
      }));
      return {
        ...(await upgradeOn(chainId, parts, together(contracts, planned))),
        compared: comparedParts(`upgrade:${proposal.id}:${chainId}`, here, waiting),
      };
    },

    async edit({ chainId, organisationId, calls, contracts }: Of<'edit'>, viewer: User | null): Promise<Prepared> {
      const standing = await contractsOf(organisationId, viewer);
      const added = contracts.map((contract) => ({ ...contract, chainId }));
      const parts = calls.map(({ by, governor, ...call }) => ({
        sender: { by: addressOrNull(by), governor: addressOrNull(governor) },
        calls: [call],
      }));
      return { ...(await upgradeOn(chainId, parts, together(standing, added))), compared: [] };
    },
  };

  return function prepare(subject: Subject, viewer: User | null): Promise<Prepared> {
    switch (subject.type) {
      case 'draft':
        return preparations.draft(subject, viewer);
      case 'proposal':
        return preparations.proposal(subject, viewer);
      case 'safe':
        return preparations.safe(subject);
      case 'upgrade':
        return preparations.upgrade(subject, viewer);
      case 'edit':
        return preparations.edit(subject, viewer);
    }
  };
}
