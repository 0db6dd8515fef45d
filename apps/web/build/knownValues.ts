import { keccak256, parseAbi, parseAbiParameters, stringToHex } from 'viem';
import type { Plugin } from 'vite';

const SOURCES = /packages[\\/](?:bindings|domain)[\\/]src[\\/].*\.ts$/;
const TEXT = String.raw`(?:'[^']*'|[A-Z][A-Z_]*)`;
const PARSED = new RegExp(String.raw`\b(parseAbi|parseAbiParameters)\(\s*(\[(?:\s*${TEXT},?)+\s*\]|'[^']*'),?\s*\)`, 'g');
const HASH = /\bkeccak256\(stringToHex\('([^']*)'\)\)/g;

/** A text that is written out, or one that is by its name. */
function textOf(written: string, code: string): string | undefined {
  return (written.startsWith("'") ? written : new RegExp(`\\bconst ${written} =\\s*('[^']*');`).exec(code)?.[1])?.slice(1, -1);
}

function parsedAs(call: string, kind: string, list: string, code: string): string {
  const texts = [...list.matchAll(new RegExp(TEXT, 'g'))].map(([written]) => textOf(written, code));
  if (texts.includes(undefined)) return call;
  const written = texts as string[];
  return JSON.stringify(kind === 'parseAbi' ? parseAbi(written) : parseAbiParameters(written));
}

/** A module in which signatures that are written out are parsed, and texts that are written out hashed. */
export const withKnownValues = (code: string): string =>
  code
    .replaceAll(PARSED, (call: string, kind: string, list: string) => parsedAs(call, kind, list, code))
    .replaceAll(HASH, (_, text: string) => JSON.stringify(keccak256(stringToHex(text))));

/** What takes every visitor's phone some 30 ms to work out while the program starts, and is known when it is built. */
export function knownValues(): Plugin {
  return {
    name: 'known-values',
    apply: 'build',
    enforce: 'pre',
    transform: { filter: { id: SOURCES }, handler: (code) => ({ code: withKnownValues(code), map: null }) },
  };
}
