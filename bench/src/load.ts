import autocannon from 'autocannon';

const CONNECTIONS = 20;

/** Requests per second over `seconds` with 20 connections, which share `tokens` out among them; fails where any answer was not 2xx. */
export async function requestsPerSecond(url: string, tokens: readonly string[], seconds: number): Promise<number> {
  let opened = 0;
  const { non2xx, errors, requests } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient: (client) => client.setHeaders({ authorization: `Bearer ${tokens[opened++ % tokens.length]}` }),
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refusals and ${errors} errors`);
  return requests.average;
}
