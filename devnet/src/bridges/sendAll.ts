import { type Hex, type LocalAccount, parseEther, parseGwei } from 'viem';
import type { LocalClient } from '../client.ts';
import type { KeeperCall } from './parts.ts';

/** A third of the block gas limit. */
const GAS = 10_000_000n;

/** Sends a keeper's transactions without waiting, starting with `nonce`, and then checks their receipts. */
export async function sendAll(
  client: LocalClient,
  keeper: LocalAccount,
  transactions: readonly Partial<KeeperCall>[],
  nonce: number,
): Promise<void> {
  await client.setBalance({ address: keeper.address, value: parseEther('1000') });
  const hashes: Hex[] = [];
  for (const [index, transaction] of transactions.entries()) {
    const serializedTransaction = await keeper.signTransaction({
      ...transaction,
      chainId: client.chain.id,
      nonce: nonce + index,
      gas: GAS,
      maxFeePerGas: parseGwei('100'),
      maxPriorityFeePerGas: 0n,
    });
    hashes.push(await client.sendRawTransaction({ serializedTransaction }));
  }
  const receipts = await Promise.all(hashes.map((hash) => client.waitForTransactionReceipt({ hash })));
  const refused = receipts.findIndex(({ status }) => status !== 'success');
  if (refused >= 0) throw new Error(`Transaction ${nonce + refused} of the keeper ${keeper.address} was refused`);
}
