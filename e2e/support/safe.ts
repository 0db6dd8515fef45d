import { encodeCreateSafe, predictSafeAddress, type SafeSetup } from '@althing/bindings';
import type { OrganisationDetail } from '@althing/domain/http';
import type { Page } from '@playwright/test';
import { type Address, concat, hashMessage, hashTypedData, type Hex, type LocalAccount } from 'viem';
import { toAccount } from 'viem/accounts';
import { clients } from './accounts.ts';

const SAFE_MESSAGE = { SafeMessage: [{ name: 'message', type: 'bytes' }] } as const;

/** Puts a real Safe on Alpha. */
export async function deploySafe(setup: SafeSetup): Promise<Address> {
  const alpha = clients[0]!;
  const { status } = await alpha.waitForTransactionReceipt({ hash: await alpha.sendTransaction(encodeCreateSafe(setup)) });
  if (status !== 'success') throw new Error('The Safe was not created');
  return predictSafeAddress(setup);
}

/** The treasury of the organisation whose page is `home`. */
export async function treasuryOf(page: Page, home: string): Promise<Address> {
  const answer = await page.request.get(`/api/v1/organisations/slug/${home.split('/')[2]}`);
  const { contracts } = (await answer.json()) as OrganisationDetail;
  return contracts.find(({ kind }) => kind === 'safeTreasury')!.address as Address;
}

/** The owners' signatures over the Safe's own message, in the order of their addresses, as its fallback handler wants them. */
async function signAsSafe(safe: Address, hash: Hex, owners: readonly LocalAccount[]): Promise<Hex> {
  const inOrder = owners.toSorted((a, b) => (a.address.toLowerCase() < b.address.toLowerCase() ? -1 : 1));
  const domain = { chainId: clients[0]!.chain.id, verifyingContract: safe };
  const sign = (owner: LocalAccount) =>
    owner.signTypedData({ domain, types: SAFE_MESSAGE, primaryType: 'SafeMessage', message: { message: hash } });
  return concat(await Promise.all(inOrder.map(sign)));
}

/** A wallet's account that is the Safe: what it signs, `signers` sign. */
export const safeAccount = (safe: Address, signers: readonly LocalAccount[]): LocalAccount =>
  toAccount({
    address: safe,
    signMessage: ({ message }) => signAsSafe(safe, hashMessage(message), signers),
    signTypedData: (typedData) => signAsSafe(safe, hashTypedData(typedData), signers),
    signTransaction: () => Promise.reject(new Error('A Safe signs no transactions')),
  });
