import { call, proposeToSafe as propose } from '@althing/bench/founding';
import {
  type Call,
  encodeExecuteSafe,
  safeAbi,
  safeHashes,
  type SafeTransaction,
  safeTransactionOf,
  safeTypedData,
} from '@althing/bindings';
import { localAccount } from '@althing/devnet';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import type { Stage } from './stage.ts';

export interface DemoSafe {
  chainId: ChainId;
  address: Address;
  /** Local accounts that sign, as many as the Safe asks for; the first proposes. */
  signers: readonly number[];
}

const service = (stage: Stage, { chainId }: DemoSafe, path: string) => `${stage.options.url}/safe/${chainId}/api/v2/${path}`;

export const nonceOf = (stage: Stage, { chainId, address }: DemoSafe): Promise<bigint> =>
  stage.client(chainId).readContract({ address, abi: safeAbi, functionName: 'nonce' });

const signatureOf = ({ chainId, address }: DemoSafe, transaction: SafeTransaction, signer: number): Promise<Hex> =>
  localAccount(signer).signTypedData(safeTypedData(chainId, address, transaction));

async function isKnown(stage: Stage, safe: DemoSafe, hash: Hex): Promise<boolean> {
  return (await fetch(service(stage, safe, `multisig-transactions/${hash}`))).ok;
}

/** Proposes a transaction to the Safe's service with the signature of the first signer, where the service does not know it. */
export async function proposeToSafe(stage: Stage, safe: DemoSafe, transaction: SafeTransaction): Promise<void> {
  const { signed: hash } = safeHashes(safe.chainId, safe.address, transaction);
  if (await isKnown(stage, safe, hash)) return;
  await propose(stage.options.url, safe, transaction, safe.signers[0]!);
}

/** Proposes the calls as the Safe's next transaction, has all signers confirm it, and executes it. */
export async function actThroughSafe(stage: Stage, safe: DemoSafe, calls: readonly Call[]): Promise<void> {
  const transaction = safeTransactionOf(calls, await nonceOf(stage, safe));
  await proposeToSafe(stage, safe, transaction);
  const { signed: hash } = safeHashes(safe.chainId, safe.address, transaction);
  const confirmations = await Promise.all(
    safe.signers.map(async (signer) => ({
      owner: localAccount(signer).address,
      signature: await signatureOf(safe, transaction, signer),
    })),
  );
  for (const { signature } of confirmations.slice(1)) {
    const path = `${stage.options.url}/safe/${safe.chainId}/api/v1/multisig-transactions/${hash}/confirmations/`;
    await call('POST', path, { body: { signature } });
  }
  await stage.send(safe.chainId, safe.signers[0]!, encodeExecuteSafe(safe.address, transaction, confirmations));
}
