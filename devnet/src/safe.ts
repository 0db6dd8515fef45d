import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { concat, type Hex, keccak256, zeroHash } from 'viem';
import { packageFolder } from './binaries.ts';
import type { LocalClient } from './client.ts';

const require = createRequire(import.meta.url);
const VERSION = '1.4.1';
/** Runtime code of the Safe singleton factory: CREATE2 with its calldata after a 32-byte salt. */
const SINGLETON_FACTORY_CODE =
  '0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf3';

interface Deployment {
  contractName: string;
  deployments: { canonical: { address: Hex; codeHash: Hex } };
}

function folderOf(name: string): string {
  const folder = packageFolder(name);
  if (!folder) throw new Error(`${name} is not installed`);
  return folder;
}

/** Creation code by contract name, from the artifacts in the package. */
function creationCode(): Map<string, Hex> {
  const root = join(folderOf('safe-contracts-141'), 'build', 'artifacts');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.json') && !file.endsWith('.dbg.json'),
  );
  return new Map(
    files
      .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as { contractName?: string; bytecode?: Hex })
      .filter((artifact) => artifact.contractName && artifact.bytecode && artifact.bytecode !== '0x')
      .map((artifact) => [artifact.contractName!, artifact.bytecode!]),
  );
}

/**
 * Deploys the canonical Safe 1.4.1 contracts at their canonical addresses and compares every code hash with the published one. Existing contracts are
 * left
 * alone.
 */
export async function installSafe(client: LocalClient): Promise<Record<string, Hex>> {
  const factory = (require('@safe-global/safe-singleton-factory/artifacts/31337/deployment.json') as { address: Hex }).address;
  if (!(await client.getCode({ address: factory }))) await client.setCode({ address: factory, bytecode: SINGLETON_FACTORY_CODE });
  const assets = join(folderOf('@safe-global/safe-deployments'), 'dist', 'assets', `v${VERSION}`);
  const codes = creationCode();
  const addresses: Record<string, Hex> = {};
  for (const file of readdirSync(assets)) {
    const { contractName, deployments } = JSON.parse(readFileSync(join(assets, file), 'utf8')) as Deployment;
    const code = codes.get(contractName);
    if (!code) continue;
    const { address, codeHash } = deployments.canonical;
    if (!(await client.getCode({ address }))) {
      const hash = await client.sendTransaction({ to: factory, data: concat([zeroHash, code]), gas: 12_000_000n });
      await client.waitForTransactionReceipt({ hash });
    }
    const deployed = await client.getCode({ address });
    if (keccak256(deployed ?? '0x') !== codeHash) throw new Error(`${contractName} at ${address} is not the published Safe contract`);
    addresses[contractName] = address;
  }
  return addresses;
}
