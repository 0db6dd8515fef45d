import type { safeAbi, safeHistoryAbi } from '@althing/bindings';
import { NATIVE } from '@althing/domain/units';
import { decodeAbiParameters, parseAbiParameters } from 'viem';
import type { Handlers } from '../../handlers.ts';
import { paymentsOf } from './payments.ts';

const additionalInfo = parseAbiParameters('uint256 nonce, address executor, uint256 threshold');

export const safeHandlers: Handlers<typeof safeAbi> & Handlers<typeof safeHistoryAbi> = {
  SafeMultiSigTransaction: ({ address: safe, args: { additionalInfo: info, ...transaction } }) => {
    const [nonce, executor, threshold] = decodeAbiParameters(additionalInfo, info);
    return [{ table: 'safeTransaction', safe, ...transaction, nonce, executor, threshold }, ...paymentsOf(safe, transaction)];
  },
  ExecutionSuccess: ({ address: safe, args: { txHash } }) => [{ table: 'safeExecution', safe, hash: txHash, success: true }],
  ExecutionFailure: ({ address: safe, args: { txHash } }) => [{ table: 'safeExecution', safe, hash: txHash, success: false }],
  ApproveHash: ({ address: safe, args: { approvedHash, owner } }) => [{ table: 'safeApproval', safe, hash: approvedHash, owner }],
  SafeModuleTransaction: ({ address: safe, args }) => [{ table: 'safeModuleTransaction', safe, ...args }, ...paymentsOf(safe, args)],
  SafeReceived: ({ address: safe, args: { sender, value } }) =>
    value === 0n
      ? []
      : [
          {
            table: 'transfer',
            holder: safe,
            direction: 'in',
            counterparty: sender,
            token: NATIVE,
            value,
            part: 0,
            isAnnounced: false,
          },
        ],
};
