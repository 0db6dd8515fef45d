import type { FastifyInstance } from 'fastify';
import { invalid } from '../base/errors.ts';

/** Postgres cannot store NUL characters and unpaired surrogates. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');

function isStorableDeep(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, item]) => isStorable(key) && isStorableDeep(item));
}

/** How deeply lists and objects may be nested; no endpoint takes more than half of that. */
const MAX_DEPTH = 32;

/** Whether the text is nested more deeply than `MAX_DEPTH`. Checked before parsing, because code that walks the parsed value recurses. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let index = 0; index < json.length; index++) {
    const character = json[index];
    if (isText && character === '\\') index += 1;
    else if (character === '"') isText = !isText;
    else if (isText) continue;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** Parses JSON bodies. An empty body counts as absent, `__proto__` and `constructor` keys are refused, and so is text that Postgres cannot store. */
export function installJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') return done(null, undefined);
    if (isTooDeep(body)) return done(invalid(`The request nests more than ${MAX_DEPTH} lists and objects`, 'invalid-json'));
    void parse(request, body, (error, value) => {
      if (error) return done(invalid('The request is not valid JSON', 'invalid-json'));
      // Text that cannot be stored can only come from a `\u` escape, because the body itself was decoded as UTF-8.
      if (body.includes('\\u') && !isStorableDeep(value)) return done(invalid('The request contains text that cannot be stored'));
      done(null, value);
    });
  });
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.url.includes('%00') ? invalid('The address of the request contains text that cannot be stored') : undefined);
  });
}
