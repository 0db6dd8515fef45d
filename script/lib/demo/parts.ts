import { encodeDelegateVotes, getDelegate } from '@althing/bindings';
import { localAccount } from '@althing/devnet';
import type { OrganisationDetail } from '@althing/domain/http';
import type { ContractKind } from '@althing/domain/organisation';
import { type Address, type ChainId, sameAddress } from '@althing/domain/units';
import { parseEther } from 'viem';
import type { Stage } from './stage.ts';

/** Of the organisation's only contract of a kind on a chain. */
export function addressOf({ name, contracts }: OrganisationDetail, chainId: ChainId, kind: ContractKind): Address {
  const contract = contracts.find((each) => each.chainId === chainId && each.kind === kind);
  if (!contract) throw new Error(`${name} has no ${kind} on chain ${chainId}`);
  return contract.address as Address;
}

/** Gives an account coins, where it has none. */
export async function fund(stage: Stage, chainId: ChainId, from: number, to: Address, coins: string): Promise<void> {
  if ((await stage.client(chainId).getBalance({ address: to })) > 0n) return;
  await stage.send(chainId, from, { to, data: '0x', value: parseEther(coins) });
}

/**
 * Has people's tokens vote, by themselves or by somebody.
 *
 * @param delegates - by the person who holds the tokens.
 */
export async function delegate(stage: Stage, chainId: ChainId, token: Address, delegates: Readonly<Record<number, number>>): Promise<void> {
  let isChanged = false;
  for (const [from, to] of Object.entries(delegates).map(([from, to]) => [Number(from), to] as const)) {
    const delegatee = localAccount(to).address;
    const present = await getDelegate(stage.client(chainId), { token, account: localAccount(from).address });
    if (sameAddress(present, delegatee)) continue;
    await stage.send(chainId, from, encodeDelegateVotes({ token, delegatee }));
    isChanged = true;
  }
  // Who proposes is asked for the power of a past second.
  if (isChanged) await stage.passUntil(chainId, (await stage.now(chainId)) + 2n);
}
