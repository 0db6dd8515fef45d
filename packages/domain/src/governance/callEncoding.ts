import { type AbiFunction, type AbiParameter, encodeFunctionData, parseAbiItem } from 'viem';
import { type Hex, parseAddress } from '../units.ts';

/** Parses a function like `transfer(address to, uint256 amount)`; undefined where the text is not one. */
export function parseFunction(signature: string): AbiFunction | undefined {
  const text = signature.trim().replace(/^function\s+/, '');
  try {
    const item = parseAbiItem(`function ${text}`);
    return item.type === 'function' ? item : undefined;
  } catch {
    // Incomplete signatures are normal while somebody is typing.
    return undefined;
  }
}

/** The calldata, or what is wrong with each argument, by index. */
export type EncodedCall = { calldata: Hex; problems?: undefined } | { calldata?: undefined; problems: Record<number, string> };

/** Encodes a function call from arguments as they were typed. */
export function encodeCall(abiFunction: AbiFunction, texts: readonly string[]): EncodedCall {
  const problems: Record<number, string> = {};
  const args = abiFunction.inputs.map((input, index) => {
    const read = readArgument(input, texts[index] ?? '');
    if (read.problem !== undefined) problems[index] = read.problem;
    return read.value;
  });
  if (Object.keys(problems).length > 0) return { problems };
  return { calldata: encodeFunctionData({ abi: [abiFunction], functionName: abiFunction.name, args }) };
}

type ReadArgument = { value?: unknown; problem?: string };

/** Reads a text as a value of a Solidity type. */
export function readArgument(parameter: AbiParameter, text: string): ReadArgument {
  const trimmed = text.trim();
  if (!parameter.type.endsWith(']') && parameter.type !== 'tuple')
    return readWord(parameter.type, trimmed === '' && parameter.type === 'string' ? text : trimmed);
  let json: unknown;
  try {
    json = JSON.parse(trimmed);
  } catch {
    return { problem: 'Please write a JSON list, e.g. ["0x…", "1"]' };
  }
  return readNested(parameter, json);
}

function readNested(parameter: AbiParameter, json: unknown): ReadArgument {
  const array = /^(.*)\[(\d*)\]$/.exec(parameter.type);
  if (array) {
    const [, type = '', length] = array;
    if (!Array.isArray(json)) return { problem: 'Please write a JSON list' };
    if (length && json.length !== Number(length)) return { problem: `Please write exactly ${length} entries` };
    return gather(json.map((entry) => readNested({ ...parameter, type }, entry)));
  }
  if (parameter.type === 'tuple' && 'components' in parameter) {
    const { components } = parameter;
    if (!Array.isArray(json) || json.length !== components.length)
      return { problem: `Please write a JSON list of ${components.length} fields` };
    const fields = gather(components.map((component, index) => readNested(component, json[index])));
    // viem expects named tuples as objects.
    const isNamed = components.every((component) => component.name);
    if (!isNamed || !Array.isArray(fields.value)) return fields;
    const values: unknown[] = fields.value;
    return { value: Object.fromEntries(components.map((component, index) => [component.name, values[index]])) };
  }
  // JSON parsing has already lost digits of a number above 2^53.
  if (typeof json === 'number' && !Number.isSafeInteger(json)) return { problem: 'Please write large numbers in quotes' };
  return typeof json === 'object' ? { problem: 'Please enter a value' } : readWord(parameter.type, String(json));
}

function gather(read: readonly ReadArgument[]): ReadArgument {
  const failed = read.find(({ problem }) => problem !== undefined);
  return failed ?? { value: read.map(({ value }) => value) };
}

function readWord(type: string, text: string): ReadArgument {
  if (type === 'string') return { value: text };
  if (text === '') return { problem: 'Please enter a value' };
  if (type === 'address') {
    const address = parseAddress(text);
    return address ? { value: address } : { problem: 'The address is invalid' };
  }
  if (type === 'bool') return text === 'true' || text === 'false' ? { value: text === 'true' } : { problem: 'Please write true or false' };
  if (/^u?int\d*$/.test(type)) return readInteger(type, text);
  return /^bytes\d*$/.test(type) ? readBytes(type, text) : { problem: `Values of type ${type} cannot be entered here` };
}

function readInteger(type: string, text: string): ReadArgument {
  if (!/^-?\d+$|^0x[0-9a-fA-F]+$/.test(text)) return { problem: 'Please enter a whole number' };
  const value = BigInt(text);
  const bits = BigInt(/\d+$/.exec(type)?.[0] ?? 256);
  const [low, high] = type.startsWith('u') ? [0n, 2n ** bits - 1n] : [-(2n ** (bits - 1n)), 2n ** (bits - 1n) - 1n];
  return value >= low && value <= high ? { value } : { problem: `The number does not fit into ${type}` };
}

function readBytes(type: string, text: string): ReadArgument {
  if (!/^0x([0-9a-fA-F]{2})*$/.test(text)) return { problem: 'Please enter bytes, e.g. 0x1234' };
  const length = /\d+$/.exec(type)?.[0];
  if (length && text.length !== 2 + 2 * Number(length)) return { problem: `Please write exactly ${length} bytes` };
  return { value: text };
}
