import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../base/errors.ts';
import type { FindFirstWords } from '../store/firstWords.ts';
import { filled, firstScreenOf, readPages } from './firstWords.ts';
import { isForPrograms } from './programPaths.ts';

/** HTML of the built web; undefined where it has not been built. */
export function readIndexHtml(webDir: string): string | undefined {
  try {
    return readFileSync(join(webDir, 'index.html'), 'utf8');
  } catch {
    return undefined;
  }
}

/** Whether a path asks for a file. A missing picture or script must be a 404, not the app's page; so must anything in the folder of scripts. */
function looksLikeFile(url: string): boolean {
  const path = url.split('?')[0]!;
  return path.startsWith('/assets/') || /\.[a-z0-9]{1,8}$/i.test(path);
}

/** Files with a hash of their content in their name never change; the pages that refer to them must be asked for each time. */
function lifetimeOf(path: string, webDir: string): string {
  if (path.startsWith(join(webDir, 'assets'))) return 'public, max-age=31536000, immutable';
  return /index\.html(\.\w+)?$/.test(path) ? 'no-cache' : 'public, max-age=300';
}

/** Doubled slashes and `.` or `..` segments. */
const CROOKED = /\/\/|\/(\.|%2e){1,2}(\/|$)/i;

export interface WebOptions {
  webDir: string;
  indexHtml: string | undefined;
  findFirstWords: FindFirstWords;
  /** Paths of this installation that are not open yet, whose pages say so themselves. */
  closed: readonly string[];
}

/** Serves the built web on the API's origin. Every path that is neither a file nor a server route gets the app's page, which does its own routing. */
export async function installWeb(app: FastifyInstance, { webDir, indexHtml, findFirstWords, closed }: WebOptions): Promise<void> {
  // The static file plugin would answer these with a 403 of its own.
  app.addHook('onRequest', ({ url }, _reply, done) => {
    done(CROOKED.test(url.split('?')[0]!) ? notFound('Route') : undefined);
  });
  if (indexHtml !== undefined) {
    await app.register(fastifyStatic, {
      root: webDir,
      wildcard: true,
      index: false,
      preCompressed: true,
      // Set by `setHeaders` below, because only some paths are immutable.
      cacheControl: false,
      // HTML pages are answered below, under their own addresses. Files that we send ourselves come without a leading slash.
      allowedPath: (path) => !/^\/(.*\.html)?$/.test(path),
      setHeaders(reply, path) {
        reply.header('cache-control', lifetimeOf(path, webDir));
      },
    });
  }

  const pages = readPages(webDir, closed);
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request: FastifyRequest, reply: FastifyReply) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !isForPrograms(request.url) && !looksLikeFile(request.url);
    if (!isPage) throw notFound('Route');
    if (indexHtml === undefined) throw notFound('The web app has not been built; the page was');
    const screen = await firstScreenOf(pages, request.url.split('?')[0]!, findFirstWords);
    if (!screen?.words) return reply.sendFile(screen?.file ?? 'index.html', webDir);
    const html = filled(await readFile(join(webDir, screen.file), 'utf8'), screen.words);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
  });
}
