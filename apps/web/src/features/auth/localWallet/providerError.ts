/** An EIP-1193 or JSON-RPC error. Callers distinguish them by `code`. */
export class ProviderError extends Error {
  override readonly name = 'ProviderRpcError';
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

export const rejected = () => new ProviderError(4001, 'User rejected the request.');
export const unauthorised = () => new ProviderError(4100, 'This account is not connected to this page.');
export const unsupported = (method: string) => new ProviderError(4200, `The local wallet does not support ${method}.`);
export const unknownChain = (id: number) => new ProviderError(4902, `Unrecognized chain ID ${id}.`);
