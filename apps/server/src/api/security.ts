import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isForPrograms } from './programPaths.ts';
import type { Config } from '../base/config.ts';

const SAFE_APP = 'https://app.safe.global';
const PUBLIC_RELAY = 'wss://relay.walletconnect.org';
/** WalletConnect proves our origin to the wallet through a hidden frame with a page of this host. */
const PUBLIC_ATTESTATION = 'https://verify.walletconnect.org';

/** Hashes of the inline scripts in a page, so that the content policy can allow exactly these. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/gi)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`,
  );
}

type SecuredConfig = Pick<Config, 'publicOrigin' | 'walletConnect' | 'optionalScripts' | 'hostedSafeServices'>;

/** Origins of scripts that a page loads only after its reader has accepted cookies. They may also be connected to and framed. */
const optionalOrigins = ({ optionalScripts }: SecuredConfig): string[] => [...new Set(optionalScripts.map((url) => new URL(url).origin))];

/** Hosts that pages may connect to besides our own, where they are configured: the relay of WalletConnect, optional scripts, services for Safes. */
function outsideSources(config: SecuredConfig): string[] {
  const { walletConnect } = config;
  const optional = optionalOrigins(config);
  const relay = walletConnect ? [walletConnect.relayUrl ? new URL(walletConnect.relayUrl).origin : PUBLIC_RELAY] : [];
  const safes = new Set(config.hostedSafeServices.map(({ url }) => new URL(url).origin));
  const frames = [...(walletConnect && !walletConnect.relayUrl ? [PUBLIC_ATTESTATION] : []), ...optional];
  return [
    ["connect-src 'self'", ...relay, ...optional, ...safes].join(' '),
    ...(frames.length > 0 ? [["frame-src 'self'", ...frames].join(' ')] : []),
  ];
}

const isHttps = ({ publicOrigin }: SecuredConfig) => publicOrigin.startsWith('https:');

/** Headers of every answer. */
const common = (config: SecuredConfig): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  ...(isHttps(config) ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

/** Headers of answers for programs: even if a browser opens one directly, it displays and runs nothing. */
const forPrograms = (config: SecuredConfig): Record<string, string> => ({
  ...common(config),
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
});

/** Headers of pages: they may load what our own pages need, and nothing else. */
function forPages(config: SecuredConfig, indexHtml: string | undefined): Record<string, string> {
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...(indexHtml ? inlineScriptHashes(indexHtml) : []), ...optionalOrigins(config)].join(' '),
    // Mantine writes the styles of its components into inline style elements.
    "style-src 'self' 'unsafe-inline'",
    // Wallets announce their icons as data URLs (EIP-6963).
    ["img-src 'self' data: blob:", ...optionalOrigins(config)].join(' '),
    "font-src 'self' data:",
    ...outsideSources(config),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    // Safe opens our pages in a frame, which `X-Frame-Options` could not allow for one host only.
    `frame-ancestors 'self' ${SAFE_APP}`,
    ...(isHttps(config) ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    ...common(config),
    'content-security-policy': policy.join('; '),
    // Wallets open windows of their own and send messages back to ours.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-dns-prefetch-control': 'off',
    'x-permitted-cross-domain-policies': 'none',
  };
}

const isPage = (url: string) => !isForPrograms(url) || url.startsWith('/api/docs');

/**
 * Sets security headers on every answer. They are put together once: at some thousand answers a second, doing it for each costs as much as
 * the database query behind it.
 */
export function installSecurityHeaders(app: FastifyInstance, config: Config, indexHtml: string | undefined): void {
  const [programs, pages] = [forPrograms(config), forPages(config, indexHtml)];
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isPage(request.url) ? pages : programs);
    done();
  });
}
