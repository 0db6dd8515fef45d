import { bridgeAdaptersOf, messageControllerAbi, type PowerPlaces, readControllers, readOwnership } from '@althing/bindings';
import { bridgeBetween, BRIDGES, legDuration } from '@althing/domain/bridges';
import type { RemoteChain, UpgradeFacts } from '@althing/domain/governance';
import { type Address, NATIVE, sameAddress } from '@althing/domain/units';
import type { Client } from 'viem';
import { readContract } from 'viem/actions';
import type { ChainInfo } from '../../../../lib/config/AppConfigContext.ts';

export interface RemotePlace {
  home: ChainInfo;
  chainId: number;
  chainName: string;
  controller: Address;
  /** Who acts for the governor at home. */
  sender: Address;
  token: { address: Address; symbol: string } | undefined;
  upgrades: Pick<UpgradeFacts, 'authority' | 'contracts'> | undefined;
  controllers: PowerPlaces['controllers'];
  nameOf: (account: string) => string;
}

/** How messages of `sender` go to another chain, as both chains say now. */
export async function readRemoteWay(near: Client, far: Client, place: RemotePlace): Promise<NonNullable<RemoteChain['way']>> {
  const { home, chainId, controller: address, sender, token, upgrades } = place;
  const at = { address, abi: messageControllerAbi } as const;
  const adapters = bridgeAdaptersOf(home.id);
  const connected = BRIDGES.filter((bridge) => adapters && bridgeBetween(bridge, home.id, chainId).isAvailable);
  const heardBy = (client: Client) =>
    Promise.all(connected.map((bridge) => readContract(client, { ...at, functionName: 'isApproved', args: [adapters![bridge]] })));
  const [given, heard, [required, delay], vetoer, executor, owned, controllers] = await Promise.all([
    heardBy(near),
    heardBy(far),
    readContract(far, { ...at, functionName: 'originOf', args: [BigInt(home.id)] }),
    readContract(far, { ...at, functionName: 'vetoer' }),
    readContract(far, { ...at, functionName: 'executorOf', args: [BigInt(home.id), sender] }),
    token && readOwnership(far, { token: token.address, authority: upgrades?.authority, refund: undefined }),
    readControllers(far, place.controllers),
  ]);
  if (required === 0) return { problem: `${place.chainName} takes no messages from ${home.name}.` };
  const bridges = connected
    .filter((_, index) => given[index] && heard[index])
    .map((bridge) => ({ bridge, adapter: adapters![bridge], durationSeconds: Number(legDuration(bridge, home)) }));
  return {
    executor,
    required,
    delay,
    vetoer: vetoer === NATIVE ? null : vetoer,
    bridges: bridges.sort((a, b) => a.durationSeconds - b.durationSeconds),
    token:
      token && owned
        ? {
            ...token,
            isOwn: true,
            supply: owned.supply,
            owner: owned.tokenOwner,
            next: owned.tokenNext,
            tax: owned.tax,
            lockbox: owned.lockbox,
          }
        : null,
    upgrades: upgrades && owned ? { ...upgrades, owner: owned.upgradeOwner, next: owned.upgradeNext } : null,
    controllers,
    nameOf: (account) => (sameAddress(account, executor) ? 'the account that acts there' : place.nameOf(account)),
  };
}
