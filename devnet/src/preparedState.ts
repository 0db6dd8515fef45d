import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bondContractsOf, localDeployments, openingSteps, platformDeployments } from '@althing/bindings';
import {
  BRIDGE_VALIDATORS,
  bridgeAddresses,
  CCIP_VERIFIER_TAG,
  LAYERZERO_VERIFIER_ID,
  routeAddresses,
} from '@althing/bindings/localBridges';
import { bridgeChainIdsOf } from '@althing/domain/bridges';
import { LOCAL_CHAINS } from '@althing/domain/chains';
import { anvilProgram } from './binaries.ts';
import { installBridges } from './bridges/connect.ts';
import { installRoutes } from './bridges/routes.ts';
import { startChain } from './chain.ts';
import { type LocalClient, localClient } from './client.ts';
import { installConcentratedVault } from './concentratedVault.ts';
import { packageLocks } from './packages.ts';
import { installPlatform } from './platform.ts';
import { untakenPort } from './ports.ts';
import { installPricedVault } from './pricedVault.ts';
import { installSafe } from './safe.ts';

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/althing/chains', import.meta.url));
const STATE = 'state.json';
/** Source files that, besides the contracts, determine the content of a prepared chain. */
const SOURCES = ['bonds', 'chain', 'concentratedVault', 'platform', 'preparedState', 'pricedVault', 'safe'].map((name) => `${name}.ts`);
const HERE = fileURLToPath(new URL('.', import.meta.url));
const BRIDGES = 'bridges';

/** Changes with the contracts, with how they are deployed, and with the version of anvil. */
function fingerprint(): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([...platformDeployments(), ...localDeployments()]));
  for (const call of openingSteps(bondContractsOf(LOCAL_CHAINS[0]!.id)!).flatMap(({ calls }) => calls)) hash.update(call.to + call.data);
  for (const { id } of LOCAL_CHAINS) hash.update(Object.values(bridgeChainIdsOf(id)!).join());
  hash.update(
    JSON.stringify([
      bridgeAddresses,
      routeAddresses,
      BRIDGE_VALIDATORS.map(({ address }) => address),
      CCIP_VERIFIER_TAG,
      LAYERZERO_VERIFIER_ID,
    ]),
  );
  const ofBridges = readdirSync(join(HERE, BRIDGES)).filter((name) => name.endsWith('.ts'));
  for (const source of [...SOURCES, ...ofBridges.map((name) => join(BRIDGES, name))]) hash.update(readFileSync(join(HERE, source)));
  hash.update(packageLocks());
  const { size, mtimeMs } = statSync(anvilProgram());
  return hash.update(`${size} ${mtimeMs}`).digest('hex').slice(0, 32);
}

/** Deploys the Safe and platform contracts, bridges and two priced vaults, where they are missing. */
export async function installEverything(client: LocalClient): Promise<void> {
  await installSafe(client);
  await installPlatform(client);
  await installBridges(client);
  await installRoutes(client);
  await installPricedVault(client);
  await installConcentratedVault(client);
}

/**
 * Seconds. Each of the several hundred transactions gets a block of its own, and every block takes a second of chain time, though not of real time.
 */
const HEAD_START = 3600;

/** Starts a chain, deploys everything, and stores its state in `stateFile`. The last block is in the past. */
async function prepare(chainId: number, stateFile: string): Promise<void> {
  const startTime = Math.floor(Date.now() / 1000) - HEAD_START;
  const chain = await startChain({ chainId, port: await untakenPort(), stateFile, startTime });
  try {
    await installEverything(localClient(chain));
  } finally {
    await chain.stop();
  }
}

/** Removes stored states that were not used for a day: they are of other versions of the contracts. */
function forgetOldStates(): void {
  const yesterday = Date.now() - 86_400_000;
  for (const name of readdirSync(CACHE)) {
    const folder = join(CACHE, name);
    if (statSync(folder).mtimeMs < yesterday) rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * File with the state of a chain on which everything is deployed. Made once per version of contracts and deployment, because that takes seconds and
 * every
 * test with chains needs it.
 */
export async function preparedState(chainId: number): Promise<string> {
  const folder = join(CACHE, fingerprint());
  const file = join(folder, String(chainId), STATE);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  forgetOldStates();
  // Made in another folder and then moved, so that several processes can do this at once and none sees an incomplete state.
  const draft = mkdtempSync(join(folder, 'draft-'));
  try {
    await prepare(chainId, join(draft, STATE));
    if (!existsSync(file)) renameSync(draft, dirname(file));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return file;
}
