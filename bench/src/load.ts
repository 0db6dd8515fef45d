import autocannon from 'autocannon';

/** Requests per second with 20 connections over `seconds`; fails where any answer was not 2xx. */
export async function requestsPerSecond(url: string, headers: Record<string, string>, seconds: number): Promise<number> {
  const { non2xx, errors, requests } = await autocannon({ url, headers, connections: 20, duration: seconds });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refusals and ${errors} errors`);
  return requests.average;
}
