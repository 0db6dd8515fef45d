import { type AbiParameter, type AbiFunction, keccak256, stringToHex } from 'viem';
import { z } from 'zod';
import { encodeCall } from '../governance/callEncoding.ts';
import type { ExecutableCall } from '../governance/executableCall.ts';
import type { ActionDraft } from '../governance/proposalForm.ts';
import { once } from '../once.ts';
import { amountText } from '../token/index.ts';
import { type Address, type ChainId, type Hex, parseAddress } from '../units.ts';
import { MAX_SAFE_ACTIONS } from './safeActions.ts';

/** Characters of a batch file that are read. */
export const MAX_BATCH_FILE_LENGTH = 1_000_000;

/** A file of the Transaction Builder of Safe, as far as it is read. */
const batchFile = once(() => {
  const parameter: z.ZodType<AbiParameter> = z.lazy(() =>
    z.object({
      name: z.string().max(200).default(''),
      type: z.string().min(1).max(200),
      components: z.array(parameter).max(100).optional(),
    }),
  );

  const wei = z.union([z.string().regex(/^(0x[0-9a-fA-F]{1,64}|\d{1,78})$/), z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER)]);

  return z.object({
    chainId: z.union([z.string().max(20), z.number()]).optional(),
    transactions: z
      .array(
        z.object({
          to: z.string().max(60).nullish(),
          value: wei.nullish(),
          data: z
            .string()
            .regex(/^(0x([0-9a-fA-F]{2})*)?$/)
            .nullish(),
          contractMethod: z.object({ name: z.string().max(200), inputs: z.array(parameter).max(100).default([]) }).nullish(),
          contractInputsValues: z.record(z.string(), z.unknown()).nullish(),
        }),
      )
      .max(10_000),
  });
});
type BatchFile = z.output<ReturnType<typeof batchFile>>;
type BatchTransaction = BatchFile['transactions'][number];

/** What a batch file contains, or why it cannot be read. */
export type ReadBatchFile = { actions: ActionDraft[]; problem?: undefined } | { actions?: undefined; problem: string };

const NOT_A_BATCH = 'This is not a batch file of Safe’s Transaction Builder';

function parsed(text: string): BatchFile | undefined {
  try {
    return batchFile().safeParse(JSON.parse(text)).data;
  } catch {
    // Not JSON at all.
    return undefined;
  }
}

/**
 * Reads a batch file of Safe's Transaction Builder. All of it or nothing: part of a batch may do harm without the rest.
 *
 * @param decimals - of the chain's own currency.
 */
export function readBatchFile(
  text: string,
  { chainId, decimals, tempId }: { chainId: ChainId; decimals: number; tempId: () => string },
): ReadBatchFile {
  if (text.length > MAX_BATCH_FILE_LENGTH)
    return { problem: `A file may have ${MAX_BATCH_FILE_LENGTH.toLocaleString('en-GB')} characters at most` };
  const file = parsed(text);
  if (!file) return { problem: NOT_A_BATCH };
  if (file.chainId !== undefined && String(file.chainId) !== String(chainId))
    return { problem: `This file is for the chain with the number ${file.chainId}` };
  if (file.transactions.length === 0) return { problem: 'The file has no transactions' };
  if (file.transactions.length > MAX_SAFE_ACTIONS)
    return { problem: `The file has ${file.transactions.length} transactions; at most ${MAX_SAFE_ACTIONS} fit into one` };
  const actions: ActionDraft[] = [];
  for (const [index, transaction] of file.transactions.entries()) {
    const read = actionOf(transaction, decimals, tempId());
    if (typeof read === 'string') return { problem: `Transaction ${index + 1}: ${read}` };
    actions.push(read);
  }
  return { actions };
}

function actionOf(
  { to, value, data, contractMethod, contractInputsValues }: BatchTransaction,
  decimals: number,
  tempId: string,
): ActionDraft | string {
  const target = parseAddress(to ?? '');
  if (!target) return 'the address is invalid';
  const amount = BigInt(value ?? 0);
  const typed = amount === 0n ? '' : amountText(amount, decimals);
  const custom = { tempId, type: 'custom', target, value: typed, decimals, signature: '', args: [] } as const;
  const given = data && data !== '0x' ? (data.toLowerCase() as Hex) : undefined;
  if (given) return { ...custom, args: [], calldata: given };
  if (contractMethod && !isPlain(contractMethod)) {
    const calldata = methodData(contractMethod, contractInputsValues ?? {});
    return calldata ? { ...custom, args: [], calldata } : `the values of ${contractMethod.name} cannot be read`;
  }
  return amount === 0n ? { ...custom, args: [], calldata: '' } : { tempId, type: 'sendNative', recipient: target, amount: typed, decimals };
}

/** Two functions that have no name on chain: the call carries money only. */
const isPlain = ({ name, inputs }: NonNullable<BatchTransaction['contractMethod']>): boolean =>
  inputs.length === 0 && (name === 'fallback' || name === 'receive');

/** Values stand in the file by the names of their parameters; lists and tuples as JSON text. */
function methodData(
  { name, inputs }: NonNullable<BatchTransaction['contractMethod']>,
  values: Readonly<Record<string, unknown>>,
): Hex | undefined {
  const item: AbiFunction = { type: 'function', name, inputs, outputs: [], stateMutability: 'payable' };
  const texts = inputs.map((input, index) => {
    const value = values[input.name ?? ''] ?? values[String(index)];
    return typeof value === 'string' ? value : JSON.stringify(value ?? '');
  });
  try {
    return encodeCall(item, texts).calldata;
  } catch {
    // A type that does not exist.
    return undefined;
  }
}

/** Text of a batch file with these calls, which Safe's Transaction Builder opens. `createdAt`: UNIX milliseconds. */
export function writeBatchFile(
  calls: readonly ExecutableCall[],
  { chainId, safe, name, createdAt }: { chainId: ChainId; safe: Address; name: string; createdAt: number },
): string {
  const file = {
    version: '1.0',
    chainId: String(chainId),
    createdAt,
    meta: { name, description: '', txBuilderVersion: '1.18.2', createdFromSafeAddress: safe, createdFromOwnerAddress: '' },
    transactions: calls.map(({ target, value, calldata }) => ({
      to: target,
      value: String(value),
      data: calldata,
      contractMethod: null,
      contractInputsValues: null,
    })),
  };
  return JSON.stringify({ ...file, meta: { ...file.meta, checksum: checksumOf(file) } }, null, 2);
}

/** The Transaction Builder warns of files whose content has another checksum. The name may change, so it does not count. */
const checksumOf = ({ meta, ...file }: { meta: object } & Record<string, unknown>): Hex =>
  keccak256(stringToHex(canonical({ ...file, meta: { ...meta, name: null } })));

/** Objects with their keys in order, before their values. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const fields = value as Readonly<Record<string, unknown>>;
  const keys = Object.keys(fields).toSorted();
  return `{${JSON.stringify(keys)}${keys.map((key) => `${canonical(fields[key])},`).join('')}}`;
}
