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

interface Awaited {
  settle(receipt: TransactionReceipt | Error): void;
}

/** A call that has no nonce yet. */
interface Wanted extends Awaited {
  taskId: number;
  call: WalletCall;
}

interface Pending extends SentTransaction, Awaited {
  firstSentAt: number;
  /** Since when its nonce is used without a receipt of it. */
  missedAt?: number;
}

/** Nodes only accept a replacement that pays at least an eighth more; this adds a quarter. */
const raised = (fee: bigint): bigint => (fee * 5n) / 4n + 1n;
/** With a quarter more each, the fee grows at most about eightfold. */
const MAX_REPLACEMENTS = 9;

/**
 * One account on one chain. A transaction is stored with its nonce before it is sent, so that another process can continue with exactly the
 * same one. It is sent again until it is mined, and replaced by one that pays more if that takes long. Calls that come while others are being
 * signed are signed, stored and sent together, with consecutive nonces.
 */
export class Wallet {
  private readonly dependencies: WalletDependencies;
  private readonly pending = new Map<number, Pending>();
  private readonly wanted: Wanted[] = [];
  private isSigning = false;
  private next = 0;
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
  send(taskId: number, call: WalletCall): Promise<TransactionReceipt> {
    const { promise, resolve, reject } = Promise.withResolvers<TransactionReceipt>();
    this.wanted.push({ taskId, call, settle: (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome)) });
    if (!this.isSigning) void this.signWanted();
    return promise;
  }

  /** Checks what happened to the transactions that were sent. */
  async tend(): Promise<void> {
    if (this.pending.size === 0) return;
    const { client, account } = this.dependencies;
    const mined = await client.getTransactionCount({ address: account.address, blockTag: 'latest' });
    const entries = [...this.pending.values()];
    await this.settle(entries.filter(({ nonce }) => nonce < mined));
    await Promise.all(entries.filter(({ nonce }) => nonce >= mined).map((entry) => this.push(entry)));
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

  /** Never rejects. */
  private async signWanted(): Promise<void> {
    this.isSigning = true;
    while (this.wanted.length > 0) {
      const together = this.wanted.splice(0);
      await this.sign(together).catch((error: Error) => together.forEach(({ settle }) => settle(error)));
    }
    this.isSigning = false;
  }

  /** Signs, stores and sends. If they cannot be stored, no nonce is used. */
  private async sign(wanted: readonly Wanted[]): Promise<void> {
    if (this.hasLeft) throw new WalletLeftError();
    const { chainId, account, store, now } = this.dependencies;
    const { fees, balance, mined } = await this.ask();
    const { maxFeePerGas, maxPriorityFeePerGas } = fees;
    const payable = this.payable(wanted, balance, maxFeePerGas);
    // With nothing unconfirmed, the chain's own count is right: a fork may have undone transactions.
    const first = this.pending.size === 0 ? mined : Math.max(mined, this.next);
    const transactions = await Promise.all(
      payable.map(async ({ taskId, call }, index) => {
        const nonce = first + index;
        const signed = await account.signTransaction({ type: 'eip1559', chainId, nonce, ...call, maxFeePerGas, maxPriorityFeePerGas });
        return { nonce, taskId, signed: [signed], sentAt: now() };
      }),
    );
    await store.send(chainId, transactions);
    this.next = first + transactions.length;
    for (const [index, transaction] of transactions.entries())
      this.pending.set(transaction.nonce, { ...transaction, firstSentAt: now().getTime(), settle: payable[index]!.settle });
    await Promise.all(transactions.map(({ signed }) => this.broadcast(signed[0]!)));
    // The next process sees what happened to them.
    if (this.hasLeft) for (const { settle } of payable) settle(new WalletLeftError());
  }

  /** The calls that the balance covers, in their order. The others fail. */
  private payable(wanted: readonly Wanted[], balance: bigint, maxFeePerGas: bigint): Wanted[] {
    const { address } = this.dependencies.account;
    let left = balance;
    return wanted.filter(({ call, settle }) => {
      const cost = call.value + call.gas * maxFeePerGas;
      const isPayable = cost <= left;
      if (isPayable) left -= cost;
      else settle(new WalletEmptyError(`The wallet ${address} has ${formatEther(left)}, and needs ${formatEther(cost)}`));
      return isPayable;
    });
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

  /** If a node does not tell a receipt, it is asked again the next time. */
  private async settle(entries: readonly Pending[]): Promise<void> {
    const { chainId, store, metrics } = this.dependencies;
    const answers = await Promise.allSettled(entries.map((entry) => this.receiptOf(entry)));
    const told = entries.flatMap((entry, index) => {
      const answer = answers[index]!;
      if (answer.status === 'rejected' || (!answer.value && !this.isLost(entry))) return [];
      return [{ entry, receipt: answer.value }];
    });
    if (told.length === 0) return;
    await store.settled(
      chainId,
      told.map(({ entry }) => entry.nonce),
    );
    for (const { entry, receipt } of told) {
      this.pending.delete(entry.nonce);
      const outcome = receipt ? (receipt.status === 'success' ? 'mined' : 'reverted') : 'lost';
      metrics.sent(chainId, outcome);
      if (receipt && outcome === 'mined') entry.settle(receipt);
      else entry.settle(new Error(outcome === 'reverted' ? 'The transaction reverted' : 'Another transaction took its number'));
    }
  }

  /** A node may know the new nonce a moment before the receipt. */
  private isLost(entry: Pending): boolean {
    const { settings, now } = this.dependencies;
    entry.missedAt ??= now().getTime();
    return now().getTime() - entry.missedAt >= settings.resendMs;
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
