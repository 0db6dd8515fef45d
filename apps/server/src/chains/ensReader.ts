import { isNameLike, MAX_NAME_LENGTH } from '@althing/domain/names';
import { type Address, sameAddress } from '@althing/domain/units';
import { BaseError, createPublicClient, http } from 'viem';
import { getEnsAddress, getEnsName, normalize } from 'viem/ens';
import type { EnsAccess } from '../base/config.ts';
import { fetchBounded } from './fetchBounded.ts';
import { isNodeFailure } from './reachable.ts';

/** Milliseconds for one question to the node. */
const PATIENCE_MS = 3_000;
const MAX_ANSWER_BYTES = 65_536;

export interface EnsReader {
  /** The primary name of an account, where the name leads back to it; null where there is none to show. Throws where the node fails. */
  nameOf(account: Address): Promise<string | null>;
  /** The account of a name as `writtenName` gives it, null where it leads nowhere. Throws where the node fails. */
  accountOf(name: string): Promise<Address | null>;
}

/** The name as ENSIP-15 writes it; undefined for what is no name to show. */
export function writtenName(text: string): string | undefined {
  if (!isNameLike(text)) return undefined;
  try {
    const name = normalize(text);
    return name.length > MAX_NAME_LENGTH ? undefined : name;
  } catch {
    return undefined;
  }
}

/** Reads names where they stand, by the Universal Resolver. */
export function createEnsReader({ rpcUrl, universalResolver: universalResolverAddress }: EnsAccess): EnsReader {
  const client = createPublicClient({
    transport: http(rpcUrl, {
      timeout: PATIENCE_MS,
      retryCount: 0,
      fetchFn: (input, init) => fetchBounded(input, init, MAX_ANSWER_BYTES),
    }),
    // Anybody writes resolvers, and one that is read off chain would have this server ask whatever host it names.
    ccipRead: false,
    cacheTime: 0,
  });

  const accountOf = (name: string) => unlessRefused(() => getEnsAddress(client, { name, universalResolverAddress }));

  return {
    accountOf,

    async nameOf(account) {
      const claimed = await unlessRefused(() => getEnsName(client, { address: account, universalResolverAddress }));
      if (claimed === null || writtenName(claimed) !== claimed) return null;
      // Anybody can call their account by anybody's name. What counts is whom the name's owner lets it name.
      const named = await accountOf(claimed);
      return named !== null && sameAddress(named, account) ? claimed : null;
    },
  };
}

/** Null where the contracts refuse, or answer what is no answer. */
async function unlessRefused<Answer>(ask: () => Promise<Answer | null>): Promise<Answer | null> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof BaseError) || isNodeFailure(error)) throw error;
    return null;
  }
}
