import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isForPrograms } from './programPaths.ts';
import type { Config } from '../base/config.ts';

const SAFE_APP = 'https://app.safe.global';
const PUBLIC_RELAY = 'wss://relay.walletconnect.org';
/** WalletConnect vouches for our origin to the wallet by an answer to a page of its own, framed out of sight. */
const PUBLIC_ATTESTATION = 'https://verify.walletconnect.org';

/** Scripts that stand in the page itself, by hash, so that no page may run any other inline script. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/gi)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`,
  );
}

type SecuredConfig = Pick<Config, 'publicOrigin' | 'walletConnect' | 'optionalScripts'>;

/** Whose scripts a page loads once its reader has accepted cookies; they may also talk home and show a window of their own. */
const optionalOrigins = ({ optionalScripts }: SecuredConfig): string[] => [...new Set(optionalScripts.map((url) => new URL(url).origin))];

/** Where pages may talk to besides ourselves: the relay of WalletConnect and optional scripts, once they are configured. */
function outsideSources(config: SecuredConfig): string[] {
  const { walletConnect } = config;
  const optional = optionalOrigins(config);
  const relay = walletConnect ? [walletConnect.relayUrl ? new URL(walletConnect.relayUrl).origin : PUBLIC_RELAY] : [];
  const frames = [...(walletConnect && !walletConnect.relayUrl ? [PUBLIC_ATTESTATION] : []), ...optional];
  return [
    ["connect-src 'self'", ...relay, ...optional].join(' '),
    ...(frames.length > 0 ? [["frame-src 'self'", ...frames].join(' ')] : []),
  ];
}

const isHttps = ({ publicOrigin }: SecuredConfig) => publicOrigin.startsWith('https:');

/** What every answer carries. */
const common = (config: SecuredConfig): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  ...(isHttps(config) ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

/** Answers for programs: whatever they hold, a browser that is led to them shows and runs nothing. */
const forPrograms = (config: SecuredConfig): Record<string, string> => ({
  ...common(config),
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
});

/** Pages: what our own do, and nothing else. */
function forPages(config: SecuredConfig, indexHtml: string | undefined): Record<string, string> {
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...(indexHtml ? inlineScriptHashes(indexHtml) : []), ...optionalOrigins(config)].join(' '),
    // Mantine writes the styles of its components into the page.
    "style-src 'self' 'unsafe-inline'",
    // Wallets announce their icons as data URLs (EIP-6963).
    ["img-src 'self' data: blob:", ...optionalOrigins(config)].join(' '),
    "font-src 'self' data:",
    ...outsideSources(config),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    // Safe shows us in a frame, so there is no X-Frame-Options beside this.
    `frame-ancestors 'self' ${SAFE_APP}`,
    ...(isHttps(config) ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    ...common(config),
    'content-security-policy': policy.join('; '),
    // Wallets open windows of their own and talk back.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-dns-prefetch-control': 'off',
    'x-permitted-cross-domain-policies': 'none',
  };
}

const isPage = (url: string) => !isForPrograms(url) || url.startsWith('/api/docs');

/**
 * Headers that keep a browser from doing what no page of ours asks for. They are worked out once: at some thousand answers
 * a second, putting them together for each costs as much as the query behind it.
 */
export function installSecurityHeaders(app: FastifyInstance, config: Config, indexHtml: string | undefined): void {
  const [programs, pages] = [forPrograms(config), forPages(config, indexHtml)];
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isPage(request.url) ? pages : programs);
    done();
  });
}
