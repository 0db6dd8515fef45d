import { bridgeAdaptersOf, type KnownContract } from '@althing/bindings';
import { type Bridge, BRIDGE_FACTS } from '@althing/domain/bridges';
import type { Address } from '@althing/domain/units';
import { sameAddress } from '@althing/domain/units';
import { useActor } from '../../governance/index.ts';
import { knownContractsOf, type NameAddress, nameAddressIn } from '../../transactions/index.ts';
import type { BridgeTransactionDetail } from '../queries.ts';

const adapterName = (bridge: Bridge): string => `Adapter of ${BRIDGE_FACTS[bridge].name}`;

/** Names of what a transaction about this message or transfer touches: its controller, adapters of bridges, the platform's contracts. */
export function useControllerNames(
  { originControllerAddress, messageType, legs }: Pick<BridgeTransactionDetail, 'originControllerAddress' | 'messageType' | 'legs'>,
  chainId: number,
): { contracts: KnownContract[]; nameAddress: NameAddress } {
  const { account } = useActor();
  const label = messageType === 'transfer' ? 'Asset controller' : 'Message controller';
  const controller = { address: originControllerAddress as Address, label, abi: label } as const;
  const polymer = bridgeAdaptersOf(chainId)?.polymer;
  const adapters: KnownContract[] = polymer ? [{ address: polymer, label: adapterName('polymer'), abi: 'Polymer adapter' }] : [];
  const platform = nameAddressIn([], chainId, account ?? undefined);
  return {
    contracts: [controller, ...adapters, ...knownContractsOf([], chainId)],
    nameAddress: (address) => {
      if (sameAddress(address, originControllerAddress)) return label;
      const leg = legs.find(({ adapter }) => sameAddress(adapter, address));
      return leg?.bridge ? adapterName(leg.bridge) : platform(address);
    },
  };
}
