import { codeOfWalletError, type ErrorCode, errorEntry } from '@althing/domain/errors';
import { decodeRevert, revertDataOf } from '@althing/bindings';

/** What an error of the wallet means for the user. */
export type WalletProblem = { is: 'rejected' } | { is: 'failed'; reason: string; isUnsent: boolean };

/** After these errors the transaction may have been sent nevertheless, so nobody is told to press the button again. */
const MAY_HAVE_LEFT: ReadonlySet<ErrorCode> = new Set(['something-went-wrong', 'wallet-disconnected', 'rpc-unavailable', 'nonce-conflict']);

/** The only place where errors of wallets are interpreted. */
export function walletProblem(error: unknown): WalletProblem {
  const code = codeOfWalletError(error);
  if (code === 'wallet-rejected') return { is: 'rejected' };
  return { is: 'failed', reason: refusalOf(error), isUnsent: !MAY_HAVE_LEFT.has(code) };
}

/** Why a contract, a node or a wallet refused: the contract's own message where there is one, else the catalogue's sentence and fix. */
export function refusalOf(error: unknown): string {
  const data = revertDataOf(error);
  if (data) return decodeRevert(data).sentence;
  const { sentence, fix } = errorEntry(codeOfWalletError(error));
  return [sentence, fix].filter(Boolean).join('. ');
}

/** Whether the node did not answer, so that it is not known whether the chain would refuse. */
export function isNoAnswer(error: unknown): boolean {
  const code = codeOfWalletError(error);
  return code === 'rpc-unavailable' || code === 'rpc-rate-limited';
}

/** The contract's message; undefined where the error is not a revert. */
export function revertReason(error: unknown): string | undefined {
  const data = revertDataOf(error);
  return data && decodeRevert(data).sentence;
}
