import { CONTRACT_KIND_NUMBERS, predictSafeAddress } from '@althing/bindings';
import { safeSaltNonce } from '../../salts.ts';
import type { BatchPart, SetupOf } from '../batchPart.ts';
import { times } from '../shared/gas.ts';

const SAFE_GAS = 245_000n;
const OWNER_GAS = 25_000n;

export const safeBatch: BatchPart<SetupOf<'safes'>> = {
  units: ({ safes, identity }) =>
    safes.map(({ id, kind, name, salt, owners, threshold }) => ({
      stepIds: [id],
      setup: {
        kind: CONTRACT_KIND_NUMBERS[kind],
        name,
        saltNonce: safeSaltNonce({ founder: identity.founder, salt }),
        owners: owners.map(({ address }) => address),
        threshold: BigInt(threshold),
      },
    })),
  gas: ({ owners }) => SAFE_GAS + times(OWNER_GAS, owners.length),
  isOpen: (setup, { addresses }) => addresses.has(predictSafeAddress({ ...setup, threshold: Number(setup.threshold) })),
};
