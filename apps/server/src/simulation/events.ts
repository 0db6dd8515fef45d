import { KNOWN_ABIS } from '@althing/bindings';
import type { OwnContract } from '@althing/domain/simulation';
import { type Address, type Hex, sameAddress } from '@althing/domain/units';
import { type AbiEvent, getAddress, toEventSelector } from 'viem';
import { CURRENCY_LOGS, type SimulatedLog } from '../external/simulation/simulator.ts';

/** Events that are told, the first ones. */
const MOST_TOLD = 100;

export interface ToldEvent {
  address: Address;
  /** What the organisation calls the contract; null for others. */
  contract: string | null;
  /** Null where the event is not known. */
  name: string | null;
}

const names: ReadonlyMap<Hex, string> = new Map(
  Object.values(KNOWN_ABIS).flatMap((abi) =>
    abi.flatMap((item): [Hex, string][] => (item.type === 'event' ? [[toEventSelector(item as AbiEvent), item.name]] : [])),
  ),
);

/** The events of a simulation by name, without those that nodes make up for the chain's currency. */
export const eventsIn = (logs: readonly SimulatedLog[], own: readonly OwnContract[]): ToldEvent[] =>
  logs
    .filter(({ address }) => !sameAddress(address, CURRENCY_LOGS))
    .slice(0, MOST_TOLD)
    .map(({ address, topics: [topic] }) => ({
      address: getAddress(address),
      contract: own.find((contract) => sameAddress(contract.address, address))?.name ?? null,
      name: (topic && names.get(topic)) ?? null,
    }));
