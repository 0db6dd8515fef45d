import { z } from 'zod';
import { type ActionDraft, emptyAction, type ExecutableCall } from '../governance/index.ts';
import { MAX_BATCH_FILE_LENGTH } from '../safes/index.ts';
import { amountText } from '../token/index.ts';
import { parseAddress } from '../units.ts';

/** docs/requirements.md#export-transactions: what a transaction of an export file is. */
const TYPES = ['custom', 'transfer'] as const;

const exported = z.object({
  target: z.string().max(60),
  calldata: z
    .string()
    .max(MAX_BATCH_FILE_LENGTH)
    .regex(/^(0x([0-9a-fA-F]{2})*)?$/),
  /** In the smallest unit, as text: JSON rounds large numbers. */
  value: z.union([z.string().regex(/^\d{1,78}$/), z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER)]),
  type: z.enum(TYPES),
});

/** The first bytes of a token's `transfer`. */
const TRANSFER = '0xa9059cbb';
const TRANSFER_LENGTH = 2 + 2 * (4 + 32 + 32);

/** Whether a call pays somebody: in the chain's currency, or in a token. */
const isTransfer = ({ value, calldata }: ExecutableCall): boolean =>
  calldata === '0x' || (value === 0n && calldata.startsWith(TRANSFER) && calldata.length === TRANSFER_LENGTH);

/** Text of a file with these calls. */
export function writeExport(calls: readonly ExecutableCall[]): string {
  const transactions = calls.map((call) => ({
    target: call.target,
    calldata: call.calldata,
    value: String(call.value),
    type: isTransfer(call) ? 'transfer' : 'custom',
  }));
  return JSON.stringify(transactions, null, 2);
}

/** One transaction of an export file, or what is wrong with it. */
export function readExported(json: unknown, { decimals, tempId }: { decimals: number; tempId: string }): ActionDraft | string {
  const read = exported.safeParse(json);
  if (!read.success) return `${read.error.issues[0]?.path.join('.') || 'it'} is missing or cannot be read`;
  const { target: text, calldata, value } = read.data;
  const target = parseAddress(text.trim());
  if (!target) return 'the address is invalid';
  const amount = BigInt(value);
  const typed = amount === 0n ? '' : amountText(amount, decimals);
  if (calldata === '' || calldata === '0x') {
    if (amount === 0n) return 'it neither pays nor calls anything';
    return { ...emptyAction('sendNative', tempId, decimals), type: 'sendNative', recipient: target, amount: typed, decimals };
  }
  return { tempId, type: 'custom', target, value: typed, decimals, signature: '', args: [], calldata: calldata.toLowerCase() };
}
