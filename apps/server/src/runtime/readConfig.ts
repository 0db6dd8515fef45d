import { resolve } from 'node:path';
import { BRIDGE_RELAYER_KEY } from '@althing/bindings/localBridges';
import type { ChainRecord, Network } from '@althing/domain/chains';
import { NETWORKS } from '@althing/domain/chains';
import { chainsOf } from '@althing/domain/publicChains';
import { type Hex, parseAddress } from '@althing/domain/units';
import { parseEther } from 'viem';
import { z } from 'zod';
import { type Config, type ConfiguredChain, ROLES } from '../base/config.ts';
import { priceConfig } from './priceConfig.ts';
import { routeConfig } from './routeConfig.ts';

/** The environment is not valid. Each line of the message names a variable and what is wrong with it. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

const flag = (byDefault: boolean) =>
  z
    .enum(['true', 'false', '1', '0', 'on', 'off'])
    .optional()
    .transform((value) => (value === undefined ? byDefault : ['true', '1', 'on'].includes(value)));

/** Number of proxies in front of the server; `true` means one. */
const proxies = z
  .string()
  .regex(/^(true|on|false|off|\d)$/, 'must be the number of proxies in front of the server')
  .default('0')
  .transform((value) => (value === 'true' || value === 'on' ? 1 : value === 'false' || value === 'off' ? 0 : Number(value)));

const listOf = (value: string) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** A list of `<chain id>:<address>=<value>`, separated by commas. */
const perToken = (value: z.ZodType<string>) =>
  z
    .string()
    .default('')
    .transform((text, context) =>
      listOf(text).flatMap((item) => {
        const [, chainId, address = '', given] = /^(\d{1,15}):(0x[0-9a-fA-F]{40})=(.+)$/.exec(item) ?? [];
        const token = parseAddress(address);
        const parsed = value.safeParse(given);
        if (token && parsed.success) return [{ chainId: Number(chainId), address: token, value: parsed.data }];
        context.addIssue({ code: 'custom', message: `"${item}" is not <chain id>:<token address>=<value>` });
        return [];
      }),
    );

/** A list of `<chain id>:<address>`, separated by commas. */
const tokens = z
  .string()
  .default('')
  .transform((text, context) =>
    listOf(text).flatMap((item) => {
      const [, chainId, given = ''] = /^(\d{1,15}):(0x[0-9a-fA-F]{40})$/.exec(item) ?? [];
      const address = parseAddress(given);
      if (address) return [{ chainId: Number(chainId), address }];
      context.addIssue({ code: 'custom', message: `"${item}" is not <chain id>:<token address>` });
      return [];
    }),
  );

/** A list of `<chain id>=<address>`, separated by commas. */
const urlPerChain = z
  .string()
  .default('')
  .transform((text, context) =>
    listOf(text).flatMap((item) => {
      const [, chainId, address = ''] = /^(\d{1,15})=(.+)$/.exec(item) ?? [];
      const url = z.url({ protocol: /^https?$/ }).safeParse(address);
      if (url.success) return [{ chainId: Number(chainId), url: url.data.replace(/\/+$/, '') }];
      context.addIssue({ code: 'custom', message: `"${item}" is not <chain id>=<http(s) address>` });
      return [];
    }),
  )
  .refine((services) => new Set(services.map(({ chainId }) => chainId)).size === services.length, 'Name each chain once');

const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);

const page = z.url({ protocol: /^https$/, error: 'must be an https address' }).optional();

/** The same on Ethereum and its test network Sepolia (https://docs.ens.domains/resolvers/universal); its owner, the ENS DAO, upgrades it. */
const ENS_UNIVERSAL_RESOLVER = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe';

