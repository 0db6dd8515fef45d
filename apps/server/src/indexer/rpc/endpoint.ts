import { RpcInconsistentError, RpcRefusedError, RpcUnavailableError } from '../errors.ts';

export interface Call {
  method: string;
  params: readonly unknown[];
}

/** One JSON-RPC server. Answers arrive in the order of the calls; one failed call fails them all. */
export interface Endpoint {
  /** Host and port only: the rest of such a URL is often a secret. */
  readonly name: string;
  ask(calls: readonly Call[], signal: AbortSignal): Promise<unknown[]>;
}

interface Answer {
  id: number;
  result?: unknown;
  error?: { code?: number; message?: string };
}

export interface EndpointOptions {
  timeoutMs?: number;
  /** Calls per HTTP request; 1 for servers without JSON-RPC batches. */
  batchSize?: number;
}

/** @param url - http(s) URL of a JSON-RPC server. */
export function createEndpoint(url: string, { timeoutMs = 10_000, batchSize = 100 }: EndpointOptions = {}): Endpoint {
  const name = new URL(url).host;

  async function post(body: unknown, signal: AbortSignal): Promise<unknown> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      if (!response.ok) throw new RpcUnavailableError(`${name} answered ${response.status}`);
      return await response.json();
    } catch (error) {
      if (error instanceof RpcUnavailableError) throw error;
      throw new RpcUnavailableError(`${name} did not answer: ${reasonOf(error)}`, { cause: error });
    }
  }

  async function askBatch(calls: readonly Call[], signal: AbortSignal): Promise<unknown[]> {
    const requests = calls.map(({ method, params }, id) => ({ jsonrpc: '2.0', id, method, params }));
    const body = await post(requests.length === 1 ? requests[0] : requests, signal);
    const answers = (Array.isArray(body) ? body : [body]) as Answer[];
    const byId = new Map(answers.map((answer) => [answer.id, answer]));
    return calls.map(({ method }, id) => {
      const answer = byId.get(id) ?? (answers.length === 1 ? answers[0] : undefined);
      if (!answer) throw new RpcInconsistentError(`${name} left out an answer to ${method}`);
      if (answer.error || answer.id !== id)
        throw new RpcRefusedError(method, answer.error?.code, answer.error?.message ?? 'refused the whole batch');
      return answer.result;
    });
  }

  return {
    name,
    async ask(calls, signal) {
      const batches: Promise<unknown[]>[] = [];
      for (let start = 0; start < calls.length; start += batchSize) batches.push(askBatch(calls.slice(start, start + batchSize), signal));
      return (await Promise.all(batches)).flat();
    },
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? `${error.message} (${cause.message})` : error.message;
}
