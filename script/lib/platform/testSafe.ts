import { predictSafeAddress, safeAbi, type SafeSetup } from '@althing/bindings';
import { localAccount, type LocalClient } from '@althing/devnet';
import type { Address, Hex } from '@althing/domain/units';
import { concat, zeroAddress } from 'viem';

/* A Safe of two local accounts, which owns the platform in tests. */

export const OWNERS = [localAccount(1), localAccount(2)];
export const PRICE_SIGNER = localAccount(5).address;
export const setup = (threshold: number): SafeSetup => ({ owners: OWNERS.map(({ address }) => address), threshold, saltNonce: 7n });
export const SAFE = predictSafeAddress(setup(2));

/** Sent by the Safe, with the signatures of its owners in their order. @throws where it fails. */
export async function sendAsSafe(client: LocalClient, to: Address, data: Hex): Promise<void> {
  const transaction = [to, 0n, data, 0, 0n, 0n, 0n, zeroAddress, zeroAddress] as const;
  const safe = { address: SAFE, abi: safeAbi } as const;
  const safeNonce = await client.readContract({ ...safe, functionName: 'nonce' });
  const hash = await client.readContract({ ...safe, functionName: 'getTransactionHash', args: [...transaction, safeNonce] });
  const inOrder = OWNERS.toSorted((a, b) => (BigInt(a.address) < BigInt(b.address) ? -1 : 1));
  const signatures = concat(await Promise.all(inOrder.map((owner) => owner.sign({ hash }))));
  const sent = await client.writeContract({ ...safe, functionName: 'execTransaction', args: [...transaction, signatures] });
  const { status } = await client.waitForTransactionReceipt({ hash: sent });
  if (status !== 'success') throw new Error('The Safe did not send it');
}

export async function passDays(client: LocalClient, days: number): Promise<void> {
  await client.increaseTime({ seconds: days * 86_400 });
  await client.mine({ blocks: 1 });
}
