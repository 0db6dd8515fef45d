import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../base/config.ts';

/** The configured secret or, on `local`, one that is generated at the first start and stored, so that sessions survive restarts. */
export function jwtSecret({ jwtSecret: configured, dataDir }: Pick<Config, 'jwtSecret' | 'dataDir'>): string {
  if (configured) return configured;
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'jwt-secret');
  try {
    // `wx` fails where the file exists: of two processes that start together, the second uses the secret of the first.
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
