import {
  type Call,
  encodeCastVote,
  encodeDelegateVotes,
  encodeExecuteProposal,
  encodePropose,
  encodeQueueProposal,
  hashProposal,
  reserveDescription,
  safeAbi,
} from '@althing/bindings';
import { localAccount } from '@althing/devnet';
import type { OrganisationDetail, UpgradeProposal } from '@althing/domain/http';
import type { OrganisationInput } from '@althing/domain/organisation';
import { sampleGovernor, sampleModules, sampleOnChains } from '@althing/domain/testing';
import { upgradeVoteTypedData } from '@althing/domain/upgrades';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { plan } from '@althing/planner';
import { concat, encodeFunctionData, zeroAddress } from 'viem';
import type { LocalAccount } from 'viem/accounts';
import { startTestChain, type TestChain } from '../support/chain.ts';
import { startTestCluster, type TestCluster } from '../support/database.ts';
import { type Answer, send } from '../support/http.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { signIn } from '../support/signIn.ts';

const SECRET = 'a-secret-of-more-than-thirty-two-characters';
export const founder = localAccount(0);
/** The signers of the upgrades, both of whom have to sign; they hold the token as well. */
export const signers = [localAccount(1), localAccount(2)] as const;
export const stranger = localAccount(5);
/** Owners of the Safes of guardians and groups. */
export const guardians = [6, 7, 8].map((index) => localAccount(index).address);

const wallet = (addresses: string[], threshold = addresses.length) => ({ isMultisig: addresses.length > 1, addresses, threshold });

/** On each chain a governor that decides within minutes, a treasury, and a token of the signers. */
export function upgradableForm(chainIds: ChainId[], change: Partial<OrganisationInput['modules']> = {}): OrganisationInput {
  const owners = signers.map(({ address }) => address);
  const sample = sampleOnChains(chainIds, owners, { name: 'Harbour' });
  return {
    ...sample,
    modules: sampleModules({
      ...sample.modules,
      protocolUpgrades: wallet(owners),
      governor: chainIds.map((chainId) =>
        sampleGovernor({
          tempId: `governor-${chainId}`,
          governorName: `Main ${chainId}`,
          chainId,
          votingPeriod: 'min',
          preVotingTimelock: 'min',
          preExecutionTimelock: 'min',
        }),
      ),
      ...change,
    }),
  };
}

/** Organisations that stand on local chains, and a server whose clock can be moved. */
export class UpgradeSite {
  readonly cluster: TestCluster;
  readonly chains: ReadonlyMap<ChainId, TestChain>;
  private readonly databaseUrl: string;
  private readonly tokens = new Map<Address, string>();
  server: TestServer;
  clockOffsetMs = 0;

  private constructor(cluster: TestCluster, chains: ReadonlyMap<ChainId, TestChain>, databaseUrl: string, server: TestServer) {
    this.cluster = cluster;
    this.chains = chains;
    this.databaseUrl = databaseUrl;
    this.server = server;
  }

  static async start(chainIds: ChainId[] = [31337, 31338, 31339], roles = 'api'): Promise<UpgradeSite> {
    const [cluster, ...chains] = await Promise.all([startTestCluster(), ...chainIds.map((chainId) => startTestChain(chainId))]);
    const known = new Map(chains.map((chain) => [chain.chainId, chain]));
    const databaseUrl = await cluster.createDatabase();
    const holder: { site?: UpgradeSite } = {};
    const now = () => new Date(Date.now() + (holder.site?.clockOffsetMs ?? 0));
    const server = await startTestServer(databaseUrl, UpgradeSite.environment(known, roles), { now });
    const site = new UpgradeSite(cluster, known, databaseUrl, server);
    holder.site = site;
    await site.signIn();
    return site;
  }

  /** Everybody, also again after the clock was moved. */
  async signIn(): Promise<void> {
    for (const account of [founder, ...signers, stranger]) this.tokens.set(account.address, (await signIn(this.server.url, account)).token);
  }

  private static environment(chains: ReadonlyMap<ChainId, TestChain>, roles: string) {
    return { ROLES: roles, JWT_SECRET: SECRET, ...Object.fromEntries([...chains].map(([chainId, { url }]) => [`RPC_${chainId}`, url])) };
  }

