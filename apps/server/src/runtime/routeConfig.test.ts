import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localRouteTokens } from '@althing/bindings/localBridges';
import { afterAll, describe, expect, it } from 'vitest';
import { routeConfig } from './routeConfig.ts';

const folder = mkdtempSync(join(tmpdir(), 'althing-routes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [token, pool] = ['aa', 'bb'].map((byte) => `0x${byte.repeat(20)}`) as [string, string];
const place = (chainId: number) => ({ chainId, address: token, decimals: 6, contracts: { across: pool } });
const usdc = { id: 'usdc', symbol: 'USDC', name: 'USD Coin', places: [place(1), place(10)] };

function read(content: unknown, network: 'local' | 'mainnet' = 'mainnet') {
  const path = join(folder, 'routes.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  const problems: string[] = [];
  return { config: routeConfig(path, network, problems), problems };
}

describe('the list of the second set of bridges', () => {
  it('is what the file says, beside what local chains have', () => {
    const { config, problems } = read({ tokens: [usdc], services: { across: 'https://across.test/api/' } });
    expect(problems).toEqual([]);
    expect(config.services).toEqual({ across: 'https://across.test/api' });
    expect(config.tokens).toMatchObject([{ id: 'usdc', places: [{ chainId: 1, decimals: 6 }, { chainId: 10 }] }]);
    expect(read({ tokens: [usdc] }, 'local').config.tokens.map(({ id }) => id)).toEqual([...localRouteTokens.map(({ id }) => id), 'usdc']);
    expect(routeConfig(undefined, 'mainnet', problems)).toEqual({ tokens: [], services: {} });
  });

  it.each([
    ['no JSON', '{'],
    ['a chain named twice', { tokens: [{ ...usdc, places: [place(1), place(1)] }] }],
    ['one chain only', { tokens: [{ ...usdc, places: [place(1)] }] }],
    ['an id twice', { tokens: [usdc, usdc] }],
    ['a bridge that nobody knows', { tokens: [{ ...usdc, places: [place(1), { ...place(10), contracts: { ferry: pool } }] }] }],
    ['no address', { tokens: [{ ...usdc, places: [place(1), { ...place(10), address: 'usdc' }] }] }],
    ['a service of no web address', { tokens: [], services: { across: 'file:///etc/passwd' } }],
  ])('is refused with %s', (_, content) => {
    expect(read(content).problems).toEqual([expect.stringMatching(/^BRIDGE_ROUTES: /)]);
  });
});
