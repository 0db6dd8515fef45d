import { sentenceOf } from '@althing/domain/errors';
import type { ExistingToken, OrganisationInput } from '@althing/domain/organisation';
import { tokenWithoutVotes } from '@althing/domain/setup';
import { addressInAnyCase, NATIVE } from '@althing/domain/units';
import { type Address, getAddress, type PublicClient } from 'viem';
import { invalid, unavailable } from '../base/errors.ts';
import type { ChainClients } from '../chains/chainClients.ts';
import { isUnreachable } from '../chains/reachable.ts';
import { readSupply, readToken } from '../chains/readToken.ts';
import { countsVotesByTime } from '../chains/readVotes.ts';

type Facts = Pick<ExistingToken, 'name' | 'symbol' | 'decimals'> & { totalSupply: string };

const notValid = (reason = '') => invalid(`${sentenceOf('tokens-invalid')}${reason}`, 'tokens-invalid');

async function factsOf(client: PublicClient, address: Address | undefined): Promise<Facts> {
  if (!address) throw notValid();
  // The total of a chain's own currency cannot be asked for.
  if (address === NATIVE) return { ...client.chain!.nativeCurrency, totalSupply: '0' };
  const told = await readToken(client, address);
  if (!told || told.name === '' || told.symbol === '') throw notValid();
  const totalSupply = await readSupply(client, address, told.decimals);
  if (totalSupply === undefined) throw notValid();
  return { ...told, totalSupply };
}

/** Throws where the form calls the token by another name. It is not corrected silently, because somebody has reviewed that name. */
function requireAsTold(token: ExistingToken, { name, symbol, decimals }: Facts): void {
  const isAsTold = token.name === name.trim() && token.symbol === symbol.trim() && token.decimals === decimals;
  if (!isAsTold) throw notValid(`: ${token.address} is ${name} (${symbol}) with ${decimals} decimals`);
}

async function requireVotes(client: PublicClient, { address, symbol }: ExistingToken): Promise<void> {
  if (!(await countsVotesByTime(client, getAddress(address)))) {
    throw invalid(tokenWithoutVotes(symbol, client.chain!.name), 'plan-impossible');
  }
}

/**
 * The form with what the chains say about the tokens that it names as existing. Throws where the chain contradicts the form, or where a governor
 * could not count a token that is not wrapped. The form alone is never believed, as anybody may name any contract.
 */
export async function withExistingTokens(
  chains: Pick<ChainClients, 'ids' | 'has' | 'quick'>,
  organisation: OrganisationInput,
): Promise<OrganisationInput> {
  const { token, modules } = organisation;
  const existing = token?.existingTokens ?? [];
  if (!token || token.isCreatingNewToken || existing.length === 0) return organisation;
  // A chain that is named twice is refused by the form's rules; the nodes need not be asked for that.
  if (new Set(existing.map(({ chainId }) => chainId)).size < existing.length) return organisation;
  if (!existing.every(({ chainId }) => chains.has(chainId))) return organisation;
  const asked = existing.map(async (entry): Promise<ExistingToken> => {
    const client = chains.quick(entry.chainId);
    const facts = await factsOf(client, addressInAnyCase(entry.address));
    requireAsTold(entry, facts);
    const isCounted = token.isWrappingAccepted === false && modules.governor.some(({ chainId }) => chainId === entry.chainId);
    if (isCounted) await requireVotes(client, entry);
    return { ...entry, totalSupply: facts.totalSupply };
  });
  const existingTokens = await Promise.all(asked).catch((error: unknown) => {
    throw isUnreachable(error) ? unavailable('The chain cannot be reached', 'rpc-unavailable') : error;
  });
  return { ...organisation, token: { ...token, existingTokens } };
}
