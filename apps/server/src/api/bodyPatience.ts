import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requestTimeout } from './errors.ts';

interface Patience {
  /** Milliseconds in which a body has to be here: of JSON, and of a form with a picture of 10 MB over a slow line. */
  json: number;
  form: number;
  /** The bytes of a form that have to arrive in each span of so many milliseconds. */
  pace: { bytes: number; spanMs: number };
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Ends requests whose body trickles in: each holds a connection, and what has arrived of it, for as long as it takes. */
export function installBodyPatience(app: FastifyInstance, { json, form, pace }: Patience): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) {
      const isForm = request.headers['content-type']?.startsWith('multipart/') === true;
      const { socket } = request.raw;
      const end = () => {
        if (request.raw.complete || reply.sent) return;
        void reply.header('connection', 'close').send(requestTimeout());
      };
      const late = setTimeout(end, isForm ? form : json);
      let before = socket.bytesRead;
      const slow = setInterval(() => {
        if (isForm && socket.bytesRead - before < pace.bytes) end();
        before = socket.bytesRead;
      }, pace.spanMs);
      request.raw.once('close', () => {
        clearTimeout(late);
        clearInterval(slow);
      });
    }
    done();
  });
}