  /** Another process on the same database, which accepts the same sessions. */
  second(roles = 'api'): Promise<TestServer> {
    const now = () => new Date(Date.now() + this.clockOffsetMs);
    return startTestServer(this.databaseUrl, UpgradeSite.environment(this.chains, roles), { now });
  }

  async stop(): Promise<void> {
    await this.server.close();
    await Promise.all([this.cluster.stop(), ...[...this.chains.values()].map((chain) => chain.stop())]);
  }

  at(chainId: ChainId): TestChain {
    return this.chains.get(chainId)!;
  }

  call(method: string, path: string, json?: unknown, account: LocalAccount = founder, url = this.server.url): Promise<Answer> {
    return send(url, method, `/api/v1/organisations${path}`, { token: this.tokens.get(account.address), json });
  }

  async ok<Body>(method: string, path: string, json?: unknown, account: LocalAccount = founder): Promise<Body> {
    const { status, body, text } = await this.call(method, path, json, account);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
    return body;
  }

  private async mined(chain: TestChain, hash: Hex): Promise<void> {
    const { status } = await chain.client.waitForTransactionReceipt({ hash });
    if (status !== 'success') throw new Error(`${hash} failed on ${chain.chainId}`);
  }

  async sendAs(
    chainId: ChainId,
    account: LocalAccount,
    { to, data, value = 0n }: { to: Address; data: Hex; value?: bigint },
  ): Promise<void> {
    const chain = this.at(chainId);
    await this.mined(chain, await chain.client.sendTransaction({ account, to, data, value, gas: 16_000_000n }));
  }

  /** Founds it and has the server read it back. */
  async found(form: OrganisationInput): Promise<OrganisationDetail> {
    const draft = await this.ok<OrganisationDetail>('POST', '', form);
    const registered = await this.ok<OrganisationDetail>('POST', `/${draft.id}/register`, {});
    const { name, modules, token, salt } = registered;
    const deployers = Object.fromEntries(registered.deployers.map((entry) => [entry.chainId, entry.deployer as Address]));
    const whole = plan({ organisation: { name, modules, token }, salt: salt as Hex, deployers });
    for (const { transactions } of whole.chains) {
      for (const { chainId, to, data } of transactions) await this.sendAs(chainId, founder, { to, data });
    }
    for (const { chainId } of whole.chains) await this.server.dependencies.ledger.reconcile(draft.id, chainId);
    return this.ok('PATCH', `/${draft.id}/complete-deployment`);
  }

  read = (id: string): Promise<OrganisationDetail> => this.ok('GET', `/id/${id}`);
  show = (id: string): Promise<UpgradeProposal> => this.ok('GET', `/upgrade-proposals/${id}`);

  propose(
    slug: string,
    upgradedOrganisation: OrganisationInput,
    proposalName = 'A change',
    account: LocalAccount = stranger,
  ): Promise<UpgradeProposal> {
    return this.ok('POST', `/${slug}/upgrade-proposals`, { proposalName, upgradedOrganisation }, account);
  }

  async signatureOf({ id, planHash, voteChainIds }: UpgradeProposal, account: LocalAccount, approve = true): Promise<Hex> {
    return account.signTypedData(upgradeVoteTypedData({ chainId: voteChainIds[0]!, proposalId: id, planHash: planHash as Hex, approve }));
  }

  async vote(proposal: UpgradeProposal, account: LocalAccount, approve = true): Promise<Answer> {
    const signature = await this.signatureOf(proposal, account, approve);
    return this.call('POST', `/upgrade-proposals/${proposal.id}/sign`, { signature }, account);
  }

  /** Both signers approve it. */
  async approve(proposal: UpgradeProposal): Promise<UpgradeProposal> {
    for (const signer of signers) await this.vote(proposal, signer);
    return this.show(proposal.id);
  }

  execute = (id: string, account: LocalAccount = stranger): Promise<UpgradeProposal> =>
    this.ok('POST', `/upgrade-proposals/${id}/execute`, undefined, account);
  register = (id: string): Promise<UpgradeProposal> => this.ok('POST', `/upgrade-proposals/${id}/register`, undefined, stranger);

