import { zeroAddress } from 'viem';
import type { BatchPart, SetupOf } from '../batchPart.ts';
import { textGas, times } from '../shared/gas.ts';

const TOKEN_GAS = 300_000n;
const RECIPIENT_GAS = 31_000n;
const TAX_TIER_GAS = 25_000n;

export const tokenBatch: BatchPart<SetupOf<'tokens'>> = {
  units: ({ token }) => {
    if (!token) return [];
    const { id, salt, name, symbol, allocations, owner, taxTreasury, bridgeTaxes } = token;
    const recipients = allocations.map(({ to }) => to.address);
    const amounts = allocations.map(({ amount }) => amount);
    const tax = {
      treasury: taxTreasury?.address ?? zeroAddress,
      taxThresholds: bridgeTaxes.map(({ threshold }) => threshold),
      taxBasisPoints: bridgeTaxes.map(({ basisPoints }) => BigInt(basisPoints)),
    };
    return [{ stepIds: [id], setup: { salt, name, symbol, recipients, amounts, owner: owner.address, ...tax } }];
  },
  gas: ({ recipients, taxThresholds, name, symbol }) =>
    TOKEN_GAS + times(RECIPIENT_GAS, recipients.length) + times(TAX_TIER_GAS, taxThresholds.length) + textGas(name) + textGas(symbol),
  isOpen: ({ salt }, { salts }) => salts.has(salt),
};
