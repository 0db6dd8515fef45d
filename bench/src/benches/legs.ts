import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import { tokenAbi } from '@althing/bindings';
import { localAccount, localClient, mined, type SentTransfer, TransferDesk } from '@althing/devnet';
import type { Bridge } from '@althing/domain/bridges';
import { sampleAssetPortals, sampleOnChains, samplePortalAdmin } from '@althing/domain/testing';
import { type Address, encodeFunctionData, maxUint256 } from 'viem';
import { call } from '../call.ts';
import { startChromium } from '../chromium.ts';
import { connectTo } from '../devTools.ts';
import { found } from '../foundOrganisation.ts';
import { percentile } from '../percentile.ts';
import { type Platform, withPlatform } from '../platform.ts';
import { absolute, type Row } from '../row.ts';
import { confirmCitizenship, signIn } from '../session.ts';
import { untilHolds } from '../watching.ts';

const CHAINS = [31337, 31338];
/** Each brings a transfer in one transaction of its own. */
const BRIDGES: readonly Bridge[] = ['hyperlane', 'polymer'];
const TRANSFERS = 100;
const PATIENCE_MS = 20_000;
const FOUNDER = localAccount(0);

/** A token that its founder may send between two chains, over either bridge. */
async function foundToken({ server, network }: Platform): Promise<TransferDesk> {
  const { accessToken: token } = await signIn(server.url);
  await confirmCitizenship(server.url, token);
  const form = sampleOnChains(CHAINS, [FOUNDER.address], { name: 'Lichen Ferry' });
  const assetPortals = sampleAssetPortals(
    CHAINS.map((chainId) => samplePortalAdmin(chainId, [FOUNDER.address])),
    { bridges: [...BRIDGES] },
  );
  const { organisation } = await found(
    { url: server.url, token, chains: network.chains },
    { ...form, modules: { ...form.modules, assetPortals } },
  );
  const addressOf = (kind: string) => organisation.contracts.find((contract) => contract.kind === kind)!.address as Address;
  const clients = network.chains.filter(({ chainId }) => CHAINS.includes(chainId)).map((chain) => localClient(chain));
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [addressOf('assetController'), maxUint256] });
  await mined(clients[0]!, { account: FOUNDER, to: addressOf('token'), data });
  return new TransferDesk(addressOf('assetController'), clients);
}

async function idOf(origin: string, { transferId }: SentTransfer): Promise<string> {
  const list = `${origin}/api/v1/bridge/transactions?hash=${transferId}`;
  for (const deadline = performance.now() + PATIENCE_MS; performance.now() < deadline; await wait(20)) {
    const { items } = await call<{ items: { id: string }[] }>('GET', list);
    if (items[0]) return items[0].id;
  }
  throw new Error(`The transfer ${transferId} is not in the explorer`);
}

const arrived = (count: number): string => `document.querySelectorAll('li[data-state="arrived"]').length === ${count}`;
const legs = `document.querySelectorAll('li[data-state]').length >= ${BRIDGES.length}`;

/** From the transaction that brings a leg, on its way into a block, to the leg's mark in an open page. The figure contains the block's mining. */
export const legsOnScreen = (): Promise<Row[]> =>
  withPlatform(
    async (platform) => {
      const { url } = platform.server;
      const desk = await foundToken(platform);
      const browser = await startChromium(join(platform.dataDir, 'chromium'));
      try {
        await using page = await connectTo(browser.port);
        await page.send('Page.enable');
        const delays: number[] = [];
        for (let index = 0; index < TRANSFERS; index++) {
          const [from, to] = [CHAINS[0]!, CHAINS[1]!];
          const sent = await desk.send({
            from,
            to,
            sender: FOUNDER,
            recipient: FOUNDER.address,
            amount: 1n,
            bridges: BRIDGES,
            threshold: 2,
          });
          await desk.catchUp(sent);
          await page.send('Page.navigate', { url: `${url}/bridge/transactions/${await idOf(url, sent)}` });
          await untilHolds(page, `${legs} && ${arrived(0)}`, PATIENCE_MS);
          for (const [before, bridge] of BRIDGES.entries()) {
            // Blocks come at any moment of the indexer's round and of the page's.
            await wait((index * 137 + before * 61) % 500);
            const isShown = untilHolds(page, arrived(before + 1), PATIENCE_MS);
            const started = performance.now();
            await desk.deliver(sent, bridge);
            await isShown;
            delays.push(performance.now() - started);
          }
        }
        const name = `a leg on chain to its mark on the transaction’s page, p99 of ${delays.length} legs`;
        return [absolute({ area: 'legs', name, unit: 'ms', ours: percentile(delays, 0.99) }, { atMost: 300 })];
      } finally {
        await browser.stop();
      }
    },
    // Nobody else brings what the bridges were given.
    { needsWeb: true, env: { ROLES: 'api,indexer' } },
  );
