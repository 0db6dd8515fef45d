import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { localAccount, untakenPort } from '@althing/devnet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestCluster, type TestCluster } from './support/database.ts';
import { send } from './support/http.ts';
import { organisationForm } from './support/organisationForm.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { signIn } from './support/signIn.ts';

const INLINE = 'document.title = "early"';
const PAGE = `<!doctype html><title>Althing</title><script>${INLINE}</script><script type="module" src="/assets/app-1a2b.js"></script>`;
const LIST = '<!doctype html><title>Althing</title><h1>Organisations</h1>';
const OF_ONE = '<title>{{name}}</title><meta content="{{description}}"><p>{{category}}</p><h1>{{name}}</h1>';
const SCRIPT = 'console.log("app");'.repeat(100);

let cluster: TestCluster;
let server: TestServer;
const MEMBER_PAGE = 'pages/organisations/[slug]/members/[chainId]/[account]';
let webDir: string;
let metricsPort: number;

beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), 'althing-web-'));
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(join(webDir, 'index.html'), PAGE);
  mkdirSync(join(webDir, 'pages/organisations'), { recursive: true });
  writeFileSync(join(webDir, 'pages/organisations/index.html'), LIST);
  mkdirSync(join(webDir, 'pages/organisations/[slug]'));
  writeFileSync(join(webDir, 'pages/organisations/[slug]/index.html'), OF_ONE);
  mkdirSync(join(webDir, MEMBER_PAGE), { recursive: true });
  writeFileSync(join(webDir, MEMBER_PAGE, 'index.html'), OF_ONE);
  mkdirSync(join(webDir, 'pages/veos'));
  writeFileSync(join(webDir, 'pages/veos/index.html'), LIST);
  mkdirSync(join(webDir, 'pages/veos/[chainId]/[marketId]'), { recursive: true });
  writeFileSync(join(webDir, 'pages/veos/[chainId]/[marketId]/index.html'), OF_ONE);
  writeFileSync(join(webDir, 'favicon.svg'), '<svg/>');
  writeFileSync(join(webDir, 'assets/app-1a2b.js'), SCRIPT);
  writeFileSync(join(webDir, 'assets/app-1a2b.js.br'), brotliCompressSync(SCRIPT));
  cluster = await startTestCluster();
  metricsPort = await untakenPort();
  server = await startTestServer(await cluster.createDatabase(), { WEB_DIR: webDir, METRICS_PORT: String(metricsPort) });
});
afterAll(async () => {
  await server.close();
  await cluster.stop();
  rmSync(webDir, { recursive: true });
});

