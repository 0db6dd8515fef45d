import { ProviderError } from '../localWallet/providerError.ts';

/** Makes an error of data received from a wallet, even if it has neither a code nor a message. */
export function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  const { code, message, data } = (error ?? {}) as { code?: unknown; message?: unknown; data?: unknown };
  return new ProviderError(
    typeof code === 'number' ? code : -32603,
    typeof message === 'string' && message ? message : 'The wallet answered with an error.',
    data,
  );
}
