import type { TokenDraft } from '@althing/domain/setup';

const ENTRY = /^token\.(initialReceivers|vesting|authority)\.(\d+)\./;

/** Number of errors in receivers, vesting and authority, for each chain that has any, in the order of the token's chains. */
export function errorsByChain(errors: Readonly<Record<string, unknown>>, token: TokenDraft): { chainId: number; count: number }[] {
  const faulty = Object.keys(errors).map((path) => {
    const [, list, index] = ENTRY.exec(path) ?? [];
    return list === undefined ? undefined : token[list as 'initialReceivers' | 'vesting' | 'authority'][Number(index)]?.chainId;
  });
  return token.chainIds.flatMap((chainId) => {
    const count = faulty.filter((id) => id === chainId).length;
    return count === 0 ? [] : [{ chainId, count }];
  });
}