describe('the web on the same origin', () => {
  it.each(['/', '/organisations/', '/organisations/東京-dao', '/organisations/a/deploy?x=1', '/terms-of-service', '/modules/1token1vote'])(
    'shows the app at %s, never from a cache',
    async (path) => {
      const { status, text, headers } = await send(server.url, 'GET', path);
      expect([status, text]).toEqual([200, PAGE]);
      expect(headers.get('content-type')).toContain('text/html');
      expect(headers.get('cache-control')).toBe('no-cache');
    },
  );

  it.each(['/organisations', '/organisations?category=Art'])('shows %s with its first words, never from a cache', async (path) => {
    const { status, text, headers } = await send(server.url, 'GET', path);
    expect([status, text, headers.get('cache-control')]).toEqual([200, LIST, 'no-cache']);
    expect(headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
  });

  describe('of an organisation', () => {
    const found = async (name: string, description: string) => {
      const { token } = await signIn(server.url, localAccount(0));
      const form = organisationForm(localAccount(0).address, { name, chainIds: [31337] });
      const { body } = await send(server.url, 'POST', '/api/v1/organisations', { token, json: { ...form, description } });
      return body.id as string;
    };
    const register = (id: string) =>
      server.dependencies.deployments.locked(id, async (ledger) => {
        await ledger.moveOrganisation(['draft'], 'registered');
        await ledger.giveSlug();
      });

    it('says at once what it is called and for, as text that no browser runs', async () => {
      const id = await found(`<b onclick="x">'Co' & Sons</b>`, `We {{name}} say <script>alert(1)</script>${'.'.repeat(700)}`);
      await register(id);
      const { slug } = (await send(server.url, 'GET', `/api/v1/organisations/id/${id}`)).body;
      const name = '&lt;b onclick=&quot;x&quot;&gt;&#39;Co&#39; &amp; Sons&lt;/b&gt;';
      const member = `/organisations/${slug}/members/31337/0x70997970C51812dc3A010C7d01b50e0d17dc79C8`;
      for (const path of [`/organisations/${slug}`, `/organisations/${slug.toUpperCase()}?tab=governor`, member]) {
        const { status, text, headers } = await send(server.url, 'GET', path);
        expect([status, headers.get('cache-control'), headers.get('content-type')]).toEqual([200, 'no-cache', 'text/html; charset=utf-8']);
        expect(text).toMatch(`<title>${name}</title><meta content="We {{name}} say &lt;script&gt;alert(1)&lt;/script&gt;...`);
        expect(text).toMatch(`...."><p>Other</p><h1>${name}</h1>`);
        expect(text.length).toBeLessThan(1_000);
        expect(headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
      }
    });

    it('tells nobody of a draft', async () => {
      const id = await found('Not yet', 'A secret');
      expect((await send(server.url, 'GET', `/organisations/${id}`)).text).toBe(PAGE);
    });

    it.each(['/organisations/no-such-one', '/organisations/[slug]'])('shows the app at %s', async (path) => {
      const { status, text } = await send(server.url, 'GET', path);
      expect([status, text]).toEqual([200, PAGE]);
    });
  });

  it.each(['/veos', '/veos/31337/1'])('leaves %s, which is not open, to the app, which says so', async (path) => {
    expect((await send(server.url, 'GET', path)).text).toBe(PAGE);
  });

  describe('of a market, where bonds are open', () => {
    let bonds: TestServer;
    beforeAll(async () => {
      bonds = await startTestServer(await cluster.createDatabase(), { WEB_DIR: webDir, FEATURE_BONDING: 'true' });
      const client = await bonds.dependencies.pool.connect();
      await client.query(`set session_replication_role = replica;
        insert into chain.bond_market (chain_id, market_id, block, log_index, at, transaction_hash, auctioneer, strategy, is_fixed_term, creator,
          payout_token, quote_token, callback, capacity_in_quote, capacity, is_private, linear_duration, vesting, deposit_interval, start,
          conclusion, scale, price_settings, subject)
        select 31337, n, n, 0, 1, int4send(n), '\\x01', 'fixed-price', true, '\\x02', case n when 4 then '\\x09' else '\\x03' end::bytea, '\\x04', '\\x00', false, 1000,
          n = 3, 0, 0, 0, 1, 2, 1, '{}', int4send(n) from generate_series(1, 4) as n;
        insert into app.tokens (chain_id, address, name, symbol, decimals) values (31337, '\\x03', 'Rope', '<ROPE>', 18), (31337, '\\x04', 'Dollar', 'USD', 6);
        insert into app.bond_markets (id, organisation_id, chain_id, name, is_private, market_id, transaction_hash, recorded_by, created_at)
        select gen_random_uuid(), gen_random_uuid(), 31337, 'Ropes & more', n = 3, n, int4send(n), gen_random_uuid(), now() from unnest(array[1, 3]) as n`);
      client.release(true);
    });
    afterAll(() => bonds.close());

    it.each([
      ['recorded', '/veos/31337/1?a=b', 'Ropes &amp; more'],
      ['not recorded', '/veos/31337/2', '&lt;ROPE&gt; for USD'],
    ])('says at once what one that is %s sells', async (_which, path, name) => {
      const { status, text } = await send(bonds.url, 'GET', path);
      expect([status, text]).toEqual([200, `<title>${name}</title><meta content="&lt;ROPE&gt; for USD"><p></p><h1>${name}</h1>`]);
    });

    it.each([
      ['a private one', '/veos/31337/3'],
      ['one of a token that is not known', '/veos/31337/4'],
      ['none', '/veos/31337/5'],
      ['a number that is none', '/veos/31337/0x1'],
      ['a chain beyond all numbers', `/veos/${'9'.repeat(77)}/1`],
      ['a market beyond all numbers', `/veos/31337/${'9'.repeat(78)}`],
    ])('tells nobody of %s', async (_which, path) => {
      const { status, text } = await send(bonds.url, 'GET', path);
      expect([status, text]).toEqual([200, PAGE]);
    });
  });

  it('serves scripts compressed, for ever', async () => {
    const response = await fetch(`${server.url}/assets/app-1a2b.js`, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(await response.text()).toBe(SCRIPT);
  });

  it.each([
    ['GET', '/assets/gone.js'],
    ['GET', '/missing.png'],
    ['GET', '/index.html'],
    ['GET', '/pages/organisations/index.html'],
    ['POST', '/organisations'],
    ['GET', '/api/v1/nothing'],
    ['GET', '/api//v1/organisations'],
    ['GET', '/rpc/31337'],
    ['GET', '/assets/'],
    ['GET', '/assets/?x'],
    ['GET', '/..%5c..%5cpackage.json'],
    ['GET', '/assets/.hidden'],
  ])('answers %s %s in JSON with 404', async (method, path) => {
    const answer = await send(server.url, method, path);
    expect([answer.status, answer.body.code]).toEqual([404, 'not-found']);
  });

  it.each(['/..%2f..%2fetc%2fpasswd', '/%2e%2e/%2e%2e/etc/passwd', '/assets/..%2f..%2f..%2fetc%2fpasswd'])(
    'stays inside its folder when asked for %s',
    async (path) => {
      expect((await send(server.url, 'GET', path)).text).not.toContain('root:');
    },
  );
});

describe('the headers of a page', () => {
  it('let it run its own scripts and that one inline script, be framed by Safe, and nothing else', async () => {
    const { headers } = await send(server.url, 'GET', '/');
    const policy = new Map(
      headers
        .get('content-security-policy')!
        .split('; ')
        .map((directive) => directive.split(' '))
        .map(([name, ...values]) => [name!, values.join(' ')]),
    );
    expect(policy.get('script-src')).toBe(`'self' 'sha256-${createHash('sha256').update(INLINE).digest('base64')}'`);
    expect(policy.get('frame-ancestors')).toBe("'self' https://app.safe.global");
    expect(policy.get('connect-src')).toBe("'self'");
    expect(policy.get('style-src')).toBe("'self' 'unsafe-inline'");
    expect(policy.get('object-src')).toBe("'none'");
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe-eval|upgrade-insecure/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('let optional scripts run that the operator has named, and tells the page of them', async () => {
    const scripts = ['https://analytics.althing.test/a.js', 'https://chat.althing.test/widget.js?id=1'];
    const configured = await startTestServer(await cluster.createDatabase(), {
      WEB_DIR: webDir,
      OPTIONAL_SCRIPTS: scripts.join(', '),
      DOCS_URL: 'https://docs.althing.test/',
    });
    const { headers } = await send(configured.url, 'GET', '/');
    const { body } = await send(configured.url, 'GET', '/api/v1/config');
    await configured.close();
    const origins = 'https://analytics.althing.test https://chat.althing.test';
    const directives = headers.get('content-security-policy')!.split('; ');
    expect(directives.find((directive) => directive.startsWith('script-src'))).toMatch(new RegExp(`${origins}$`));
    expect(directives).toContain(`connect-src 'self' ${origins}`);
    expect(directives).toContain(`img-src 'self' data: blob: ${origins}`);
    expect(directives).toContain(`frame-src 'self' ${origins}`);
    expect(body.optionalScripts).toEqual(scripts);
    expect(body.links).toEqual({ telegram: null, twitter: null, github: null, docs: 'https://docs.althing.test/' });
  });

  it('may ask the service for Safes that the operator has named for a chain, and learn of ours for the others', async () => {
    const configured = await startTestServer(await cluster.createDatabase(), {
      WEB_DIR: webDir,
      SAFE_SERVICE_URLS: '31338=https://safes.althing.test/tx-service/beta/api/',
    });
    const { headers } = await send(configured.url, 'GET', '/');
    const { body } = await send(configured.url, 'GET', '/api/v1/config');
    await configured.close();
    expect(headers.get('content-security-policy')!.split('; ')).toContain("connect-src 'self' https://safes.althing.test");
    expect(body.safeServices.slice(0, 2)).toEqual([
      { chainId: 31337, url: `${configured.url}/safe/31337/api` },
      { chainId: 31338, url: 'https://safes.althing.test/tx-service/beta/api' },
    ]);
  });

  it('open the way to WalletConnect only where it is configured', async () => {
    const configured = await startTestServer(await cluster.createDatabase(), { WEB_DIR: webDir, WALLETCONNECT_PROJECT_ID: 'p' });
    const { headers } = await send(configured.url, 'GET', '/');
    const { body } = await send(configured.url, 'GET', '/api/v1/config');
    await configured.close();
    const directives = headers.get('content-security-policy')!.split('; ');
    expect(directives).toContain("connect-src 'self' wss://relay.walletconnect.org");
    expect(directives).toContain("frame-src 'self' https://verify.walletconnect.org");
    expect(body.walletConnect).toEqual({ projectId: 'p', relayUrl: null });
  });

  it("open the way to an installation's own relay and to nobody else", async () => {
    const configured = await startTestServer(await cluster.createDatabase(), {
      WEB_DIR: webDir,
      WALLETCONNECT_PROJECT_ID: 'p',
      WALLETCONNECT_RELAY_URL: 'wss://relay.althing.test/v2',
    });
    const { headers } = await send(configured.url, 'GET', '/');
    const { body } = await send(configured.url, 'GET', '/api/v1/config');
    await configured.close();
    expect(headers.get('content-security-policy')).toContain("connect-src 'self' wss://relay.althing.test;");
    expect(headers.get('content-security-policy')).not.toContain('walletconnect');
    expect(body.walletConnect).toEqual({ projectId: 'p', relayUrl: 'wss://relay.althing.test/v2' });
  });

  it('demand HTTPS where the public origin has it', async () => {
    const secure = await startTestServer(await cluster.createDatabase(), { WEB_DIR: webDir, PUBLIC_ORIGIN: 'https://althing.test' });
    const { headers } = await send(secure.url, 'GET', '/');
    await secure.close();
    expect(headers.get('strict-transport-security')).toContain('max-age');
    expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
  });
});

describe('for whoever runs the server', () => {
  it('measures by route template, never by URL', async () => {
    await send(server.url, 'GET', '/api/v1/organisations/slug/very-secret-name');
    const { text, status } = await send(`http://127.0.0.1:${metricsPort}`, 'GET', '/metrics');
    expect(status).toBe(200);
    expect(text).toContain('route="/api/v1/organisations/slug/:slug"');
    expect(text).not.toContain('very-secret-name');
  });

  it('shows no measurements where the API is', async () => {
    expect((await send(server.url, 'GET', '/metrics')).text).not.toContain('http_request_duration_seconds');
  });

  it('names every request, with the name that a proxy gave it if that can stand in a log', async () => {
    const named = await send(server.url, 'GET', '/livez', { headers: { 'x-request-id': 'abc-123' } });
    expect(named.headers.get('x-request-id')).toBe('abc-123');
    const hostile = await send(server.url, 'GET', '/livez', { headers: { 'x-request-id': '{"level":60}' } });
    expect(hostile.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});
