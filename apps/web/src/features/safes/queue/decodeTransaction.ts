import { type DecodedCall, decodeCall, type KnownContract, type SafeTransaction } from '@althing/bindings';

/** What a Safe's transaction calls, as far as it can be read. */
export const decodeTransaction = (
  { to, value, data, operation }: Pick<SafeTransaction, 'to' | 'value' | 'data' | 'operation'>,
  contracts: readonly KnownContract[],
): DecodedCall => decodeCall({ to, value, data, ...(operation === 1 ? { isDelegated: true } : {}) }, contracts);
