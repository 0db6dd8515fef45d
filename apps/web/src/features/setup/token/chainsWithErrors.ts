import type { TokenDraft } from '@althing/domain/setup';

const ENTRY = /^token\.(initialReceivers|authority)\.(\d+)\./;

/** Chains of the token whose receivers or authority have an error, in the order of the token's chains. */
export function chainsWithErrors(errors: Readonly<Record<string, unknown>>, token: TokenDraft): number[] {
  const faulty = Object.keys(errors).map((path) => {
    const [, list, index] = ENTRY.exec(path) ?? [];
    return list === undefined ? undefined : token[list as 'initialReceivers' | 'authority'][Number(index)]?.chainId;
  });
  return token.chainIds.filter((id) => faulty.includes(id));
}
