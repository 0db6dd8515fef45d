import { bondContractsOf, missingOpeningSteps } from '@althing/bindings';
import type { LocalClient } from './client.ts';

/** Everything that a local chain's first account, the owner of the bond contracts, has to do once. */
export async function openBondMarkets(client: LocalClient): Promise<void> {
  const contracts = bondContractsOf(client.chain.id)!;
  for (const call of (await missingOpeningSteps(client, contracts)).flatMap(({ calls }) => calls)) {
    const { status } = await client.waitForTransactionReceipt({ hash: await client.sendTransaction(call) });
    if (status !== 'success') throw new Error(`The opening of bond markets at ${call.to} was refused`);
  }
}
