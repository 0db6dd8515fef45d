import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Metrics } from '../base/metrics.ts';

export interface MeasurementServer {
  close(): Promise<void>;
}

/** Serves `GET /metrics` on a port of its own, so that the API can be public while the metrics are not. */
export async function serveMeasurements({ registry }: Metrics, { host, port }: { host: string; port: number }): Promise<MeasurementServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await once(server.listen(port, host), 'listening');
  return {
    async close() {
      const closed = once(server, 'close');
      server.close().closeAllConnections();
      await closed;
    },
  };
}
