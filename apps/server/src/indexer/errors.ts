/**
 * Errors of the indexer, named by what has to happen next. None of them loses data, because every step is one transaction. After a `ChainError`
 * the database connection is kept and another endpoint is tried; after any other error the connection is opened again.
 */
export class ChainError extends Error {
  override name = 'ChainError';
}

/** The endpoint did not answer, or not in time. Another endpoint may; otherwise wait and ask again. */
export class RpcUnavailableError extends ChainError {
  override name = 'RpcUnavailableError';
}

/** The endpoint refused a call, e.g. because a range of blocks holds too many logs, or its answer was too large. A smaller range may work. */
export class RpcRefusedError extends ChainError {
  override name = 'RpcRefusedError';
  readonly method: string;
  readonly code: number | undefined;

  constructor(method: string, code: number | undefined, message: string) {
    super(`${method}: ${message}`);
    this.method = method;
    this.code = code;
  }
}

/** Answers of one endpoint contradict each other: it is switching forks, is behind, or leaves logs out. Ask again, at another endpoint. */
export class RpcInconsistentError extends ChainError {
  override name = 'RpcInconsistentError';
}

/** The endpoint serves another chain than the configured one. Nothing from it may be indexed. */
export class WrongChainError extends ChainError {
  override name = 'WrongChainError';
}

/** None of the kept headers is on the endpoint's chain. On a public chain a person has to decide whether the endpoint or the chain is at fault. */
export class ForkTooDeepError extends ChainError {
  override name = 'ForkTooDeepError';

  constructor(chainId: number, oldest: number) {
    super(`Chain ${chainId} differs from everything kept since block ${oldest}`);
  }
}
