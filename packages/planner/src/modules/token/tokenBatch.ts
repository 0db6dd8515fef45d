import type { BatchPart, SetupOf } from '../batchPart.ts';
import { textGas, times } from '../shared/gas.ts';

const TOKEN_GAS = 300_000n;
const RECIPIENT_GAS = 31_000n;

export const tokenBatch: BatchPart<SetupOf<'tokens'>> = {
  units: ({ token }) => {
    if (!token) return [];
    const { id, salt, name, symbol, allocations, owner } = token;
    const recipients = allocations.map(({ to }) => to.address);
    const amounts = allocations.map(({ amount }) => amount);
    return [{ stepIds: [id], setup: { salt, name, symbol, recipients, amounts, owner: owner.address } }];
  },
  gas: ({ recipients, name, symbol }) => TOKEN_GAS + times(RECIPIENT_GAS, recipients.length) + textGas(name) + textGas(symbol),
  isOpen: ({ salt }, { salts }) => salts.has(salt),
};
