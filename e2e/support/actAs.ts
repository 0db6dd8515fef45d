import { type Call, type CreatedMarket, encodePullOwnership, encodePushOwnership } from '@althing/bindings';
import type { BondDesk } from '@althing/devnet';
import { type Address, parseEther } from 'viem';
import { clients } from './accounts.ts';

const ALPHA = clients[0]!;

/** Sends what an account without a key would be made to send. */
export async function actAs(account: Address, call: Call): Promise<void> {
  await ALPHA.impersonateAccount({ address: account });
  await ALPHA.setBalance({ address: account, value: parseEther('1') });
  await ALPHA.waitForTransactionReceipt({ hash: await ALPHA.sendTransaction({ account, ...call }) });
  await ALPHA.stopImpersonatingAccount({ address: account });
}

/** Offers the market to an account without a key, which takes it over as those who decide for it would have it do. */
export async function giveTo(desk: BondDesk, owner: number, market: CreatedMarket, account: Address): Promise<void> {
  await desk.send(owner, encodePushOwnership(market, account));
  await actAs(account, encodePullOwnership(market));
}
