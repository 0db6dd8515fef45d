import type { RpcBody } from './rpcRequest.ts';

const TIMEOUT_MS = 15_000;
/** Bytes. Twenty times the code of the largest contract, which is the longest answer that the web needs. */
const MAX_ANSWER_BYTES = 1_048_576;

/** No node answered. The error names no node, because node URLs may contain keys. */
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
  return Buffer.concat(parts).toString('utf8').trim();
}

/** Looks at both ends only: parsing an answer that is just passed on would hold up other requests. */
const looksLikeJson = (text: string) => /^[[{]/.test(text) && /[\]}]$/.test(text);

async function ask(url: string, body: RpcBody, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    redirect: 'error',
  });
  const text = await readLimited(response);
  if (!response.ok) throw new NoNodeError(`status ${response.status}`);
  // An error page of a gateway must not reach the web as an answer.
  if (!looksLikeJson(text)) throw new NoNodeError('the answer is no JSON');
  return text;
}

interface Asking {
  /** Aborts when the client disconnects; no further node is asked then. */
  left: AbortSignal;
  onFailure: (error: unknown) => void;
}

/** Sends a request to the nodes of a chain, one after the other until one answers, and returns that answer unchanged. */
export async function forward(urls: readonly string[], body: RpcBody, { left, onFailure }: Asking): Promise<string> {
  for (const url of urls) {
    try {
      return await ask(url, body, left);
    } catch (error) {
      if (left.aborted) break;
      onFailure(error);
    }
  }
  throw new NoNodeError('no node answered');
}

/** Adds the errors for refused calls to the answer to the rest of their batch. */
export function withRefused(text: string, refused: readonly unknown[]): string {
  if (refused.length === 0) return text;
  const answers = text.startsWith('[') ? text.slice(1, -1).trim() : text;
  return `[${[answers, ...refused.map((failure) => JSON.stringify(failure))].filter((part) => part !== '').join(',')}]`;
}
