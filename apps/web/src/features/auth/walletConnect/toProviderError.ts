import { ProviderError } from '../localWallet/providerError.ts';

/** Over the relay an error arrives as data; with neither code nor words it is still a failure of the wallet. */
export function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  const { code, message, data } = (error ?? {}) as { code?: unknown; message?: unknown; data?: unknown };
  return new ProviderError(
    typeof code === 'number' ? code : -32603,
    typeof message === 'string' && message ? message : 'The wallet answered with an error.',
    data,
  );
}
