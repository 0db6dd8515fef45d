import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../base/errors.ts';
import { isForPrograms } from './programPaths.ts';

/** The page of the built web; undefined where it has not been built. */
export function readIndexHtml(webDir: string): string | undefined {
  try {
    return readFileSync(join(webDir, 'index.html'), 'utf8');
  } catch {
    return undefined;
  }
}

/** Pages whose first words stand in their own HTML: `/organisations` is `pages/organisations/index.html`. */
const readPages = (webDir: string): ReadonlySet<string> =>
  new Set(globSync('**/index.html', { cwd: join(webDir, 'pages') }).map((file) => `/${file.replace(/\/?index\.html$/, '')}`));

/** A missing picture or script must not come back as a page, and of the folder of scripts there is none. */
function looksLikeFile(url: string): boolean {
  const path = url.split('?')[0]!;
  return path.startsWith('/assets/') || /\.[a-z0-9]{1,8}$/i.test(path);
}

/** What has its content's hash in its name never changes; the page that names such files must always be asked for. */
function lifetimeOf(path: string, webDir: string): string {
  if (path.startsWith(join(webDir, 'assets'))) return 'public, max-age=31536000, immutable';
  return /index\.html(\.\w+)?$/.test(path) ? 'no-cache' : 'public, max-age=300';
}

/** Doubled slashes, and steps up or on the spot. */
const CROOKED = /\/\/|\/(\.|%2e){1,2}(\/|$)/i;

/** The built web on the same origin; every path that is no file and not ours shows the app, which knows its own routes. */
export async function installWeb(app: FastifyInstance, webDir: string, indexHtml: string | undefined): Promise<void> {
  // The static files would refuse them with a 403 of their own.
  app.addHook('onRequest', ({ url }, _reply, done) => {
    done(CROOKED.test(url.split('?')[0]!) ? notFound('Route') : undefined);
  });
  if (indexHtml !== undefined) {
    await app.register(fastifyStatic, {
      root: webDir,
      wildcard: true,
      index: false,
      preCompressed: true,
      // Set by us below, because what is immutable depends on the path.
      cacheControl: false,
      // Pages are answered below, by their own addresses; what we send ourselves has no slash in front.
      allowedPath: (path) => !/^\/(.*\.html)?$/.test(path),
      setHeaders(reply, path) {
        reply.header('cache-control', lifetimeOf(path, webDir));
      },
    });
  }

  const pages = readPages(webDir);
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request: FastifyRequest, reply: FastifyReply) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !isForPrograms(request.url) && !looksLikeFile(request.url);
    if (!isPage) throw notFound('Route');
    if (indexHtml === undefined) throw notFound('The web app has not been built; the page was');
    const path = request.url.split('?')[0]!;
    return reply.sendFile(pages.has(path) ? join('pages', path, 'index.html') : 'index.html', webDir);
  });
}
