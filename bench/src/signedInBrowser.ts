import { join } from 'node:path';
import { localAccount } from '@althing/devnet';
import { type Chromium, startChromium } from './chromium.ts';
import type { Platform } from './platform.ts';
import { confirmCitizenship, signIn } from './session.ts';

/** A browser in which a citizen is signed in with the local wallet, as after a visit; its cache is empty. */
export async function signedInBrowser({ server, dataDir }: Platform): Promise<Chromium> {
  const session = await signIn(server.url);
  await confirmCitizenship(server.url, session.accessToken);
  const browser = await startChromium(join(dataDir, 'chromium'));
  await browser.store(`${server.url}/livez`, {
    session: JSON.stringify(session),
    localWallet: JSON.stringify({ address: localAccount(0).address, chainId: 31337 }),
    'wagmi.recentConnectorId': JSON.stringify('localWallet'),
    cookiesAccepted: 'false',
  });
  return browser;
}
