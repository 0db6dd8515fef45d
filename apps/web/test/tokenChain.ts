import { type Config, createConfig, custom } from 'wagmi';
import { type Address, decodeFunctionData, defineChain, encodeFunctionResult, erc20Abi, type Hex, isAddressEqual } from 'viem';

interface Token {
  address: Address;
  symbol: string;
  decimals: number;
}
interface Request {
  method: string;
  params?: readonly [{ to: Address; data: Hex }];
}

/** A wallet's configuration whose chain has these tokens and nothing else. */
export function tokenChain(tokens: readonly Token[]): Config {
  const alpha = defineChain({
    id: 31337,
    name: 'Alpha',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [] } },
  });
  const request = async ({ method, params }: Request) => {
    const [call] = params ?? [];
    const token = tokens.find(({ address }) => call && isAddressEqual(address, call.to));
    if (method !== 'eth_call' || !call || !token) throw new Error('Nothing stands there');
    const { functionName } = decodeFunctionData({ abi: erc20Abi, data: call.data });
    if (functionName === 'symbol') return encodeFunctionResult({ abi: erc20Abi, functionName, result: token.symbol });
    if (functionName === 'decimals') return encodeFunctionResult({ abi: erc20Abi, functionName, result: token.decimals });
    throw new Error(`The token does not know ${functionName}`);
  };
  return createConfig({ chains: [alpha], transports: { [alpha.id]: custom({ request }, { retryCount: 0 }) }, storage: null });
}
