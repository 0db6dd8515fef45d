import { parseEther } from 'viem';
import { clients, localAccount } from './accounts.ts';
import { attempt } from './attempt.ts';

const ATTEMPT_STRIDE = 1_000;

/** An account that no other journey and no earlier try uses, with money on every chain. Indices from 20 on are free. */
export async function fundedAccount(index: number) {
  const account = localAccount(index + ATTEMPT_STRIDE * attempt());
  await Promise.all(clients.map((client) => client.setBalance({ address: account.address, value: parseEther('100') })));
  return account;
}