const environment = z.object({
  ALTHING_NETWORK: z.enum(NETWORKS).default('local'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(4000),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_PATIENCE_MS: z.coerce.number().int().min(100).max(600_000).default(15_000),
  DATA_DIR: z.string().min(1).default('.althing'),
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SIGNUPS: z.enum(['open', 'allowlist']).default('open'),
  CREATORS: z.enum(['everyone', 'allowlist']).optional(),
  ALLOWLIST: z
    .string()
    .default('')
    .transform((value, context) =>
      listOf(value).map((item) => {
        const address = parseAddress(item);
        if (!address) context.addIssue({ code: 'custom', message: `"${item}" is not an address` });
        return address ?? '0x';
      }),
    ),
  PUBLIC_ORIGIN: origin.optional(),
  ALLOWED_ORIGINS: z.string().default('').transform(listOf).pipe(z.array(origin)),
  WALLETCONNECT_PROJECT_ID: z.string().default(''),
  WALLETCONNECT_RELAY_URL: z.url({ protocol: /^wss?$/ }).optional(),
  FEATURE_GOVERNANCE: flag(true),
  FEATURE_BONDING: flag(false),
  FEATURE_TALLY: flag(false),
  FEATURE_REFUND: flag(true),
  TELEGRAM_URL: page,
  TWITTER_URL: page,
  GITHUB_URL: page,
  DOCS_URL: page,
  OPTIONAL_SCRIPTS: z
    .string()
    .default('')
    .transform(listOf)
    .pipe(z.array(z.url({ protocol: /^https?$/ })).max(10)),
  ROLES: z
    .string()
    .default(ROLES.join(','))
    .transform(listOf)
    .pipe(z.array(z.enum(ROLES)).min(1)),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: proxies,
  RATE_LIMIT_FACTOR: z.coerce.number().min(0).optional(),
  ORGANISATIONS_PER_USER: z.coerce.number().int().min(1).default(100),
  UPLOAD_FILES_PER_USER: z.coerce.number().int().min(1).default(50),
  UPLOAD_MB_PER_USER: z.coerce.number().int().min(1).default(100),
  PRICE_SIGNER_KEY: z
    .string()
    .regex(/^0x[0-9a-fA-F]{64}$/, 'must be 32 bytes in hexadecimal digits after 0x')
    .optional(),
  RELAYER_KEY: z
    .string()
    .regex(/^0x[0-9a-fA-F]{64}$/, 'must be 32 bytes in hexadecimal digits after 0x')
    .optional(),
  RELAYER_FLOOR: z
    .string()
    .regex(/^\d{1,9}(\.\d{1,18})?$/, 'must be an amount of whole coins')
    .default('0.05'),
  TOKEN_PRICES_USD: perToken(z.string().regex(/^(?=.*[1-9])\d{1,30}(\.\d{1,18})?$/)),
  PENDING_UPGRADE_TOKENS: tokens,
  SAFE_SERVICE_URLS: urlPerChain,
  BRIDGE_ROUTES: z.string().min(1).optional(),
  PRICE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  PRICE_API_IDS: perToken(z.string().regex(/^[a-z0-9-]{1,80}$/)),
  PRICE_POOLS: perToken(z.string().regex(/^0x[0-9a-fA-F]{40}$/)),
  TENDERLY_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.tenderly.co'),
  TENDERLY_ACCOUNT: z
    .string()
    .regex(/^[\w-]{1,80}$/)
    .optional(),
  TENDERLY_PROJECT: z
    .string()
    .regex(/^[\w-]{1,80}$/)
    .optional(),
  TENDERLY_ACCESS_KEY: z.string().min(1).optional(),
  ENS_RPC_URL: z.url({ protocol: /^https?$/ }).optional(),
  ENS_UNIVERSAL_RESOLVER: z
    .string()
    .default(ENS_UNIVERSAL_RESOLVER)
    .transform((value, context) => {
      const address = parseAddress(value);
      if (!address) context.addIssue({ code: 'custom', message: 'must be an address' });
      return address ?? '0x';
    }),
  TALLY_URL: z.url({ protocol: /^https?$/ }).optional(),
  TALLY_KEY: z.string().min(1).optional(),
  PRICE_WINDOW_SECONDS: z.coerce.number().int().min(1).max(86_400).optional(),
  DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(300),
  WEB_DIR: z.string().optional(),
});

/** First key of the public mnemonic of local chains; worthless elsewhere. */
const LOCAL_SIGNER_KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
/** Seconds. An average over a shorter time could be moved by somebody who controls a pool for a few blocks. */
const SHORTEST_WINDOW = 600;

export type Environment = Readonly<Record<string, string | undefined>>;

const rpcUrls = z.array(z.url({ protocol: /^(https?)$/ })).min(1);

function configureChains(network: Network, port: number, env: Environment, problems: string[]): ConfiguredChain[] {
  const usable = chainsOf(network).filter((chain) => chain.disabledReason === null);
  return usable.flatMap((chain, index) => {
    const name = `RPC_${chain.id}`;
    const given = env[name];
    // The project's own local chains use the ports right after the server's.
    const urls = given ? listOf(given) : network === 'local' ? [`http://127.0.0.1:${port + 1 + index}`] : [];
    if (urls.length === 0) return [];
    if (!rpcUrls.safeParse(urls).success) problems.push(`${name}: must be one or more http(s) addresses, separated by commas`);
    return [{ ...chain, rpcUrls: urls }];
  });
}

const NO_NODE = 'This installation has no node for this chain';

function listChains(network: Network, configured: readonly ConfiguredChain[]): ChainRecord[] {
  const served = new Set(configured.map((chain) => chain.id));
  return chainsOf(network).map((chain) => (served.has(chain.id) ? chain : { ...chain, disabledReason: chain.disabledReason ?? NO_NODE }));
}

/** Other names of the same machine. People type either, and wallets compare the message with the address that the browser shows. */
function localOrigins(publicOrigin: string): string[] {
  const { port } = new URL(publicOrigin);
  return ['127.0.0.1', 'localhost'].map((name) => `http://${name}${port ? `:${port}` : ''}`);
}

function relayerProblems({ RELAYER_KEY: key }: z.output<typeof environment>, isLocal: boolean): string[] {
  if (key === undefined) return [];
  if (isLocal) return ['RELAYER_KEY: cannot be chosen on "local"'];
  return [BRIDGE_RELAYER_KEY, LOCAL_SIGNER_KEY].includes(key.toLowerCase())
    ? ['RELAYER_KEY: is a key of local chains, which everybody knows']
    : [];
}

function relayerOf({ RELAYER_KEY, RELAYER_FLOOR }: z.output<typeof environment>, isLocal: boolean): Config['relayer'] {
  const key = isLocal ? BRIDGE_RELAYER_KEY : (RELAYER_KEY as Hex | undefined);
  return key === undefined ? null : { key, floor: parseEther(RELAYER_FLOOR) };
}

const tenderlyOf = (e: z.output<typeof environment>): Config['tenderly'] =>
  e.TENDERLY_ACCOUNT && e.TENDERLY_PROJECT && e.TENDERLY_ACCESS_KEY
    ? {
        url: e.TENDERLY_API_URL.replace(/\/$/, ''),
        account: e.TENDERLY_ACCOUNT,
        project: e.TENDERLY_PROJECT,
        accessKey: e.TENDERLY_ACCESS_KEY,
      }
    : null;

function signerProblems(e: z.output<typeof environment>, isLocal: boolean): string[] {
  if (isLocal) return [];
  const { PRICE_SIGNER_KEY: key, PRICE_WINDOW_SECONDS: window = SHORTEST_WINDOW } = e;
  return [
    ...(e.FEATURE_BONDING && !key ? ['PRICE_SIGNER_KEY: required with FEATURE_BONDING on every network but "local"'] : []),
    ...(key?.toLowerCase() === LOCAL_SIGNER_KEY ? ['PRICE_SIGNER_KEY: is the key of local chains, which everybody knows'] : []),
    ...(window < SHORTEST_WINDOW ? [`PRICE_WINDOW_SECONDS: must be at least ${SHORTEST_WINDOW} on every network but "local"`] : []),
  ];
}

/** Reads the environment once. Throws `ConfigError` with one line per problem. */
export function readConfig(env: Environment, defaults: { webDir: string }): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const e = parsed.data;
  const network = e.ALTHING_NETWORK;
  const isLocal = network === 'local';
  const problems: string[] = [];
  const chains = configureChains(network, e.PORT, env, problems);
  if (chains.length === 0) problems.push(`RPC_<chain id>: at least one chain of "${network}" needs a node`);
  if (!isLocal && !e.JWT_SECRET) problems.push('JWT_SECRET: required on every network but "local"');
  if (!isLocal && !e.PUBLIC_ORIGIN) problems.push('PUBLIC_ORIGIN: required on every network but "local"');
  if (e.WALLETCONNECT_RELAY_URL && !e.WALLETCONNECT_PROJECT_ID) problems.push('WALLETCONNECT_RELAY_URL: needs WALLETCONNECT_PROJECT_ID');
  const unserved = e.SAFE_SERVICE_URLS.find(({ chainId }) => !chains.some(({ id }) => id === chainId));
  if (unserved) problems.push(`SAFE_SERVICE_URLS: chain ${unserved.chainId} is not served here`);
  const tenderly = [e.TENDERLY_ACCOUNT, e.TENDERLY_PROJECT, e.TENDERLY_ACCESS_KEY].filter((part) => part !== undefined);
  if (tenderly.length % 3 > 0) problems.push('TENDERLY_ACCESS_KEY: needs TENDERLY_ACCOUNT and TENDERLY_PROJECT, and they need it');
  problems.push(...signerProblems(e, isLocal), ...relayerProblems(e, isLocal));
  const bridgeRoutes = routeConfig(e.BRIDGE_ROUTES, network, problems);
  if (problems.length > 0) throw new ConfigError(problems);
  const publicOrigin = e.PUBLIC_ORIGIN ?? `http://${e.HOST === '0.0.0.0' ? '127.0.0.1' : e.HOST}:${e.PORT}`;
  return {
    network,
    host: e.HOST,
    port: e.PORT,
    databasePatienceMs: e.DATABASE_PATIENCE_MS,
    metricsHost: e.METRICS_HOST,
    metricsPort: e.METRICS_PORT ?? null,
    databaseUrl: e.DATABASE_URL,
    dataDir: resolve(e.DATA_DIR),
    chains,
    listedChains: listChains(network, chains),
    defaultChainId: chains[0]!.id,
    jwtSecret: e.JWT_SECRET,
    signups: e.SIGNUPS,
    creators: e.CREATORS ?? (isLocal ? 'everyone' : 'allowlist'),
    allowlist: e.ALLOWLIST,
    publicOrigin,
    allowedOrigins: [...new Set([publicOrigin, ...e.ALLOWED_ORIGINS, ...(isLocal ? localOrigins(publicOrigin) : [])])],
    walletConnect: e.WALLETCONNECT_PROJECT_ID
      ? { projectId: e.WALLETCONNECT_PROJECT_ID, relayUrl: e.WALLETCONNECT_RELAY_URL ?? null }
      : null,
    features: { governance: e.FEATURE_GOVERNANCE, bonding: e.FEATURE_BONDING, tally: e.FEATURE_TALLY, refund: e.FEATURE_REFUND },
    links: {
      telegram: e.TELEGRAM_URL ?? null,
      twitter: e.TWITTER_URL ?? null,
      github: e.GITHUB_URL ?? null,
      docs: e.DOCS_URL ?? null,
    },
    optionalScripts: e.OPTIONAL_SCRIPTS,
    pendingUpgrades: e.PENDING_UPGRADE_TOKENS,
    hostedSafeServices: e.SAFE_SERVICE_URLS,
    bridgeRoutes,
    roles: e.ROLES,
    logLevel: e.LOG_LEVEL,
    trustedProxies: e.TRUST_PROXY,
    rateLimitFactor: e.RATE_LIMIT_FACTOR ?? (isLocal ? 100 : 1),
    organisationQuota: e.ORGANISATIONS_PER_USER,
    uploadQuota: { files: e.UPLOAD_FILES_PER_USER, bytes: e.UPLOAD_MB_PER_USER * 1_048_576 },
    priceSignerKey: (e.PRICE_SIGNER_KEY as Hex | undefined) ?? (isLocal ? LOCAL_SIGNER_KEY : null),
    scoreSignerKey: isLocal ? LOCAL_SIGNER_KEY : null,
    relayer: relayerOf(e, isLocal),
    ...priceConfig(e, network, chains),
    tenderly: tenderlyOf(e),
    forum: e.FEATURE_TALLY && e.TALLY_URL ? { url: e.TALLY_URL.replace(/\/+$/, ''), key: e.TALLY_KEY ?? null } : null,
    ens: e.ENS_RPC_URL ? { rpcUrl: e.ENS_RPC_URL, universalResolver: e.ENS_UNIVERSAL_RESOLVER } : null,
    priceWindow: e.PRICE_WINDOW_SECONDS ?? (isLocal ? 60 : 1800),
    drainMs: e.DRAIN_MS,
    webDir: e.WEB_DIR ? resolve(e.WEB_DIR) : defaults.webDir,
  };
}
