import type { Address } from '@althing/domain/units';
import { sameAddress } from '@althing/domain/units';
import { type Log, parseEventLogs } from 'viem';
import { bondVestingVaultAbi } from '../contracts.ts';

/** What the vault released in a transaction, from its `TokensReleased` events (docs/requirements.md#bond-vesting). */
export function releasesIn(vault: Address, logs: readonly Log[]) {
  const ours = logs.filter(({ address }) => sameAddress(address, vault));
  return parseEventLogs({ abi: bondVestingVaultAbi, eventName: 'TokensReleased', logs: ours }).map(({ args }) => args);
}
