import { keccak256, parseAbi, stringToHex } from 'viem';
import type { Plugin } from 'vite';

const SOURCES = /packages[\\/]bindings[\\/]src[\\/].*\.ts$/;
const ABI = /\bparseAbi\(\s*\[((?:\s*'[^']*',?)+)\s*\]\s*\)/g;
const HASH = /\bkeccak256\(stringToHex\('([^']*)'\)\)/g;

const signatures = (list: string): string[] => [...list.matchAll(/'([^']*)'/g)].map(([, signature = '']) => signature);

/** A module in which signatures that are written out are parsed, and texts that are written out hashed. */
export const withKnownValues = (code: string): string =>
  code
    .replaceAll(ABI, (_, list: string) => JSON.stringify(parseAbi(signatures(list))))
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
