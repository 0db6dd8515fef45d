import { codeOfWalletError, ERRORS } from '@althing/domain/errors';
import { ApiError } from '../http/apiError.ts';

export interface Explanation {
  title: string;
  /** What happened in more words, or the way on; may be empty. */
  description: string;
  /** The person declined in the wallet: worth a quiet word, no alarm. */
  isRejection: boolean;
}

/** Any failure of the server, a wallet or a node in the words of the error catalogue. */
export function explainError(error: unknown): Explanation {
  if (error instanceof ApiError) return { title: error.message, description: '', isRejection: false };
  const code = codeOfWalletError(error);
  const { sentence, fix } = ERRORS[code];
  const description = code === 'something-went-wrong' ? firstLine(error) : (fix ?? '');
  return { title: sentence, description, isRejection: code === 'wallet-rejected' };
}

/** viem's messages carry the whole request after the first line. */
function firstLine(error: unknown): string {
  const { shortMessage, message } = (error ?? {}) as { shortMessage?: unknown; message?: unknown };
  return String(shortMessage ?? message ?? '').split('\n')[0] ?? '';
}
