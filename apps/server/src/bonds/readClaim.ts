import { bondContractsOf, redemptionsIn, releasesIn } from '@althing/bindings';
import type { BondClaim } from '@althing/domain/http';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { invalid } from '../base/errors.ts';
import type { ChainClients } from '../chains/chainClients.ts';
import type { User } from '../store/users.ts';
import { isAccount } from './managers.ts';
import { readReceipt } from './readReceipt.ts';

/** What a transaction redeemed or released for an account. Throws where it did neither. */
export async function readClaim(chains: ChainClients, chainId: ChainId, transactionHash: Hex, user: User): Promise<BondClaim> {
  const contracts = bondContractsOf(chainId);
  if (!contracts) throw invalid(`Teller not found for chain ${chainId}`, 'unknown-chain');
  const { logs, blockNumber } = await readReceipt(chains, chainId, transactionHash);
  const client = chains.client(chainId);
  const isOwner = (owner: Address) => isAccount(user, owner, chainId);
  const redeemed = (await redemptionsIn(client, contracts.tellers, logs, isOwner).catch(refuseTooMany)).map(
    ({ bondId, underlying, amount }) => ({
      kind: 'redeem' as const,
      bondId,
      token: underlying,
      amount,
    }),
  );
  const released = releasesIn(contracts.vestingVault, logs)
    .filter(({ beneficiary }) => isOwner(beneficiary))
    .map(({ id, token, amount }) => ({ kind: 'release' as const, bondId: id, token, amount }));
  const payouts = [...redeemed, ...released].map(({ bondId, amount, ...payout }) => ({
    ...payout,
    bondId: bondId.toString(),
    amount: amount.toString(),
  }));
  if (payouts.length === 0) throw invalid('The transaction paid nothing out to this account', 'nothing-claimed');
  const { timestamp } = await client.getBlock({ blockNumber });
  return { chainId, transactionHash, claimedAt: new Date(Number(timestamp) * 1000).toISOString(), payouts };
}

function refuseTooMany(error: unknown): never {
  if (error instanceof RangeError) throw invalid(error.message);
  throw error;
}
