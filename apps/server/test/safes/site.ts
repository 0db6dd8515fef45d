import { encodeCreateSafe, predictSafeAddress, SAFE_CONTRACTS, SAFE_SIMULATE_ACCESSOR, safeAbi } from '@althing/bindings';
import { localAccount, localKey } from '@althing/devnet';
import SafeApiKit from '@safe-global/api-kit';
import Safe, { buildContractSignature } from '@safe-global/protocol-kit';
import { type SafeTransaction, SigningMethod } from '@safe-global/types-kit';
import { type Address, createWalletClient, http } from 'viem';
import { vi } from 'vitest';
import type { Environment } from '../../src/runtime/readConfig.ts';
import { startTestChain, type TestChain } from '../support/chain.ts';
import { startTestCluster, type TestCluster } from '../support/database.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

export const CHAIN_ID = 31337;
/** Enough for the indexer to have read a block, on a busy machine too. */
export const soon = { timeout: 20_000, interval: 50 };

const contractNetworks = {
  [CHAIN_ID]: {
    safeSingletonAddress: SAFE_CONTRACTS.singleton.address,
    safeProxyFactoryAddress: SAFE_CONTRACTS.proxyFactory.address,
    multiSendAddress: SAFE_CONTRACTS.multiSend.address,
    multiSendCallOnlyAddress: SAFE_CONTRACTS.multiSendCallOnly.address,
    fallbackHandlerAddress: SAFE_CONTRACTS.fallbackHandler.address,
    signMessageLibAddress: '0xd53cd0aB83D845Ac265BE939c57F53AD838012c9',
    createCallAddress: '0x9b35Af71d77eaf8d7e40252370304687390A1A52',
    simulateTxAccessorAddress: SAFE_SIMULATE_ACCESSOR,
  },
};

/** What a test has a Safe pay. */
interface Payment {
  value: string;
  data: string;
  to: string;
  nonce: number;
}

/** Safes of people with keys of local chains, who use the public libraries of Safe as they are. */
export class SafeSite {
  readonly cluster: TestCluster;
  readonly chain: TestChain;
  private readonly environment: Environment;
  private readonly databaseUrl: string;
  server: TestServer;
  private salts = 0n;

  private constructor(cluster: TestCluster, chain: TestChain, server: TestServer, databaseUrl: string, environment: Environment) {
    this.cluster = cluster;
    this.chain = chain;
    this.server = server;
    this.databaseUrl = databaseUrl;
    this.environment = environment;
  }

  static async start(more: Environment = {}): Promise<SafeSite> {
    const [cluster, chain] = await Promise.all([startTestCluster(), startTestChain(CHAIN_ID)]);
    const environment = { ROLES: 'api,indexer', RPC_31337: chain.url, ...more };
    const databaseUrl = await cluster.createDatabase();
    return new SafeSite(cluster, chain, await startTestServer(databaseUrl, environment), databaseUrl, environment);
  }

  async stop(): Promise<void> {
    await this.server.close();
    await Promise.all([this.cluster.stop(), this.chain.stop()]);
  }

  async restartServer(): Promise<void> {
    await this.server.close();
    this.server = await startTestServer(this.databaseUrl, this.environment);
  }

  get serviceUrl(): string {
    return `${this.server.url}/safe/${CHAIN_ID}/api`;
  }

  /** The published client, as anybody would make one for a service of their own. */
  api(): SafeApiKit {
    return new SafeApiKit({ chainId: BigInt(CHAIN_ID), txServiceUrl: this.serviceUrl });
  }

  /** A Safe of these owners, with a coin in it. */
  async createSafe(owners: readonly Address[], threshold: number): Promise<Address> {
    const setup = { owners, threshold, saltNonce: (this.salts += 1n) };
    const { client } = this.chain;
    const safe = predictSafeAddress(setup);
    await client.waitForTransactionReceipt({ hash: await client.sendTransaction(encodeCreateSafe(setup)) });
    await client.waitForTransactionReceipt({ hash: await client.sendTransaction({ to: safe, value: 10n ** 18n }) });
    return safe;
  }

  /** The published library, signing as one of the local accounts. */
  kit(safeAddress: Address, signer: number): Promise<Safe> {
    const key = localKey(signer);
    return Safe.init({ provider: this.chain.url, signer: key, safeAddress, contractNetworks });
  }

  wallet(signer: number) {
    return createWalletClient({ account: localAccount(signer), chain: this.chain.client.chain, transport: http(this.chain.url) });
  }

  nonce(safe: Address): Promise<bigint> {
    return this.chain.client.readContract({ address: safe, abi: safeAbi, functionName: 'nonce' });
  }

  /** Proposes a payment as one of the owners and answers its hash. */
  async propose(safe: Address, signer: number, { value = '1', data = '0x', to = localAccount(9).address, nonce }: Partial<Payment> = {}) {
    const kit = await this.kit(safe, signer);
    const transaction = await kit.createTransaction({
      transactions: [{ to, value, data }],
      ...(nonce === undefined ? {} : { options: { nonce } }),
    });
    return this.send(safe, kit, transaction, signer);
  }

  async send(safe: Address, kit: Safe, transaction: SafeTransaction, signer: number) {
    const hash = await kit.getTransactionHash(transaction);
    const signature = await kit.signHash(hash);
    await this.api().proposeTransaction({
      safeAddress: safe,
      safeTransactionData: transaction.data,
      safeTxHash: hash,
      senderAddress: localAccount(signer).address,
      senderSignature: signature.data,
      origin: 'test',
    });
    return { hash, transaction, kit };
  }

  async confirm(safe: Address, signer: number, hash: string): Promise<void> {
    const kit = await this.kit(safe, signer);
    await this.api().confirmTransaction(hash, (await kit.signHash(hash)).data);
  }

  /** Executes what the service has, with the signatures that it has. */
  async execute(safe: Address, signer: number, hash: string): Promise<string> {
    const kit = await this.kit(safe, signer);
    const { hash: transactionHash } = await kit.executeTransaction(await this.api().getTransaction(hash));
    await this.chain.client.waitForTransactionReceipt({ hash: transactionHash as `0x${string}` });
    return transactionHash;
  }

  untilExecuted(hash: string) {
    return vi.waitFor(async () => {
      const transaction = await this.api().getTransaction(hash);
      if (!transaction.isExecuted) throw new Error('not executed yet');
      return transaction;
    }, soon);
  }
}
/** The signature of a Safe that is an owner of another one, by one of its own owners. */
export async function signAsSafe(site: SafeSite, parent: Address, child: Address, signer: number, transaction: SafeTransaction) {
  const kit = await site.kit(child, signer);
  const signed = await kit.signTransaction(await kit.copyTransaction(transaction), SigningMethod.SAFE_SIGNATURE, parent);
  return buildContractSignature(
    [...signed.signatures.values()].filter((each) => each.signer === localAccount(signer).address),
    child,
  );
}
