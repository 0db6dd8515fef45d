import type { ErrorCode } from './catalogue.ts';

/** Error codes of EIP-1193 and EIP-1474. */
const BY_CODE: Partial<Record<number, ErrorCode>> = {
  4001: 'wallet-rejected',
  5000: 'wallet-rejected',
  4100: 'wallet-unauthorised',
  4200: 'wallet-unsupported',
  4900: 'wallet-disconnected',
  4901: 'wrong-chain',
  4902: 'chain-not-added',
  [-32002]: 'wallet-request-pending',
  [-32005]: 'rpc-rate-limited',
  [-32601]: 'wallet-unsupported',
};

/** Wallets and nodes rarely agree on codes, so other errors are recognised by their text. The first match counts. */
const BY_TEXT: readonly (readonly [RegExp, ErrorCode])[] = [
  [/user (rejected|denied|cancell?ed)|rejected by user|request rejected/i, 'wallet-rejected'],
  [/walletconnect relay|failed to publish (custom )?payload|establish socket connection/i, 'relay-unavailable'],
  [/request expired/i, 'wallet-too-late'],
  [/insufficient funds|exceeds the balance of the account/i, 'insufficient-funds'],
  [/nonce too (low|high)|already known|replacement transaction/i, 'nonce-conflict'],
  [/fee too low|underpriced|max fee per gas less than block base fee/i, 'fee-too-low'],
  [/exceeds block gas limit|intrinsic gas too high|gas limit (too high|exceeded)/i, 'gas-limit-exceeded'],
  [/chain.*(mismatch|does not match)|wrong (chain|network)/i, 'wrong-chain'],
  [/connector not connected|no account/i, 'wallet-not-connected'],
  [/reverted|execution failed/i, 'transaction-failed'],
  [/failed to fetch|fetch failed|http request failed|timed? ?out|network error|econnrefused/i, 'rpc-unavailable'],
];

/**
 * The catalogue's code for anything that a wallet or a node throws. Libraries wrap errors in each other, so all causes are examined; a known
 * error code counts before any text.
 */
export function codeOfWalletError(error: unknown): ErrorCode {
  const causes = causesOf(error);
  for (const cause of causes) {
    const code = typeof cause.code === 'number' ? BY_CODE[cause.code] : undefined;
    if (code) return code;
  }
  const text = causes
    .flatMap(({ name, message, details }) => [name, message, details])
    .filter((part) => typeof part === 'string')
    .join('\n');
  return BY_TEXT.find(([pattern]) => pattern.test(text))?.[1] ?? 'something-went-wrong';
}

interface Thrown {
  code?: unknown;
  name?: unknown;
  message?: unknown;
  details?: unknown;
  cause?: unknown;
}

/** Limited, because an error may be its own cause. */
const MAX_CAUSES = 10;

function causesOf(error: unknown): Thrown[] {
  const causes: Thrown[] = [];
  let current: unknown = error;
  while (typeof current === 'object' && current !== null && causes.length < MAX_CAUSES) {
    causes.push(current);
    current = (current as Thrown).cause;
  }
  return causes;
}
