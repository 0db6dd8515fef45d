import { safeHashes, type SafeTransaction, safeTypedData } from '@althing/bindings';
import { localAccount } from '@althing/devnet';
import type { Address, ChainId } from '@althing/domain/units';

export interface LocalSafe {
  chainId: ChainId;
  address: Address;
}

/** Proposes a transaction to the Safe service of an installation. @param signer - of local accounts: an owner, who proposes and confirms it. */
export async function proposeToSafe(url: string, { chainId, address }: LocalSafe, transaction: SafeTransaction, signer: number) {
  const account = localAccount(signer);
  const { value, safeTxGas, baseGas, gasPrice, nonce, ...rest } = transaction;
  const numbers = Object.entries({ value, safeTxGas, baseGas, gasPrice, nonce }).map(([name, number]) => [name, String(number)]);
  const response = await fetch(`${url}/safe/${chainId}/api/v2/safes/${address}/multisig-transactions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...rest,
      ...Object.fromEntries(numbers),
      contractTransactionHash: safeHashes(chainId, address, transaction).signed,
      sender: account.address,
      signature: await account.signTypedData(safeTypedData(chainId, address, transaction)),
      origin: 'Local',
    }),
  });
  if (!response.ok) throw new Error(`The Safe's service refused: ${response.status} ${await response.text()}`);
}
