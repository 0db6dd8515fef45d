import {
  encodeCreateSafe,
  predictSafeAddress,
  safeAbi,
  type SafeSetup,
  type SafeTransaction,
  safeTransactionContent,
  safeTransactionOf,
  safeTypedData,
} from '@althing/bindings';
import type { OrganisationDetail } from '@althing/domain/http';
import type { Page } from '@playwright/test';
import { type Address, concat, hashMessage, hashTypedData, type Hex, type LocalAccount } from 'viem';
import { toAccount } from 'viem/accounts';
import { clients } from './accounts.ts';
import { BASE_URL } from './environment.ts';

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

const queueUrl = () => `${BASE_URL}/safe/${clients[0]!.chain.id}/api`;

async function tell(path: string, body: unknown): Promise<void> {
  const answer = await fetch(`${queueUrl()}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}

const signFor = (safe: Address, owner: LocalAccount, transaction: SafeTransaction): Promise<Hex> =>
  owner.signTypedData(safeTypedData(clients[0]!.chain.id, safe, transaction));

/** What the wallet of a Safe does with a transaction: `owner` signs it and puts it before the others. Answers its safeTxHash. */
export const proposingAs =
  (safe: Address, owner: LocalAccount) =>
  async ({ to, data = '0x', value = '0x0' }: { to: Hex; data?: Hex; value?: Hex }): Promise<Hex> => {
    const alpha = clients[0]!;
    const nonce = await alpha.readContract({ address: safe, abi: safeAbi, functionName: 'nonce' });
    const transaction = safeTransactionOf([{ to, data, value: BigInt(value) }], nonce);
    const { hash } = safeTransactionContent(alpha.chain.id, safe, transaction);
    const signature = await signFor(safe, owner, transaction);
    const body = { ...transaction, contractTransactionHash: hash, sender: owner.address, signature, origin: 'Test wallet' };
    await tell(`/v2/safes/${safe}/multisig-transactions/`, body);
    return hash;
  };
