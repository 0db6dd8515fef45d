import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requestTimeout } from './errors.ts';

interface Patience {
  /** Milliseconds within which a JSON body has to arrive. */
  json: number;
  form: number;
  /** A form is cut off when fewer than `bytes` arrive within any `spanMs` milliseconds. */
  pace: { bytes: number; spanMs: number };
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Reads to its end what still arrives of a request that is answered, and throws it away: browsers send all of it before they read the answer, and
 * a connection that is closed before makes their system throw the answer away. Node ends what takes longer than a request may.
 */
export function installBodyReading(app: FastifyInstance, isDraining: () => boolean): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    // Fastify closes the connection where it refuses a body.
    if (!request.raw.complete && reply.statusCode !== 408 && !isDraining()) reply.removeHeader('connection');
    done();
  });
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    raw.unpipe();
    raw.resume();
    done();
  });
}

/** Ends requests whose bodies arrive too slowly: each holds a connection, and memory for what has arrived so far. */
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
