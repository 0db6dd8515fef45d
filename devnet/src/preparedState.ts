import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bondContractsOf, localDeployments, openingSteps, platformDeployments } from '@althing/bindings';
import { BRIDGE_VALIDATORS, bridgeAddresses, CCIP_VERIFIER_TAG, LAYERZERO_VERIFIER_ID } from '@althing/bindings/localBridges';
import { bridgeChainIdsOf } from '@althing/domain/bridges';
import { LOCAL_CHAINS } from '@althing/domain/chains';
import { anvilProgram } from './binaries.ts';
import { installBridges } from './bridges/connect.ts';
import { bridgePackagesLock } from './bridges/packages.ts';
import { startChain } from './chain.ts';
import { type LocalClient, localClient } from './client.ts';
import { installPlatform } from './platform.ts';
import { untakenPort } from './ports.ts';
import { installPricedVault } from './pricedVault.ts';
import { installSafe } from './safe.ts';

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/althing/chains', import.meta.url));
const STATE = 'state.json';
/** What decides, besides the contracts, what is on a prepared chain. */
const SOURCES = ['bonds', 'chain', 'platform', 'preparedState', 'pricedVault', 'safe'].map((name) => `${name}.ts`);
const HERE = fileURLToPath(new URL('.', import.meta.url));
const BRIDGES = 'bridges';

/** Another one for other contracts, another way of putting them on a chain, or another anvil. */
function fingerprint(): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([...platformDeployments(), ...localDeployments()]));
  for (const call of openingSteps(bondContractsOf(LOCAL_CHAINS[0]!.id)!).flatMap(({ calls }) => calls)) hash.update(call.to + call.data);
  for (const { id } of LOCAL_CHAINS) hash.update(Object.values(bridgeChainIdsOf(id)!).join());
  hash.update(JSON.stringify([bridgeAddresses, BRIDGE_VALIDATORS.map(({ address }) => address), CCIP_VERIFIER_TAG, LAYERZERO_VERIFIER_ID]));
  const ofBridges = readdirSync(join(HERE, BRIDGES)).filter((name) => name.endsWith('.ts'));
  for (const source of [...SOURCES, ...ofBridges.map((name) => join(BRIDGES, name))]) hash.update(readFileSync(join(HERE, source)));
  hash.update(bridgePackagesLock());
  const { size, mtimeMs } = statSync(anvilProgram());
  return hash.update(`${size} ${mtimeMs}`).digest('hex').slice(0, 32);
}

/** The Safe and platform contracts, bridges and a priced vault, where they are not there yet. */
export async function installEverything(client: LocalClient): Promise<void> {
  await installSafe(client);
  await installPlatform(client);
  await installBridges(client);
  await installPricedVault(client);
}

/** Seconds. Each of some hundred transactions gets a block of its own, and every block a second, though all take a moment. */
const HEAD_START = 3600;

/** Deploys everything on a chain that lives for so long, and leaves its state in `stateFile`, the last block in the past. */
async function prepare(chainId: number, stateFile: string): Promise<void> {
  const startTime = Math.floor(Date.now() / 1000) - HEAD_START;
  const chain = await startChain({ chainId, port: await untakenPort(), stateFile, startTime });
  try {
    await installEverything(localClient(chain));
  } finally {
    await chain.stop();
  }
}

/** States that nothing has been started from for a day belong to other contracts. */
function forgetOldStates(): void {
  const yesterday = Date.now() - 86_400_000;
  for (const name of readdirSync(CACHE)) {
    const folder = join(CACHE, name);
    if (statSync(folder).mtimeMs < yesterday) rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The stored state of a chain on which everything is. Made once for as long as contracts and deployment stay what they are, as deploying
 * takes seconds, and every test of chains needs it.
 */
export async function preparedState(chainId: number): Promise<string> {
  const folder = join(CACHE, fingerprint());
  const file = join(folder, String(chainId), STATE);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  forgetOldStates();
  // Made aside and moved: whoever else makes it at this moment neither sees half of it nor is in the way.
  const draft = mkdtempSync(join(folder, 'draft-'));
  try {
    await prepare(chainId, join(draft, STATE));
    if (!existsSync(file)) renameSync(draft, dirname(file));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return file;
}
