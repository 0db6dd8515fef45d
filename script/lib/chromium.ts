import { existsSync } from 'node:fs';
import { run } from './run.ts';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of a Chromium: the one named by CHROMIUM_PATH, the system's, or one installed from Debian's packages where that is allowed. */
export async function chromium(): Promise<string> {
  const found = [process.env['CHROMIUM_PATH'], ...PLACES].find((path) => path && existsSync(path));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing Chromium for the journeys …\n');
    await run('apt-get', ['update', '-qq']);
    const { code, output } = await run('apt-get', ['install', '-y', '-qq', 'chromium'], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    if (code !== 0) throw new Error(`Chromium could not be installed:\n${output}`);
    return PLACES[0]!;
  }
  throw new Error('The journeys need Chromium: install it, or name one in CHROMIUM_PATH.');
}