  /** Executes it through a Safe with the keys of its owners. */
  async throughSafe(
    chainId: ChainId,
    safe: Address,
    { to, value, data, operation }: { to: Address; value: bigint; data: Hex; operation: 0 | 1 },
    owners: readonly LocalAccount[] = signers,
  ) {
    const { client } = this.at(chainId);
    const nonce = await client.readContract({ address: safe, abi: safeAbi, functionName: 'nonce' });
    const rest = [to, value, data, operation, 0n, 0n, 0n, zeroAddress, zeroAddress] as const;
    const hash = await client.readContract({ address: safe, abi: safeAbi, functionName: 'getTransactionHash', args: [...rest, nonce] });
    const sorted = owners.toSorted((a, b) => (a.address.toLowerCase() < b.address.toLowerCase() ? -1 : 1));
    const signatures = concat(await Promise.all(sorted.map((owner) => owner.sign!({ hash }))));
    const args = [...rest, signatures] as const;
    await this.sendAs(chainId, founder, { to: safe, data: encodeFunctionData({ abi: safeAbi, functionName: 'execTransaction', args }) });
  }

  private async wait(chainId: ChainId, seconds: number): Promise<void> {
    const { client } = this.at(chainId);
    await client.increaseTime({ seconds });
    await client.mine({ blocks: 1 });
  }

  /** The holders of the token propose the calls in the governor, vote for them and have them executed. */
  async throughGovernor(
    organisation: OrganisationDetail,
    chainId: ChainId,
    governor: Address,
    actions: Call[],
    text: string,
    until: 'passed' | 'executed' = 'executed',
  ) {
    const token = organisation.contracts.find((contract) => contract.chainId === chainId && contract.kind === 'token')!.address as Address;
    const [proposer] = signers;
    for (const holder of signers) await this.sendAs(chainId, holder, encodeDelegateVotes({ token, delegatee: holder.address }));
    await this.wait(chainId, 2);
    const content = { actions, description: reserveDescription(text, proposer.address) };
    const proposal = { governor, ...content };
    await this.sendAs(chainId, proposer, encodePropose(proposal));
    await this.wait(chainId, 602);
    for (const holder of signers) {
      await this.sendAs(chainId, holder, encodeCastVote({ governor, proposalId: hashProposal(content), choice: 'for' }));
    }
    await this.wait(chainId, 302);
    if (until === 'passed') return;
    await this.sendAs(chainId, founder, encodeQueueProposal(proposal));
    await this.wait(chainId, 602);
    await this.sendAs(chainId, founder, encodeExecuteProposal(proposal));
  }

  /** Sends one transaction of an upgrade as its sender would. */
  async sendTransaction(organisation: OrganisationDetail, proposal: UpgradeProposal, transactionId: string): Promise<void> {
    const index = proposal.transactions.findIndex(({ id }) => id === transactionId);
    const { chainId, calls, sender } = proposal.transactions[index]!;
    const sending = proposal.sending[index]!;
    const actions = calls.map(({ target, value, calldata }) => ({ to: target as Address, value: BigInt(value), data: calldata as Hex }));
    if (sending.type === 'safe') {
      const { safe, to, value, data, operation } = sending;
      return this.throughSafe(chainId, safe as Address, { to: to as Address, value: BigInt(value), data: data as Hex, operation });
    }
    if (sending.type === 'governor') {
      return this.throughGovernor(organisation, chainId, sending.governor as Address, actions, sending.description);
    }
    const account = [founder, ...signers, stranger].find(({ address }) => address === sender.address) ?? founder;
    for (const action of actions) await this.sendAs(chainId, account, action);
  }

  /** Sends everything that may be sent, until nothing is left. */
  async carryOut(organisation: OrganisationDetail, id: string): Promise<UpgradeProposal> {
    for (let proposal = await this.execute(id); ; proposal = await this.execute(id)) {
      const ready = proposal.progress.filter(({ isReady }) => isReady);
      if (ready.length === 0) return proposal;
      for (const { transactionId } of ready) await this.sendTransaction(organisation, proposal, transactionId);
    }
  }
}

export const inputOf = ({ name, description, category, logo, links, modules, token }: OrganisationDetail): OrganisationInput => ({
  name,
  description,
  categoryId: category.id,
  logoId: logo,
  links,
  modules,
  token,
});
