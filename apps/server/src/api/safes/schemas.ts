import { address as addressText, hash as hashText, hex, signature as signatureBytes } from '@althing/domain/http';
import { MAX_DELEGATE_LABEL } from '@althing/domain/safes';
import { safeMessage } from '@althing/domain/safeService';
import { type Address, type Hex, NATIVE } from '@althing/domain/units';
import { getAddress } from 'viem';
import { z } from 'zod';
import { TRANSACTION_ORDERS, type TransactionOrder } from '../../store/safes/history.ts';

/** Shapes that clients of a Safe transaction service send. */

export const address = addressText.transform((text): Address => getAddress(text));
export const hash = hashText.transform((text) => text.toLowerCase() as Hex);
export const signature = signatureBytes.min(4).transform((text) => text.toLowerCase() as Hex);
/** Bytes of call data; the most that a transaction can carry. */
const data = z
  .string()
  .max(2 + 2 * 131_072)
  .regex(/^0x([0-9a-fA-F]{2})*$/)
  .nullish()
  .transform((text) => (text ?? '0x').toLowerCase() as Hex);
const uint256 = z
  .union([z.string().regex(/^\d{1,78}$/), z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER)])
  .transform((value) => BigInt(value))
  .refine((value) => value < 1n << 256n, 'The number is too large');
const operation = z.union([z.literal(0), z.literal(1)]);
/** The zero address where it is missing. */
const addressOrNone = addressText.nullish().transform((text): Address => (text ? getAddress(text) : NATIVE));
const origin = z
  .string()
  .max(500)
  .nullish()
  .transform((text) => text ?? '');

const ofChain = { chainId: z.coerce.number().int().positive() };
export const chainParams = z.object(ofChain);
export const safeParams = z.object({ ...ofChain, safe: address });
export const addressParams = z.object({ ...ofChain, address });
export const hashParams = z.object({ ...ofChain, hash });
export const delegateParams = z.object({ ...ofChain, delegate: address });

export const proposal = z.object({
  to: address,
  value: uint256,
  data,
  operation,
  safeTxGas: uint256.default(0n),
  baseGas: uint256.default(0n),
  gasPrice: uint256.default(0n),
  gasToken: addressOrNone,
  refundReceiver: addressOrNone,
  nonce: uint256,
  contractTransactionHash: hash,
  sender: address,
  signature,
  origin,
});

export const confirmation = z.object({ signature });

export const estimation = z.object({ to: address, value: uint256, data, operation });

export const message = z.object({
  message: safeMessage,
  signature,
  safeAppId: z
    .number()
    .int()
    .nonnegative()
    .max(2_147_483_647)
    .nullish()
    .transform((id) => id ?? null),
  origin,
});

export const newDelegate = z.object({
  safe: address.nullish().transform((safe) => safe ?? null),
  delegate: address,
  delegator: address,
  label: z.string().min(1).max(MAX_DELEGATE_LABEL),
  signature,
});

export const endedDelegate = z.object({
  safe: address.nullish().transform((safe) => safe ?? null),
  delegator: address,
  signature,
});

/** Data whose call is to be told; longer ones would take long to decode. */
export const decoded = z.object({ data: hex.min(10).max(15_000), to: address.nullish() });

const wholeNumber = z
  .string()
  .regex(/^\d{1,78}$/)
  .transform(BigInt);

const flag = z.enum(['true', 'false', 'True', 'False', '1', '0']).transform((text) => /^(true|1)$/i.test(text));
/** Which part of a list is asked for. A longer page than a hundred is cut to that. */
export const page = {
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .default(100)
    .transform((limit) => Math.min(limit, 100)),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
};
export const operationList = z.strictObject({
  ...page,
  executed: flag.optional(),
  has_confirmations: flag.optional(),
  ordering: z.string().max(50).optional(),
});
export const pageOnly = z.strictObject(page);

export const transactionList = z.strictObject({
  ...page,
  executed: flag.optional(),
  /** All that is proposed here is signed by an owner or delegate, which is what the word means. */
  trusted: flag.optional(),
  nonce: wholeNumber.optional(),
  nonce__gte: wholeNumber.optional(),
  nonce__lte: wholeNumber.optional(),
  to: address.optional(),
  has_confirmations: flag.optional(),
  ordering: z.enum(Object.keys(TRANSACTION_ORDERS) as [TransactionOrder, ...TransactionOrder[]]).default('-nonce'),
});

export const everything = z.strictObject({ ...page, executed: flag.optional(), queued: flag.optional(), trusted: flag.optional() });
export const messageList = z.strictObject({
  ...page,
  ordering: z.enum(['created', '-created', 'modified', '-modified']).default('-created'),
});
export const moduleList = z.strictObject({ ...page, module: address.optional() });
export const receiptList = z.strictObject({ ...page, _from: address.optional(), from: address.optional() });
export const delegateList = z.strictObject({
  ...page,
  safe: address.optional(),
  delegate: address.optional(),
  delegator: address.optional(),
  label: z.string().max(50).optional(),
});
