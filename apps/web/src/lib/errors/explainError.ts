import { codeOfWalletError, ERRORS } from '@althing/domain/errors';
import { ApiError } from '../http/apiError.ts';

export interface Explanation {
  title: string;
  /** More about what happened, or what to do; may be empty. */
  description: string;
  /** Whether the user refused in the wallet, which is no error to be alarmed about. */
  isRejection: boolean;
}

/** Explains any failure of the server, a wallet or a node in the words of the error catalogue. */
export function explainError(error: unknown): Explanation {
  if (error instanceof ApiError) return { title: error.message, description: '', isRejection: false };
  const code = codeOfWalletError(error);
  const { sentence, description: said, fix } = ERRORS[code];
  const description = code === 'something-went-wrong' ? firstLine(error) : (said ?? fix ?? '');
  return { title: sentence, description, isRejection: code === 'wallet-rejected' };
}

/** Messages of viem contain the whole request after their first line. */
function firstLine(error: unknown): string {
  const { shortMessage, message } = (error ?? {}) as { shortMessage?: unknown; message?: unknown };
  return String(shortMessage ?? message ?? '').split('\n')[0] ?? '';
}
