import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Abi, Hex } from 'viem';

export const packageRoot = dirname(dirname(fileURLToPath(import.meta.url)));

/** What forge leaves in `out/` for one contract; only the parts used here. */
export interface Artifact {
  abi: Abi;
  bytecode: { object: Hex };
  deployedBytecode: { object: Hex; immutableReferences?: Record<string, { start: number; length: number }[]> };
  storageLayout: {
    storage: { label: string; offset: number; slot: string; type: string }[];
    types: Record<
      string,
      { label: string; numberOfBytes: string; members?: { label: string; offset: number; slot: string; type: string }[] }
    > | null;
  };
}

export function readArtifact(contract: string): Artifact {
  return JSON.parse(readFileSync(join(packageRoot, 'out', `${contract}.sol`, `${contract}.json`), 'utf8')) as Artifact;
}
