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
import { expect, type Locator, type Page } from '@playwright/test';
import { type Address, concat, hashMessage, hashTypedData, type Hex, type LocalAccount } from 'viem';
import { toAccount } from 'viem/accounts';
import { clients } from './accounts.ts';
import { BASE_URL } from './environment.ts';

const SAFE_MESSAGE = { SafeMessage: [{ name: 'message', type: 'bytes' }] } as const;

type LocalClient = (typeof clients)[number];
const ALPHA = clients[0]!;

/** Puts a real Safe on a chain; it has the same address on each. */
export async function deploySafe(setup: SafeSetup, client: LocalClient = ALPHA): Promise<Address> {
  const { status } = await client.waitForTransactionReceipt({ hash: await client.sendTransaction(encodeCreateSafe(setup)) });
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
  const domain = { chainId: ALPHA.chain.id, verifyingContract: safe };
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

async function tell({ chain }: LocalClient, path: string, body: unknown): Promise<void> {
  const answer = await fetch(`${BASE_URL}/safe/${chain.id}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}

const signFor = ({ chain }: LocalClient, safe: Address, owner: LocalAccount, transaction: SafeTransaction): Promise<Hex> =>
  owner.signTypedData(safeTypedData(chain.id, safe, transaction));

interface WalletCall {
  to: Hex;
  data?: Hex;
  value?: Hex;
}

/** What the wallet of a Safe does with calls: `owner` signs them as one transaction and puts it before the others. Answers its safeTxHash. */
export const proposingAllAs =
  (safe: Address, owner: LocalAccount, client: LocalClient = ALPHA) =>
  async (calls: readonly WalletCall[]): Promise<Hex> => {
    const nonce = await client.readContract({ address: safe, abi: safeAbi, functionName: 'nonce' });
    const whole = calls.map(({ to, data = '0x', value = '0x0' }) => ({ to, data, value: BigInt(value) }) as const);
    const transaction = safeTransactionOf(whole, nonce);
    const { hash } = safeTransactionContent(client.chain.id, safe, transaction);
    const signature = await signFor(client, safe, owner, transaction);
    const body = { ...transaction, contractTransactionHash: hash, sender: owner.address, signature, origin: 'Test wallet' };
    await tell(client, `/v2/safes/${safe}/multisig-transactions/`, body);
    return hash;
  };

/** The same with one call. */
export const proposingAs = (safe: Address, owner: LocalAccount, client?: LocalClient) => (call: WalletCall) =>
  proposingAllAs(safe, owner, client)([call]);

/** Presses `button`, reads what is signed, and signs it. */
export async function signForSafe(page: Page, button: Locator): Promise<void> {
  await button.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Message hash', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign in wallet' }).click();
  await expect(dialog).toBeHidden({ timeout: 30_000 });
}
