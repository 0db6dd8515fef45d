import type { ChainId, Hex } from '@althing/domain/units';
import {
  type Address,
  formatEther,
  keccak256,
  parseTransaction,
  type PublicClient,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
  type TransactionSerializableEIP1559,
} from 'viem';
import type { LocalAccount } from 'viem/accounts';
import type { RelayerStore, SentTransaction } from '../store/relayer.ts';
import type { RelayerLog, RelayerMetrics } from './ports.ts';
import type { RelayerSettings } from './settings.ts';

/** A call to send to a contract. */
export interface WalletCall {
  to: Address;
  data: Hex;
  value: bigint;
  gas: bigint;
}

export interface WalletDependencies {
  chainId: ChainId;
  client: PublicClient;
  account: LocalAccount;
  store: RelayerStore;
  settings: RelayerSettings;
  log: RelayerLog;
  metrics: RelayerMetrics;
  now(): Date;
}

/** The wallet's balance does not cover the call. */
export class WalletEmptyError extends Error {
  override name = 'WalletEmptyError';
}

interface Asked {
  at: number;
  fees: { maxFeePerGas: bigint; maxPriorityFeePerGas: bigint };
  balance: bigint;
  mined: number;
}

class WalletLeftError extends Error {
  override name = 'WalletLeftError';

  constructor() {
    super('The relayer was stopped');
  }
}

interface Pending extends SentTransaction {
  firstSentAt: number;
  settle(receipt: TransactionReceipt | Error): void;
}

/** Nodes only accept a replacement that pays at least an eighth more; this adds a quarter. */
const raised = (fee: bigint): bigint => (fee * 5n) / 4n + 1n;
/** With a quarter more each, the fee grows at most about eightfold. */
const MAX_REPLACEMENTS = 9;

/**
 * One account on one chain. A transaction is stored with its nonce before it is sent, so that another process can continue with exactly the
 * same one. It is sent again until it is mined, and replaced by one that pays more if that takes long.
 */
export class Wallet {
  private readonly dependencies: WalletDependencies;
  private readonly pending = new Map<number, Pending>();
  private next = 0;
  private turn: Promise<unknown> = Promise.resolve();
  private gapSince: number | undefined;
  private hasLeft = false;
  private asked: Asked | undefined;

  constructor(dependencies: WalletDependencies) {
    this.dependencies = dependencies;
  }

  /** Resumes transactions that an earlier process signed. */
  async load(): Promise<void> {
    const { chainId, store } = this.dependencies;
    for (const transaction of await store.sent(chainId)) {
      // Nobody awaits it any more: its task is looked at again once the transaction is settled.
      this.pending.set(transaction.nonce, { ...transaction, firstSentAt: transaction.sentAt.getTime(), settle: () => undefined });
      await this.broadcast(transaction.signed.at(-1)!);
    }
  }

  get underWay(): number {
    return this.pending.size;
  }

