import { parseArgs } from 'node:util';
import closeWithGrace from 'close-with-grace';
import { startFailure } from './runtime/startFailure.ts';
import { startServer } from './startServer.ts';

/** How long requests that are still being answered may take, in milliseconds, before the process ends without them. */
const GRACE_MS = 15_000;

const { values } = parseArgs({ options: { roles: { type: 'string' } } });

try {
  const env = values.roles === undefined ? process.env : { ...process.env, ROLES: values.roles };
  const server = await startServer({ env, processMetrics: true });
  const { log } = server.dependencies;
  closeWithGrace({ delay: GRACE_MS, logger: log }, async ({ err }) => {
    if (err) log.error({ err }, 'stopping after an error');
    await server.close();
  });
  log.info({ url: server.url, roles: server.dependencies.config.roles }, 'Althing server is ready');
} catch (error) {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
}
