import { decodeCall, type DecodedArgument, type DecodedCall, joinSafeSignatures, splitSafeSignatures } from '@althing/bindings';
import { type Address, type Hex, sameAddress } from '@althing/domain/units';
import { getAddress, hexToBigInt, size } from 'viem';
import type { Confirmation, KeptConfirmation } from '../../store/safes/confirmations.ts';
import type { ModuleTransaction, Receipt } from '../../store/safes/activity.ts';
import type { SafeDelegate } from '../../store/safes/delegates.ts';
import type { KeptSafeTransaction } from '../../store/safes/history.ts';
import type { SafeMessageConfirmationRow, SafeMessageRow } from '../../store/safes/messages.ts';

/* What clients of a Safe transaction service read. Amounts and nonces are decimal text, times ISO 8601. */

/** Longer data is told as it is, because decoding holds up others. */
const MOST_DECODED_BYTES = 8_192;

export interface DecodedData {
  method: string;
  parameters: { name: string; type: string; value: DecodedArgument['value']; valueDecoded?: object[] }[];
}

const toDecodedData = ({ functionName, args, calls, told }: DecodedCall): DecodedData | null =>
  functionName === null
    ? null
    : {
        method: functionName,
        parameters: args.map(({ name, type, value }, index) => ({
          name,
          type,
          value,
          ...(index === told[0] && {
            valueDecoded: calls.map((call) => ({
              operation: call.isDelegated ? 1 : 0,
              to: call.to,
              value: call.value.toString(),
              data: call.data,
              dataDecoded: toDecodedData(call),
            })),
          }),
        })),
      };

/** The call in words; null where the function is not known, or the data is long. */
export const decodedData = (to: Address, data: Hex): DecodedData | null =>
  data === '0x' || size(data) > MOST_DECODED_BYTES ? null : toDecodedData(decodeCall({ to, data, value: 0n }));

/** Signatures of an approval on chain, which has none of its own, are what a Safe takes for it. */
const signatureOf = ({ kind, owner, signature }: Confirmation): Hex =>
  kind === 'APPROVED_HASH' ? joinSafeSignatures([{ kind: 'approvedHash', owner }]) : signature;

export const toConfirmationView = (confirmation: KeptConfirmation) => ({
  owner: confirmation.owner,
  submissionDate: confirmation.createdAt.toISOString(),
  transactionHash: confirmation.transactionHash,
  confirmationType: confirmation.kind,
  signature: signatureOf(confirmation),
  signatureType: confirmation.kind,
});

export interface TransactionContext {
  /** What the call says; null where that is not known. */
  dataDecoded: DecodedData | null;
  confirmations: readonly KeptConfirmation[];
  /** How many owners have to confirm, or had to. */
  threshold: number;
}

export function toTransactionView(transaction: KeptSafeTransaction, { dataDecoded, confirmations, threshold }: TransactionContext) {
  const { proposal, execution, told } = transaction;
  const submitted = proposal?.createdAt ?? execution!.at;
  return {
    safe: transaction.safe,
    to: transaction.to,
    value: transaction.value,
    data: transaction.data === '0x' ? null : transaction.data,
    operation: transaction.operation,
    gasToken: transaction.gasToken,
    safeTxGas: transaction.safeTxGas,
    baseGas: transaction.baseGas,
    gasPrice: transaction.gasPrice,
    refundReceiver: transaction.refundReceiver,
    nonce: transaction.nonce.toString(),
    executionDate: execution?.at.toISOString() ?? null,
    submissionDate: submitted.toISOString(),
    modified: (execution?.at ?? proposal!.modifiedAt).toISOString(),
    blockNumber: execution?.block ?? null,
    transactionHash: execution?.transactionHash ?? null,
    safeTxHash: transaction.hash,
    proposer: proposal?.proposer ?? null,
    proposedByDelegate: proposal?.delegate ?? null,
    executor: told?.executor ?? null,
    isExecuted: execution !== null,
    isSuccessful: execution?.success ?? null,
    ethGasPrice: null,
    maxFeePerGas: null,
    maxPriorityFeePerGas: null,
    gasUsed: null,
    fee: null,
    origin: proposal?.origin ?? '',
    dataDecoded,
    confirmationsRequired: told?.threshold ?? threshold,
    confirmations: confirmations.map(toConfirmationView),
    trusted: true,
    signatures: told?.signatures ?? null,
  };
}

/** Confirmations by owners, as one signature that the Safe takes. */
function preparedSignature(confirmations: readonly SafeMessageConfirmationRow[]): Hex {
  const parts = confirmations.flatMap(({ owner, signature }) => {
    const [part] = splitSafeSignatures(signature, 1) ?? [];
    return part ? [{ ...part, owner: getAddress(owner) }] : [];
  });
  return joinSafeSignatures(parts);
}

export function toMessageView(message: SafeMessageRow, all: readonly SafeMessageConfirmationRow[], owners: readonly Address[]) {
  const confirmations = all.filter(({ hash, owner }) => hash === message.hash && owners.some((each) => sameAddress(each, owner)));
  return {
    created: message.createdAt.toISOString(),
    modified: message.modifiedAt.toISOString(),
    safe: getAddress(message.safe),
    messageHash: message.hash,
    message: message.message,
    proposedBy: getAddress(message.proposer),
    safeAppId: message.appId,
    origin: message.origin,
    confirmations: confirmations.map(({ createdAt, owner, signature, kind }) => ({
      created: createdAt.toISOString(),
      modified: createdAt.toISOString(),
      owner: getAddress(owner),
      signature,
      signatureType: kind,
    })),
    preparedSignature: confirmations.length > 0 ? preparedSignature(confirmations) : null,
  };
}

export const toDelegateView = ({ safe, delegate, delegator, label }: SafeDelegate) => ({
  safe: hexToBigInt(safe) === 0n ? null : getAddress(safe),
  delegate: getAddress(delegate),
  delegator: getAddress(delegator),
  label,
  expiryDate: null,
});

export const toModuleView = (safe: Address, transaction: ModuleTransaction) => ({
  created: transaction.at.toISOString(),
  executionDate: transaction.at.toISOString(),
  blockNumber: transaction.block,
  isSuccessful: transaction.success,
  transactionHash: transaction.transactionHash,
  safe,
  module: transaction.module,
  to: transaction.to,
  value: transaction.value,
  data: transaction.data === '0x' ? null : transaction.data,
  operation: transaction.operation,
  dataDecoded: decodedData(transaction.to, transaction.data),
});

export const toTransferView = (safe: Address, { block, logIndex, at, transactionHash, sender, value }: Receipt) => ({
  type: 'ETHER_TRANSFER',
  executionDate: at.toISOString(),
  blockNumber: block,
  transactionHash,
  to: safe,
  from: sender,
  value,
  tokenId: null,
  tokenAddress: null,
  tokenInfo: null,
  transferId: `e${transactionHash.slice(2)}${logIndex}`,
});

export const toTokenView = (address: Address, { name, symbol, decimals }: { name: string; symbol: string; decimals: number }) => ({
  type: 'ERC20',
  address,
  name,
  symbol,
  decimals,
  logoUri: null,
  trusted: false,
});
