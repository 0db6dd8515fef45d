import { bondAggregatorAbi, fixedPriceAuctioneerAbi, localDeployments, platformAddresses, twapBondOracleAbi } from '@althing/bindings';
import type { Abi, Address } from 'viem';
import type { LocalClient } from './client.ts';

/** What a chain's first key, the owner of its bond contracts, has to do once: all auctioneers sell, escrows pay, the oracle serves. */
export async function openBondMarkets(client: LocalClient): Promise<void> {
  const aggregator = addressOf('BondAggregator');
  const escrow = addressOf('BondEscrow');
  for (const { name, address } of localDeployments().filter((deployment) => deployment.name.endsWith('Auctioneer'))) {
    const registered = { address: aggregator, abi: bondAggregatorAbi, functionName: 'isAuctioneer', args: [address] } as const;
    if (await client.readContract(registered)) continue;
    if (name.startsWith('Oracle'))
      await send(client, platformAddresses.twapBondOracle, twapBondOracleAbi, 'updateAuctioneer', [address, true]);
    await send(client, address, fixedPriceAuctioneerAbi, 'setCallbackAllowed', [escrow, true]);
    await send(client, aggregator, bondAggregatorAbi, 'registerAuctioneer', [address]);
  }
}

const addressOf = (name: 'BondAggregator' | 'BondEscrow'): Address =>
  localDeployments().find((deployment) => deployment.name === name)!.address;

async function send(client: LocalClient, address: Address, abi: Abi, functionName: string, args: readonly unknown[]): Promise<void> {
  const hash = await client.writeContract({ address, abi, functionName, args });
  const { status } = await client.waitForTransactionReceipt({ hash });
  if (status !== 'success') throw new Error(`${functionName} of ${address} was refused`);
}
