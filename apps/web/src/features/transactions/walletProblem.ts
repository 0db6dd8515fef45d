import { codeOfWalletError, type ErrorCode, errorEntry } from '@althing/domain/errors';
import { decodeRevert, revertDataOf } from '@althing/bindings';

/** What an error of the wallet means for the person who was asked. */
export type WalletProblem = { is: 'rejected' } | { is: 'failed'; reason: string; isUnsent: boolean };

/** After these the transaction may have left all the same, so nobody is told to press the button again. */
const MAY_HAVE_LEFT: ReadonlySet<ErrorCode> = new Set(['something-went-wrong', 'wallet-disconnected', 'rpc-unavailable', 'nonce-conflict']);

/** Foreign failures are translated here and nowhere else. */
export function walletProblem(error: unknown): WalletProblem {
  const code = codeOfWalletError(error);
  if (code === 'wallet-rejected') return { is: 'rejected' };
  return { is: 'failed', reason: refusalOf(error), isUnsent: !MAY_HAVE_LEFT.has(code) };
}

/** Why a contract, a node or a wallet said no: the contract's own sentence where there is one, else sentence and fix. */
export function refusalOf(error: unknown): string {
  const data = revertDataOf(error);
  if (data) return decodeRevert(data).sentence;
  const { sentence, fix } = errorEntry(codeOfWalletError(error));
  return [sentence, fix].filter(Boolean).join('. ');
}

/** Whether the node did not answer, so that nothing is known of what the chain would say. */
export function isNoAnswer(error: unknown): boolean {
  const code = codeOfWalletError(error);
  return code === 'rpc-unavailable' || code === 'rpc-rate-limited';
}

/** The contract's sentence; undefined where the failure is no revert. */
export function revertReason(error: unknown): string | undefined {
  const data = revertDataOf(error);
  return data && decodeRevert(data).sentence;
}
