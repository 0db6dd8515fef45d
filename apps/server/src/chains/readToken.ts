import type { Address } from '@althing/domain/units';
import { shownText } from '@althing/domain/text';
import { erc20Abi, erc20Abi_bytes32, hexToString, type PublicClient, trim } from 'viem';
import type { ReadToken } from '../store/tokens.ts';
import type { ChainClients } from './chainClients.ts';
import { isUnreachable } from './reachable.ts';

/** Names are anybody's: shown as text of a bounded length, without what no database holds. */
const MAX_LENGTH = 100;
const tame = (text: string) => shownText(text.replaceAll('\0', '').slice(0, MAX_LENGTH));

/** Old tokens say their name in 32 bytes; some say none. */
async function readText(client: PublicClient, address: Address, functionName: 'name' | 'symbol'): Promise<string> {
  try {
    return tame(await client.readContract({ address, abi: erc20Abi, functionName }));
  } catch {
    const word = await client.readContract({ address, abi: erc20Abi_bytes32, functionName }).catch(() => '0x' as const);
    return tame(hexToString(trim(word, { dir: 'right' })));
  }
}

export const createTokenReader =
  (chains: ChainClients): ReadToken =>
  async (chainId, address) => {
    const client = chains.untrusted(chainId);
    try {
      const decimals = await client.readContract({ address, abi: erc20Abi, functionName: 'decimals' });
      const [name, symbol] = await Promise.all([readText(client, address, 'name'), readText(client, address, 'symbol')]);
      return { name, symbol, decimals };
    } catch (error) {
      if (isUnreachable(error)) throw error;
      return undefined;
    }
  };
