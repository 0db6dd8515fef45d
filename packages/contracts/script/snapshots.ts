/**
 * Writes snapshots/size.json (bytes of code) and snapshots/storage.json (storage layouts) from the artifacts of `forge build`.
 * `--check` writes nothing and fails where they differ from what is committed, or where code exceeds what a chain accepts.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { size } from 'viem';
import { packageRoot, readArtifact, type Artifact } from './artifacts.ts';
import { deployedContracts } from './platform.ts';

/** EIP-170. */
const MAX_RUNTIME_BYTES = 24_576;

const DEPLOYED = [...deployedContracts(), 'OrganisationProxy'];

type Slots = Artifact['storageLayout']['storage'];

/** Names of types carry AST ids, which change with every edit of any file. */
const withoutIds = (type: string) => type.replace(/\)\d+/g, ')');
const layout = (slots: Slots) => slots.map(({ label, slot, offset, type }) => `${slot}:${offset} ${withoutIds(type)} ${label}`);

function sizes(): Record<string, number> {
  return Object.fromEntries(DEPLOYED.map((name) => [name, size(readArtifact(name).deployedBytecode.object)]));
}

function storage(): Record<string, string[]> {
  const plain = DEPLOYED.map((name) => [name, layout(readArtifact(name).storageLayout.storage)] as const);
  const { types } = readArtifact('StorageLayouts').storageLayout;
  const structs = Object.entries(types ?? {}).filter(([, { members }]) => members);
  const namespaced = structs.map(([name, { members }]) => [withoutIds(name), layout(members ?? [])] as const);
  return Object.fromEntries([...plain, ...namespaced.sort(([a], [b]) => (a < b ? -1 : 1))]);
}

const wanted = { 'size.json': sizes(), 'storage.json': storage() };
const tooLarge = Object.entries(wanted['size.json']).filter(([, bytes]) => bytes > MAX_RUNTIME_BYTES);
for (const [name, bytes] of tooLarge) {
  console.error(`${name} has ${bytes} bytes of code, ${bytes - MAX_RUNTIME_BYTES} too many.`);
  process.exitCode = 1;
}

for (const [file, content] of Object.entries(wanted)) {
  const path = join(packageRoot, 'snapshots', file);
  const text = `${JSON.stringify(content, null, 2)}\n`;
  if (!process.argv.includes('--check')) {
    writeFileSync(path, text);
  } else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
    console.error(`snapshots/${file} is stale: run \`npm run snapshot -w @althing/contracts\` and commit the difference.`);
    process.exitCode = 1;
  }
}
