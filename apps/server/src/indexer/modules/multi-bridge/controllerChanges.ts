import type { Hex } from '@althing/domain/units';
import { ADAPTER_SLOTS, type BridgeStepChange } from '../../../store/chain/bridgeChanges.ts';
import { idSubject } from '../../../store/chain/bondChanges.ts';
import type { Change, Series } from '../../../store/chain/changes.ts';

/* What message and asset controllers say alike. */

const ADAPTER_BITS = (1n << BigInt(ADAPTER_SLOTS)) - 1n;

/** Bits of adapters; a controller that knows others lies. */
export const bitsOf = (taken: bigint): number => Number(taken & ADAPTER_BITS);

export const step = (controller: Hex, payloadHash: Hex, name: BridgeStepChange['step'], executableAt: bigint | null = null): Change[] => [
  { table: 'bridgeStep', controller, payloadHash, step: name, executableAt },
];

/** @param approved - null where nothing is said of it. */
export const adapterNumber = (controller: Hex, adapter: Hex, slot: bigint, approved: boolean | null): Change[] =>
  slot < ADAPTER_SLOTS ? [{ table: 'controllerAdapter', controller, adapter, slot: Number(slot), approved }] : [];

/** A number of the contract, or of `subject` there. */
export const setting = (contract: Hex, series: Series, value: bigint | boolean, subject: Hex = contract): Change[] => [
  { table: 'checkpoint', contract, series, subject, change: { set: BigInt(value) } },
];

/** A number that the contract has for another chain. */
export const settingOfChain = (contract: Hex, series: Series, value: bigint | boolean, chainId: bigint): Change[] =>
  setting(contract, series, value, idSubject(chainId));