  /** Resolves once it is mined. @throws where it is not accepted, reverts, or another transaction uses its nonce. */
  async send(taskId: number, call: WalletCall): Promise<TransactionReceipt> {
    const { promise, resolve, reject } = Promise.withResolvers<TransactionReceipt>();
    // It may fail before anybody awaits it.
    promise.catch(() => undefined);
    const signing = this.turn.then(() =>
      this.sign(taskId, call, (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome))),
    );
    // Nonces are assigned one after the other; a call that could not be signed takes none.
    this.turn = signing.catch(() => undefined);
    await signing;
    return promise;
  }

  /** Checks what happened to the transactions that were sent. */
  async tend(): Promise<void> {
    if (this.pending.size === 0) return;
    const { client, account } = this.dependencies;
    const mined = await client.getTransactionCount({ address: account.address, blockTag: 'latest' });
    const entries = [...this.pending.values()];
    await Promise.all(entries.map((entry) => (entry.nonce < mined ? this.settle(entry) : this.push(entry))));
    await this.closeGap(mined);
  }

  /** Stops waiting for everything; the next process continues with the transactions that were sent. */
  leave(): void {
    this.hasLeft = true;
    for (const { settle } of this.pending.values()) settle(new WalletLeftError());
    this.pending.clear();
  }

  /** Balance in wei. */
  balance(): Promise<bigint> {
    const { client, account } = this.dependencies;
    return client.getBalance({ address: account.address });
  }

  private async sign(taskId: number, call: WalletCall, settle: Pending['settle']): Promise<void> {
    if (this.hasLeft) throw new WalletLeftError();
    const { chainId, account, store, now } = this.dependencies;
    const { fees, balance, mined } = await this.ask();
    const cost = call.value + call.gas * fees.maxFeePerGas;
    if (balance < cost)
      throw new WalletEmptyError(`The wallet ${account.address} has ${formatEther(balance)}, and needs ${formatEther(cost)}`);
    // With nothing unconfirmed, the chain's own count is right: a fork may have undone transactions.
    const nonce = this.pending.size === 0 ? mined : Math.max(mined, this.next);
    const { maxFeePerGas, maxPriorityFeePerGas } = fees;
    const signed = await account.signTransaction({ type: 'eip1559', chainId, nonce, ...call, maxFeePerGas, maxPriorityFeePerGas });
    const transaction = { nonce, taskId, signed: [signed], sentAt: now() };
    await store.send(chainId, transaction);
    this.next = nonce + 1;
    this.pending.set(nonce, { ...transaction, firstSentAt: now().getTime(), settle });
    await this.broadcast(signed);
    // The next process sees what happened to it.
    if (this.hasLeft) settle(new WalletLeftError());
  }

  /** Fees, balance and nonce, read anew for each transaction unless another one was sent a moment before. */
  private async ask(): Promise<Asked> {
    const { client, account, settings, now } = this.dependencies;
    const at = now().getTime();
    if (this.asked && this.pending.size > 0 && at - this.asked.at < settings.pollMs * 5) return this.asked;
    const [fees, balance, mined] = await Promise.all([
      client.estimateFeesPerGas(),
      this.balance(),
      client.getTransactionCount({ address: account.address, blockTag: 'latest' }),
    ]);
    this.asked = { at, fees, balance, mined };
    return this.asked;
  }

  /** If the node does not accept it now, it is sent again later. */
  private async broadcast(serializedTransaction: Hex): Promise<void> {
    const { client, chainId, log } = this.dependencies;
    await client.sendRawTransaction({ serializedTransaction }).catch((error: unknown) => {
      log.debug({ chainId, err: error }, 'a transaction was not taken by the node');
    });
  }

  private async receiptOf({ signed }: Pending): Promise<TransactionReceipt | undefined> {
    for (const each of signed.toReversed()) {
      const receipt = await this.dependencies.client.getTransactionReceipt({ hash: keccak256(each) }).catch((error: unknown) => {
        if (error instanceof TransactionReceiptNotFoundError) return undefined;
        throw error;
      });
      if (receipt) return receipt;
    }
    return undefined;
  }

  private async settle(entry: Pending): Promise<void> {
    const { chainId, store, metrics } = this.dependencies;
    const receipt = await this.receiptOf(entry);
    await store.settled(chainId, [entry.nonce]);
    this.pending.delete(entry.nonce);
    const outcome = receipt ? (receipt.status === 'success' ? 'mined' : 'reverted') : 'lost';
    metrics.sent(chainId, outcome);
    if (receipt && outcome === 'mined') entry.settle(receipt);
    else entry.settle(new Error(outcome === 'reverted' ? 'The transaction reverted' : 'Another transaction took its number'));
  }

  private async push(entry: Pending): Promise<void> {
    const { settings, now } = this.dependencies;
    const at = now().getTime();
    if (at - entry.firstSentAt >= settings.replaceMs * entry.signed.length && entry.signed.length <= MAX_REPLACEMENTS)
      return this.replace(entry);
    if (at - entry.sentAt.getTime() < settings.resendMs) return;
    entry.sentAt = now();
    await this.broadcast(entry.signed.at(-1)!);
  }

  private async replace(entry: Pending): Promise<void> {
    const { chainId, account, store, log, now } = this.dependencies;
    const last = parseTransaction(entry.signed.at(-1)!) as TransactionSerializableEIP1559;
    const { to, data, value, gas, nonce } = last;
    const fees = { maxFeePerGas: raised(last.maxFeePerGas!), maxPriorityFeePerGas: raised(last.maxPriorityFeePerGas ?? 0n) };
    const signed = await account.signTransaction({ type: 'eip1559', chainId, nonce, to, data, value, gas, ...fees });
    const transaction = { nonce: entry.nonce, taskId: entry.taskId, signed: [...entry.signed, signed], sentAt: now() };
    await store.resend(chainId, transaction);
    Object.assign(entry, transaction);
    log.info({ chainId, nonce: entry.nonce }, 'a transaction takes long, replaced by one that pays more');
    await this.broadcast(signed);
  }

  /**
   * Transactions whose nonce is above the chain's next one can never be mined if those before are lost, as after a local chain was started
   * again. They are given up.
   */
  private async closeGap(mined: number): Promise<void> {
    const { chainId, store, settings, log, now } = this.dependencies;
    const entries = [...this.pending.values()];
    const first = Math.min(...entries.map(({ nonce }) => nonce));
    if (entries.length === 0 || first <= mined) return void (this.gapSince = undefined);
    // A node that is behind answers the same for a moment, so this has to last.
    this.gapSince ??= now().getTime();
    if (now().getTime() - this.gapSince < settings.replaceMs) return;
    log.warn({ chainId, first, mined }, 'the chain has forgotten transactions of the relayer');
    await store.settled(
      chainId,
      entries.map(({ nonce }) => nonce),
    );
    for (const { nonce, settle } of entries) {
      this.pending.delete(nonce);
      settle(new Error('The chain has forgotten the transactions before it'));
    }
  }
}
