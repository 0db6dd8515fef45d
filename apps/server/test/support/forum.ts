import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Topic {
  id: string;
  title: string;
  url: string;
  proposal?: string;
}

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return parts.length === 0 ? undefined : JSON.parse(Buffer.concat(parts).toString());
};

/** A voting forum as small as can be: it keeps what it is told, gives out its topics, and can be made to fail. */
export async function startForum(key: string) {
  const organisations = new Map<string, unknown>();
  const proposals: { name: string; body: unknown }[] = [];
  const state: { topics: Topic[]; status: number; answer: string | undefined } = { topics: [], status: 200, answer: undefined };
  const server = createServer((request, response) => {
    void (async () => {
      const body = await bodyOf(request);
      const path = decodeURIComponent(request.url!.split('?')[0]!);
      const reply = (status: number, answer: unknown) =>
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(typeof answer === 'string' ? answer : JSON.stringify(answer));
      if (request.headers.authorization !== `Bearer ${key}`) return reply(401, {});
      if (state.status !== 200) return reply(state.status, {});
      if (state.answer !== undefined) return reply(200, state.answer);
      const [, , slug, part] = path.split('/');
      if (part === 'topics') return reply(200, { topics: state.topics });
      if (part === 'proposals') {
        proposals.push({ name: path.split('/').slice(4).join('/'), body });
        return reply(200, {});
      }
      organisations.set(slug!, body);
      return reply(200, { slug: `${slug}-dao`, url: `${url}/${slug}` });
    })();
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = () =>
    new Promise<void>((done) => {
      server.closeAllConnections();
      server.close(() => done());
    });
  return { url, organisations, proposals, state, stop };
}
