import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDatabase, postgresFolder, startPostgres, temporaryFolder, untakenPort } from '@althing/devnet';
import { MIGRATIONS, runMigrations } from '../../src/store/migrate.ts';

const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/althing/clusters', import.meta.url));

/** Database of a prepared cluster that is migrated and empty, for others to be copied from. */
export const MIGRATED = 'migrated';

/** Changes with the migrations and with the version of Postgres. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const { folder } of MIGRATIONS)
    for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (file.isFile()) hash.update(readFileSync(join(file.parentPath, file.name)));
  const { size, mtimeMs } = statSync(join(postgresFolder(), 'bin', 'postgres'));
  return hash.update(`${size} ${mtimeMs}`).digest('hex').slice(0, 32);
}

/** Keeps owners, as Postgres starts only on what its own account owns. */
const copyFolder = (from: string, to: string): void => void execFileSync('cp', ['-a', from, to]);

async function prepare(folder: string): Promise<void> {
  const port = await untakenPort();
  const postgres = await startPostgres({ dataDir: folder, port, disposable: true });
  try {
    await createDatabase(port, MIGRATED);
    await runMigrations(postgres.url(MIGRATED));
  } finally {
    await postgres.stop();
  }
}

/** Removes what was made for other migrations, or left half copied, a day ago or longer. */
function forgetOldClusters(): void {
  const yesterday = Date.now() - 86_400_000;
  for (const name of readdirSync(CACHE)) {
    const folder = join(CACHE, name);
    if (statSync(folder).ctimeMs < yesterday) rmSync(folder, { recursive: true, force: true });
  }
}

/** A folder appears under `name` whole or not at all, whoever else makes the same one at the same time. */
async function store(name: string): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  forgetOldClusters();
  const draft = temporaryFolder('althing-cluster-');
  const moving = `${name}-${process.pid}`;
  try {
    await prepare(join(draft, 'postgres'));
    copyFolder(join(draft, 'postgres'), moving);
    if (!existsSync(name)) renameSync(moving, name);
  } finally {
    rmSync(draft, { recursive: true, force: true });
    rmSync(moving, { recursive: true, force: true });
  }
}

/**
 * Puts the files of a new cluster into `dataDir`, which must not exist. `initdb` and all migrations take a test that has a database longer than
 * most of what it tests, so they are run once per version of both.
 */
export async function copyPreparedCluster(dataDir: string): Promise<void> {
  const prepared = join(CACHE, fingerprint());
  if (!existsSync(prepared)) await store(prepared);
  copyFolder(prepared, dataDir);
}
