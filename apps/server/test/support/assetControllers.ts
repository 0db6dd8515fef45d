import { assetControllerAbi, bridgeAdaptersOf, platformAddresses } from '@althing/bindings';
import { deployProxy, type LocalClient, localAccount } from '@althing/devnet';
import { BRIDGES } from '@althing/domain/bridges';
import type { Address, ChainId } from '@althing/domain/units';
import { encodeFunctionData, pad, parseEther } from 'viem';

const FOUNDER = localAccount(0).address;

/** A controller of play money that keeps what leaves and gives out what it keeps, by any one bridge. */
export function foundAssetController(client: LocalClient, other: ChainId): Promise<Address> {
  const adapters = bridgeAdaptersOf(client.chain.id)!;
  const limit = parseEther('1');
  const initialisation = encodeFunctionData({
    abi: assetControllerAbi,
    functionName: 'initialize',
    args: [
      {
        admin: FOUNDER,
        manager: FOUNDER,
        pauser: FOUNDER,
        custody: { locks: true, taxed: false, mintSelector: '0x00000000', burnSelector: '0x00000000' },
        duration: 86_400,
        minBridges: 0,
        unwrapping: false,
        multiBridgeAdapters: [],
        limits: BRIDGES.map((bridge) => ({ adapter: adapters[bridge], minting: limit, burning: limit })),
        chains: [{ chainId: BigInt(other), sends: true, takes: true }],
      },
    ],
  });
  return deployProxy(client, {
    implementation: platformAddresses.assetControllerImplementation,
    argument: pad(platformAddresses.localGold),
    initialisation,
    number: 1,
  });
}
