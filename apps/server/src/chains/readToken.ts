import type { Address } from '@althing/domain/units';
import { shownText } from '@althing/domain/text';
import { erc20Abi, erc20Abi_bytes32, formatUnits, hexToString, type PublicClient, trim } from 'viem';
import type { ReadToken } from '../store/tokens.ts';
import type { ChainClients } from './chainClients.ts';
import { isUnreachable } from './reachable.ts';

/** Names are chosen by strangers: they are cut to a bounded length, and characters that Postgres cannot store are removed. */
const MAX_LENGTH = 100;
const tame = (text: string) => shownText(text.replaceAll('\0', '').slice(0, MAX_LENGTH));

/** Old tokens return their name as 32 bytes instead of a string; some have none. */
async function readText(client: PublicClient, address: Address, functionName: 'name' | 'symbol'): Promise<string> {
  try {
    return tame(await client.readContract({ address, abi: erc20Abi, functionName }));
  } catch {
    const word = await client.readContract({ address, abi: erc20Abi_bytes32, functionName }).catch(() => '0x' as const);
    return tame(hexToString(trim(word, { dir: 'right' })));
  }
}

/** What a token says of itself; undefined where it does not tell its decimals. @throws where no node answers. */
export async function readToken(client: PublicClient, address: Address): ReturnType<ReadToken> {
  try {
    const decimals = await client.readContract({ address, abi: erc20Abi, functionName: 'decimals' });
    const [name, symbol] = await Promise.all([readText(client, address, 'name'), readText(client, address, 'symbol')]);
    return { name, symbol, decimals };
  } catch (error) {
    if (isUnreachable(error)) throw error;
    return undefined;
  }
}

/** In whole tokens; undefined where it does not tell. @throws where no node answers. */
export async function readSupply(client: PublicClient, address: Address, decimals: number): Promise<string | undefined> {
  try {
    return formatUnits(await client.readContract({ address, abi: erc20Abi, functionName: 'totalSupply' }), decimals);
  } catch (error) {
    if (isUnreachable(error)) throw error;
    return undefined;
  }
}

export const createTokenReader =
  (chains: ChainClients): ReadToken =>
  (chainId, address) =>
    readToken(chains.untrusted(chainId), address);
