import type { LocalClient } from './client.ts';
import {
  type Address,
  concatHex,
  encodeAbiParameters,
  encodeErrorResult,
  encodeFunctionData,
  type Hex,
  keccak256,
  namehash,
  numberToHex,
  padHex,
  parseAbi,
  size,
  toHex,
  zeroAddress,
} from 'viem';
import { packetToBytes } from 'viem/ens';

const abi = parseAbi([
  'function reverseWithGateways(bytes account, uint256 coinType, string[] gateways) view returns (string name, address resolver, address reverseResolver)',
  'function resolveWithGateways(bytes name, bytes data, string[] gateways) view returns (bytes result, address resolver)',
  'function addr(bytes32 node) view returns (address)',
  'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)',
]);
/** What viem names as gateways where it was told none. */
const GATEWAYS = ['x-batch-gateway:true'];
export const UNIVERSAL_RESOLVER: Address = '0xe000000000000000000000000000000000000001';

/** Gives out the code of the account whose address is stored under the hash of what it is called with. */
const ANSWERS_AS_STORED: Hex = '0x365f5f37365f2054803b805f5f843c5ff3';
/** Fails with what stands behind it. */
const failsWith = (data: Hex): Hex => concatHex(['0x61', numberToHex(size(data), { size: 2 }), '0x80600a5f395ffd', data]);

/** Stands in for ENS's Universal Resolver on a local chain: a contract that answers viem's calls as it was told to. */
export async function deployEnsResolver(client: LocalClient) {
  let answers = 0;
  const ask = (method: string, params: unknown[]) => client.request({ method, params } as never);
  await ask('anvil_setCode', [UNIVERSAL_RESOLVER, ANSWERS_AS_STORED]);

  async function answer(call: Hex, data: Hex): Promise<void> {
    answers += 1;
    const keeper = padHex(numberToHex(0xe5_0000 + answers), { size: 20 });
    await ask('anvil_setCode', [keeper, data]);
    await ask('anvil_setStorageAt', [UNIVERSAL_RESOLVER, keccak256(call), padHex(keeper, { size: 32 })]);
  }

  return {
    /** What an account says its name is. */
    claim: (account: Address, name: string) =>
      answer(
        encodeFunctionData({ abi, functionName: 'reverseWithGateways', args: [account, 60n, GATEWAYS] }),
        encodeAbiParameters([{ type: 'string' }, { type: 'address' }, { type: 'address' }], [name, zeroAddress, zeroAddress]),
      ),
    /** Whom a name leads to. */
    point: (name: string, account: Address) => {
      const data = encodeFunctionData({ abi, functionName: 'addr', args: [namehash(name)] });
      const found = encodeAbiParameters([{ type: 'address' }], [account]);
      return answer(
        encodeFunctionData({ abi, functionName: 'resolveWithGateways', args: [toHex(packetToBytes(name)), data, GATEWAYS] }),
        encodeAbiParameters([{ type: 'bytes' }, { type: 'address' }], [found, zeroAddress]),
      );
    },
    /** Puts a resolver in its place that sends everybody to `url` (EIP-3668). */
    sendOffChain: (url: string) => {
      const args = [UNIVERSAL_RESOLVER, [url], '0x1234', '0x12345678', '0x'] as const;
      return ask('anvil_setCode', [UNIVERSAL_RESOLVER, failsWith(encodeErrorResult({ abi, errorName: 'OffchainLookup', args }))]);
    },
  };
}
