/**
 * Errors of the indexer, by what follows from them. None of them loses data: every step is one transaction. After a
 * `ChainError` the same connection to the database goes on, with another endpoint; after anything else it is made anew.
 */
export class ChainError extends Error {
  override name = 'ChainError';
}

/** The endpoint did not answer, or not in time. Another endpoint may; otherwise wait and ask again. */
export class RpcUnavailableError extends ChainError {
  override name = 'RpcUnavailableError';
}

/** The endpoint refused a call, e.g. because the range of blocks holds too many logs, or answered more than is taken. A smaller range may pass. */
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

/** Answers of one endpoint contradict each other: it is switching forks, lags behind, or leaves things out. Ask again, elsewhere. */
export class RpcInconsistentError extends ChainError {
  override name = 'RpcInconsistentError';
}

/** The endpoint serves another chain than the configured one. Nothing of it may be indexed. */
export class WrongChainError extends ChainError {
  override name = 'WrongChainError';
}

/** None of the kept headers is on the endpoint's chain. On a public chain a person decides: it is the endpoint or a catastrophe. */
export class ForkTooDeepError extends ChainError {
  override name = 'ForkTooDeepError';

  constructor(chainId: number, oldest: number) {
    super(`Chain ${chainId} differs from everything kept since block ${oldest}`);
  }
}
