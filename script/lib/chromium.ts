import { existsSync } from 'node:fs';
import { run } from './run.ts';

/** The shell without windows, which Playwright itself prefers, takes a tenth less of a core than the whole browser. */
const SHELL = '/usr/bin/chromium-headless-shell';
const BROWSER = '/usr/bin/chromium';
const PLACES = [SHELL, BROWSER, '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of a Chromium: the one named by CHROMIUM_PATH, the system's, or one installed from Debian's packages where that is allowed. */
export async function chromium(): Promise<string> {
  const found = [process.env['CHROMIUM_PATH'], ...PLACES].find((path) => path && existsSync(path));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing Chromium for the journeys …\n');
    await run('apt-get', ['update', '-qq']);
    if ((await installed('chromium-headless-shell')).code === 0) return SHELL;
    const { code, output } = await installed('chromium');
    if (code !== 0) throw new Error(`Chromium could not be installed:\n${output}`);
    return BROWSER;
  }
  throw new Error('The journeys need Chromium: install it, or name one in CHROMIUM_PATH.');
}

const installed = (name: string) => run('apt-get', ['install', '-y', '-qq', name], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
