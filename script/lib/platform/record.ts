import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { PlatformRecord } from '@althing/bindings';
import type { PlatformOptions } from './options.ts';
import type { Survey } from './survey.ts';

/** Writes what stands on the chain into the file of all chains, in the order of their ids. */
export function record({ owned, timelock }: Survey, { chain, safe, treasury, priceSigner, delay }: PlatformOptions, file: string): void {
  const entry: PlatformRecord = { safe, timelock, delay: Number(delay), priceSigner, treasury, contracts: owned };
  const records = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, PlatformRecord>) : {};
  // Keys that are numbers stand in their order.
  writeFileSync(file, `${JSON.stringify({ ...records, [chain.id]: entry }, null, 2)}\n`);
}
