import { AnswerTooLargeError, fetchBounded } from '../../chains/fetchBounded.ts';
import { RpcInconsistentError, RpcRefusedError, RpcUnavailableError } from '../errors.ts';

export interface Call {
  method: string;
  params: readonly unknown[];
}

/** One JSON-RPC server. Answers come in the order of the calls; if one call fails, all fail. */
export interface Endpoint {
  /** Host and port only: the path of such a URL often contains a secret. */
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
  /** Calls per HTTP request; 1 for servers that do not support batches. */
  batchSize?: number;
  /** Limit for one HTTP answer. */
  maxAnswerBytes?: number;
}

/** Bytes. Ten times the logs of a full block. Where a node answers more, it is asked for fewer blocks. */
const MAX_ANSWER_BYTES = 67_108_864;

/** @param url - http(s) URL of a JSON-RPC server. */
export function createEndpoint(
  url: string,
  { timeoutMs = 10_000, batchSize = 100, maxAnswerBytes = MAX_ANSWER_BYTES }: EndpointOptions = {},
): Endpoint {
  const name = new URL(url).host;

  async function post(body: unknown, signal: AbortSignal): Promise<unknown> {
    try {
      const request = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      };
      const response = await fetchBounded(url, request, maxAnswerBytes);
      if (!response.ok) throw new RpcUnavailableError(`${name} answered ${response.status}`);
      return await response.json();
    } catch (error) {
      if (error instanceof RpcUnavailableError || error instanceof AnswerTooLargeError) throw error;
      throw new RpcUnavailableError(`${name} did not answer: ${reasonOf(error)}`, { cause: error });
    }
  }

  async function askBatch(calls: readonly Call[], signal: AbortSignal): Promise<unknown[]> {
    const requests = calls.map(({ method, params }, id) => ({ jsonrpc: '2.0', id, method, params }));
    const body = await post(requests.length === 1 ? requests[0] : requests, signal).catch((error: unknown) => {
      if (error instanceof AnswerTooLargeError) throw new RpcRefusedError(calls[0]!.method, undefined, `${name}: ${error.message}`);
      throw error;
    });
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
