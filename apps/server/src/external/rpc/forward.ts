import type { RpcBody } from './rpcRequest.ts';

const TIMEOUT_MS = 15_000;
const MAX_ANSWER_BYTES = 33_554_432;

/** No node answered. Carries nothing of their addresses, which may hold keys. */
export class NoNodeError extends Error {
  override name = 'NoNodeError';
}

async function readLimited(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > MAX_ANSWER_BYTES) throw new NoNodeError('the answer is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

async function ask(url: string, body: RpcBody): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  });
  const text = await readLimited(response);
  if (!response.ok) throw new NoNodeError(`status ${response.status}`);
  // A gateway's error page must not reach the wallet as an answer.
  JSON.parse(text);
  return text;
}

/** Puts a request to the nodes of a chain, one after the other until one answers, and gives back its answer as it came. */
export async function forward(urls: readonly string[], body: RpcBody, onFailure: (error: unknown) => void): Promise<string> {
  for (const url of urls) {
    try {
      return await ask(url, body);
    } catch (error) {
      onFailure(error);
    }
  }
  throw new NoNodeError('no node answered');
}
