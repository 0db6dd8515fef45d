import type { Hex } from '@althing/domain/units';
import { type Abi, BaseError, decodeErrorResult, isHex, parseAbi, size, slice, toFunctionSelector } from 'viem';
import { errorsAbi } from './contracts.ts';
import { panicSentenceOf, safeSentenceOf, sentenceOf } from './revertSentences.ts';
import { nttErrorsAbi } from './routes/abis.ts';

export interface DecodedRevert {
  /** Name of the error; `Error` for a reason in words, `Panic` for a failed assertion, `Unknown` for anything else. */
  name: string;
  args: readonly unknown[];
  /** The error in words. */
  sentence: string;
  data: Hex;
}

const STANDARD_ERRORS = parseAbi(['error Error(string reason)', 'error Panic(uint256 code)']);
const UNKNOWN_SENTENCE = 'The contract refused without a reason.';

type AbiError = Extract<Abi[number], { type: 'error' }>;

const signatureOf = ({ name, inputs }: AbiError): string => `${name}(${inputs.map((input) => input.type).join(',')})`;

const errors: readonly AbiError[] = [...STANDARD_ERRORS, ...errorsAbi, ...nttErrorsAbi];
let bySelector: ReadonlyMap<Hex, AbiError> | undefined;

/** Hashing all signatures takes a phone 50 ms, so it waits for the first revert. */
function errorOf(selector: Hex): AbiError | undefined {
  bySelector ??= new Map(errors.map((item) => [toFunctionSelector(signatureOf(item)), item]));
  return bySelector.get(selector);
}

function sentenceFor(name: string, args: readonly unknown[]): string {
  if (name === 'Error') return safeSentenceOf(String(args[0])) ?? String(args[0]);
  if (name === 'Panic') return panicSentenceOf(Number(args[0])) ?? UNKNOWN_SENTENCE;
  return sentenceOf(name, args) ?? `The contract refused: ${name}.`;
}

/** Decodes revert data: our errors, those of OpenZeppelin and Safe, reasons and panics. Never throws. */
export function decodeRevert(data: Hex): DecodedRevert {
  const item = size(data) >= 4 ? errorOf(slice(data, 0, 4)) : undefined;
  if (!item) return { name: 'Unknown', args: [], sentence: UNKNOWN_SENTENCE, data };
  try {
    const { args = [] } = decodeErrorResult({ abi: [item], data }) as { args?: readonly unknown[] };
    return { name: item.name, args, sentence: sentenceFor(item.name, args), data };
  } catch {
    return { name: 'Unknown', args: [], sentence: UNKNOWN_SENTENCE, data };
  }
}

/** The revert data inside an error thrown by viem, at any depth; undefined where the error is not a revert. */
export function revertDataOf(error: unknown): Hex | undefined {
  if (!(error instanceof BaseError)) return undefined;
  const carrier = error.walk((inner) => dataOf(inner) !== undefined);
  return carrier ? dataOf(carrier) : undefined;
}

/** viem stores it as `raw` (decoded errors), as `data` (call errors) or as `data.data` (errors of some nodes). */
function dataOf(error: unknown): Hex | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { raw, data } = error as { raw?: unknown; data?: unknown };
  if (isHex(raw)) return raw;
  if (isHex(data)) return data;
  const inner = typeof data === 'object' && data !== null ? (data as { data?: unknown }).data : undefined;
  return isHex(inner) ? inner : undefined;
}
