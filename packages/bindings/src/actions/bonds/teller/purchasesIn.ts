import type { Address } from '@althing/domain/units';
import { type Log, parseEventLogs } from 'viem';
import { localBondContracts } from '../../../bondContracts.ts';
import { fixedTermTellerAbi } from '../../../contracts.ts';

const tellers = Object.values(localBondContracts.tellers).map((teller) => teller.toLowerCase());

/** The `BondPurchased` events that tellers of ours logged, in their order. */
export function purchasesIn(logs: readonly Log[]) {
  const ours = logs.filter(({ address }: { address: Address }) => tellers.includes(address.toLowerCase()));
  return parseEventLogs({ abi: fixedTermTellerAbi, eventName: 'BondPurchased', logs: ours }).map(({ args }) => args);
}
