import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { inlineScriptHashes } from './security.ts';

const compress = promisify(brotliCompress);
const PAGE = '/api/docs';
/** Brotli quality. Measured: 5 takes half a second and leaves 1.2 of 4.9 MB; 11 leaves 0.9 MB and takes ten seconds. */
const QUALITY = 5;
const KEPT_SECONDS = 3600;

/** The page's script is the same for everybody, so it is compressed once, when it is first asked for. */
function createCompression() {
  let compressed: Promise<Buffer> | undefined;
  return (script: string): Promise<Buffer> => (compressed ??= compress(script, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }));
}

/** Adds the hash of the page's one inline script to the content policy of all pages. */
const allowScripts = (policy: string, html: string): string =>
  policy.replace("script-src 'self'", ["script-src 'self'", ...inlineScriptHashes(html)].join(' '));

/** The description of the API, for programs (`/api/openapi.json`) and for people (`/api/docs`). It loads nothing from other hosts. */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  let document: string | undefined;
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    document ??= JSON.stringify(app.swagger());
    return reply.type('application/json').send(document);
  });
  await app.register(async (scope) => {
    const compressed = createCompression();
    scope.addHook('onSend', async (request, reply, payload) => {
      if (typeof payload !== 'string' || reply.statusCode !== 200) return payload;
      const type = String(reply.getHeader('content-type'));
      if (type.startsWith('text/html')) {
        reply.header('content-security-policy', allowScripts(String(reply.getHeader('content-security-policy')), payload));
      }
      if (!type.startsWith('application/javascript')) return payload;
      reply.header('cache-control', `public, max-age=${KEPT_SECONDS}`).header('vary', 'accept-encoding');
      if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return payload;
      const bytes = await compressed(payload);
      reply.header('content-encoding', 'br').header('content-length', bytes.length);
      return bytes;
    });
    await scope.register(scalar, {
      routePrefix: PAGE,
      configuration: {
        url: '/api/openapi.json',
        pageTitle: 'Althing API',
        theme: 'default',
        layout: 'modern',
        withDefaultFonts: false,
        telemetry: false,
        hideClientButton: true,
        showDeveloperTools: 'never',
        agent: { disabled: true },
        mcp: { disabled: true },
        persistAuth: false,
      },
    });
  });
}
