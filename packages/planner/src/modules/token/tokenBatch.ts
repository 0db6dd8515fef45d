import { NO_LOCKBOX } from '@althing/bindings';
import { zeroAddress, zeroHash } from 'viem';
import type { LockboxDesign } from '../../design.ts';
import type { BatchPart, SetupOf } from '../batchPart.ts';
import { textGas, times } from '../shared/gas.ts';

const TOKEN_GAS = 300_000n;
const RECIPIENT_GAS = 31_000n;
const TAX_TIER_GAS = 25_000n;
const BRIDGE_GAS = 53_000n;
const LOCKBOX_GAS = 700_000n;

const lockboxSetup = (lockbox: LockboxDesign | null): SetupOf<'tokens'>['lockbox'] =>
  lockbox ? { salt: lockbox.salt, kept: lockbox.kept.address, keptSupply: lockbox.kept.supply } : NO_LOCKBOX;

export const tokenBatch: BatchPart<SetupOf<'tokens'>> = {
  units: ({ token }) => {
    if (!token) return [];
    const { id, salt, name, symbol, allocations, owner, taxTreasury, bridgeTaxes, bridges, lockbox } = token;
    const recipients = allocations.map(({ to }) => to.address);
    const amounts = allocations.map(({ amount }) => amount);
    const tax = {
      treasury: taxTreasury?.address ?? zeroAddress,
      taxThresholds: bridgeTaxes.map(({ threshold }) => threshold),
      taxBasisPoints: bridgeTaxes.map(({ basisPoints }) => BigInt(basisPoints)),
    };
    return [
      {
        stepIds: [...(lockbox ? [lockbox.id] : []), id],
        setup: {
          salt,
          name,
          symbol,
          recipients,
          amounts,
          owner: owner.address,
          ...tax,
          bridges: bridges.map(({ account, ...limits }) => ({ bridge: account.address, ...limits })),
          lockbox: lockboxSetup(lockbox),
        },
      },
    ];
  },
  gas: ({ recipients, taxThresholds, bridges, name, symbol, lockbox }) =>
    TOKEN_GAS +
    (lockbox.salt === zeroHash ? 0n : LOCKBOX_GAS) +
    times(RECIPIENT_GAS, recipients.length) +
    times(TAX_TIER_GAS, taxThresholds.length) +
    times(BRIDGE_GAS, bridges.length) +
    textGas(name) +
    textGas(symbol),
  isOpen: ({ salt }, { salts }) => salts.has(salt),
};
