import { type KnownContract } from '@althing/bindings';
import { BRIDGE_FACTS } from '@althing/domain/bridges';
import type { Address } from '@althing/domain/units';
import { sameAddress } from '@althing/domain/units';
import { useActor } from '../../governance/index.ts';
import { knownContractsOf, type NameAddress, nameAddressIn } from '../../transactions/index.ts';
import type { BridgeTransactionDetail } from '../queries.ts';

/** Names of what a transaction about this message or transfer touches: its controller, adapters of bridges, the platform's contracts. */
export function useControllerNames(
  { originControllerAddress, messageType, legs }: Pick<BridgeTransactionDetail, 'originControllerAddress' | 'messageType' | 'legs'>,
  chainId: number,
): { contracts: KnownContract[]; nameAddress: NameAddress } {
  const { account } = useActor();
  const label = messageType === 'transfer' ? 'Asset controller' : 'Message controller';
  const controller = { address: originControllerAddress as Address, label, abi: label } as const;
  const platform = nameAddressIn([], chainId, account ?? undefined);
  return {
    contracts: [controller, ...knownContractsOf([], chainId)],
    nameAddress: (address) => {
      if (sameAddress(address, originControllerAddress)) return label;
      const leg = legs.find(({ adapter }) => sameAddress(adapter, address));
      return leg?.bridge ? `Adapter of ${BRIDGE_FACTS[leg.bridge].name}` : platform(address);
    },
  };
}
