import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BRIDGE_RELAYER } from '@althing/bindings/localBridges';
import { localAccount } from '@althing/devnet';
import { NATIVE } from '@althing/domain/units';
import { getAddress } from 'viem';
import { privateKeyToAddress } from 'viem/accounts';
import { mainnet } from 'viem/chains';
import { describe, expect, it } from 'vitest';
import { ConfigError, type Environment, readConfig } from './readConfig.ts';
import { jwtSecret } from './jwtSecret.ts';

const DATABASE_URL = 'postgres://postgres@127.0.0.1:1/x';
const read = (env: Environment = {}) => readConfig({ DATABASE_URL, ...env }, { webDir: '/web' });
const problemsOf = (env: Environment) => {
  try {
    read(env);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
};

describe('on the local network', () => {
  it('needs nothing but a database', () => {
    const config = read();
    expect(config).toMatchObject({
      network: 'local',
      port: 4000,
      host: '127.0.0.1',
      signups: 'open',
      creators: 'everyone',
      jwtSecret: undefined,
    });
    expect(config.chains.map(({ id, rpcUrls }) => [id, ...rpcUrls])).toEqual([
      [31337, 'http://127.0.0.1:4001'],
      [31338, 'http://127.0.0.1:4002'],
      [31339, 'http://127.0.0.1:4003'],
    ]);
  });

  it('signs prices with a key that everybody knows, averaged over a minute', () => {
    const { priceSignerKey, priceWindow } = read();
    expect(privateKeyToAddress(priceSignerKey!)).toBe(localAccount(0).address);
    expect(priceWindow).toBe(60);
    expect(read({ PRICE_WINDOW_SECONDS: '1' }).priceWindow).toBe(1);
  });

  it('reads ENS names only where it is told a node, by the Universal Resolver of ENS or another', () => {
    expect(read().ens).toBeNull();
    expect(read({ ENS_UNIVERSAL_RESOLVER: NATIVE }).ens).toBeNull();
    expect(read({ ENS_RPC_URL: 'http://a.test' }).ens).toEqual({
      rpcUrl: 'http://a.test',
      universalResolver: getAddress(mainnet.contracts.ensUniversalResolver.address),
    });
    expect(problemsOf({ ENS_RPC_URL: 'ws://a.test', ENS_UNIVERSAL_RESOLVER: 'ens.eth' })).toMatch(
      /ENS_RPC_URL: .*\n.*ENS_UNIVERSAL_RESOLVER: must be/,
    );
  });

  it('lets people say localhost as well', () => {
    expect(read().allowedOrigins).toEqual(['http://127.0.0.1:4000', 'http://localhost:4000']);
  });

  it('takes several nodes for a chain, best first', () => {
    expect(read({ RPC_31338: 'http://a.test, http://b.test' }).chains[1]!.rpcUrls).toEqual(['http://a.test', 'http://b.test']);
  });
});

describe('elsewhere', () => {
  const complete = {
    ALTHING_NETWORK: 'mainnet',
    JWT_SECRET: 's'.repeat(32),
    PUBLIC_ORIGIN: 'https://althing.test/',
    RPC_1: 'https://node.test',
  };

  it('signs no prices without a key, and asks for one where bonds are offered', () => {
    const key = `0x${'12'.repeat(32)}`;
    expect(read(complete)).toMatchObject({ priceSignerKey: null, priceWindow: 1800 });
    expect(read({ ...complete, FEATURE_BONDING: 'true', PRICE_SIGNER_KEY: key, PRICE_WINDOW_SECONDS: '600' })).toMatchObject({
      priceSignerKey: key,
      priceWindow: 600,
    });
    expect(problemsOf({ ...complete, FEATURE_BONDING: 'true' })).toContain('PRICE_SIGNER_KEY: required with FEATURE_BONDING');
    expect(problemsOf({ ...complete, PRICE_SIGNER_KEY: '0x12' })).toContain('PRICE_SIGNER_KEY: must be 32 bytes');
    expect(problemsOf({ ...complete, PRICE_SIGNER_KEY: read().priceSignerKey! })).toContain('PRICE_SIGNER_KEY: is the key of local chains');
    expect(problemsOf({ ...complete, PRICE_WINDOW_SECONDS: '599' })).toContain('PRICE_WINDOW_SECONDS: must be at least 600');
  });

  it('relays with a key of its own only, and knows the one of local chains', () => {
    const key = `0x${'34'.repeat(32)}`;
    expect(privateKeyToAddress(read().relayer!.key)).toBe(BRIDGE_RELAYER.address);
    expect(read(complete).relayer).toBeNull();
    expect(read({ ...complete, RELAYER_KEY: key, RELAYER_FLOOR: '1.5' }).relayer).toEqual({ key, floor: 15n * 10n ** 17n });
    expect(problemsOf({ ...complete, RELAYER_KEY: read().relayer!.key })).toContain('RELAYER_KEY: is a key of local chains');
    expect(problemsOf({ RELAYER_KEY: key })).toContain('RELAYER_KEY: cannot be chosen on "local"');
    expect(problemsOf({ ...complete, RELAYER_FLOOR: 'much' })).toContain('RELAYER_FLOOR: must be an amount');
  });

  it('lets only listed wallets create organisations, and serves only chains that have a node', () => {
    const config = read(complete);
    expect(config).toMatchObject({ creators: 'allowlist', rateLimitFactor: 1, allowedOrigins: ['https://althing.test'] });
    expect(config.chains.map(({ id }) => id)).toEqual([1]);
    expect(config.listedChains.find(({ id }) => id === 10)?.disabledReason).toMatch(/no node/);
    expect(config.listedChains.find(({ id }) => id === 1)?.disabledReason).toBeNull();
  });

  it('refuses to start without a secret, an origin or a node, and names all of them', () => {
    const problems = problemsOf({ ALTHING_NETWORK: 'mainnet' });
    for (const name of ['JWT_SECRET', 'PUBLIC_ORIGIN', 'RPC_']) expect(problems).toContain(name);
  });
});

it('knows what tokens cost by what the operator says, and where to ask', () => {
  const token = `0x${'12'.repeat(20)}`;
  const config = read({
    TOKEN_PRICES_USD: `31337:${token}=2000.5, 1:${token}=3`,
    PRICE_API_URL: 'https://prices.test/api/v3/',
    PRICE_API_IDS: `31338:${token}=ethereum`,
  });
  expect(config.tokenPrices.filter(({ address }) => address === token)).toEqual([
    { chainId: 31337, address: token, usd: '2000.5' },
    { chainId: 1, address: token, usd: '3' },
  ]);
  expect(config.tokenPrices.find(({ address }) => address !== token)).toMatchObject({ chainId: 31337, usd: '1' });
  expect(config.priceService).toEqual({
    url: 'https://prices.test/api/v3',
    tokens: [
      // Ether is asked for in any case.
      { chainId: 1, address: NATIVE, priceId: 'ethereum' },
      { chainId: 31338, address: token, priceId: 'ethereum' },
    ],
  });
  expect(read().priceService).toBeNull();
});

it.each([
  [{ DATABASE_URL: undefined }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ PORT: '70000' }, 'PORT'],
  [{ ALTHING_NETWORK: 'moon' }, 'ALTHING_NETWORK'],
  [{ SIGNUPS: 'maybe' }, 'SIGNUPS'],
  [{ ALLOWLIST: '0x12' }, 'ALLOWLIST'],
  [{ JWT_SECRET: 'short' }, 'JWT_SECRET'],
  [{ RPC_31337: 'ftp://x' }, 'RPC_31337'],
  [{ ROLES: 'api,cook' }, 'ROLES'],
  [{ UPLOAD_FILES_PER_USER: '0' }, 'UPLOAD_FILES_PER_USER'],
  [{ UPLOAD_MB_PER_USER: 'much' }, 'UPLOAD_MB_PER_USER'],
  [{ WALLETCONNECT_PROJECT_ID: 'p', WALLETCONNECT_RELAY_URL: 'https://relay.test' }, 'WALLETCONNECT_RELAY_URL'],
  [{ WALLETCONNECT_RELAY_URL: 'wss://relay.test' }, 'WALLETCONNECT_RELAY_URL'],
  [{ SAFE_SERVICE_URLS: 'https://safes.test' }, 'SAFE_SERVICE_URLS'],
  [{ SAFE_SERVICE_URLS: '31337=https://a.test,31337=https://b.test' }, 'SAFE_SERVICE_URLS: Name each chain once'],
  [{ SAFE_SERVICE_URLS: '1=https://safes.test' }, 'SAFE_SERVICE_URLS: chain 1 is not served here'],
  [{ PENDING_UPGRADE_TOKENS: '31337:0x12' }, 'PENDING_UPGRADE_TOKENS'],
  [{ TOKEN_PRICES_USD: '31337:0x12=1' }, 'TOKEN_PRICES_USD'],
  [{ TOKEN_PRICES_USD: `31337:0x${'12'.repeat(20)}=0.0` }, 'TOKEN_PRICES_USD'],
  [{ PRICE_API_IDS: `31337:0x${'12'.repeat(20)}=` }, 'PRICE_API_IDS'],
  [{ PRICE_API_URL: 'ftp://x' }, 'PRICE_API_URL'],
])('says which variable is wrong: %o', (env, name) => {
  expect(problemsOf(env)).toContain(name);
});

it('makes a local secret once and keeps it where only the owner can read it', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'althing-secret-'));
  const first = jwtSecret({ jwtSecret: undefined, dataDir });
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(jwtSecret({ jwtSecret: undefined, dataDir })).toBe(first);
  expect(statSync(join(dataDir, 'jwt-secret')).mode & 0o077).toBe(0);
  expect(jwtSecret({ jwtSecret: 'configured', dataDir })).toBe('configured');
  rmSync(dataDir, { recursive: true });
});
