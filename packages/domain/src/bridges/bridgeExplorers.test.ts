import { expect, test } from 'vitest';
import { bridgeExplorerOf } from './bridgeExplorers.ts';

const [HASH, ID] = [`0x${'ab'.repeat(32)}`, `0x${'cd'.repeat(32)}`] as const;
const on = (originChainId: number, id: typeof ID | null = ID) => ({ originChainId, transactionHash: HASH, id });
const TESTNET = 11155420;

test.each([
  ['layerzero', 1, `https://layerzeroscan.com/tx/${HASH}`],
  ['layerzero', TESTNET, `https://testnet.layerzeroscan.com/tx/${HASH}`],
  ['stargate', 1, `https://layerzeroscan.com/tx/${HASH}`],
  ['axelar', 1, `https://axelarscan.io/gmp/${HASH}`],
  ['axelar', TESTNET, `https://testnet.axelarscan.io/gmp/${HASH}`],
  ['wormhole', 1, `https://wormholescan.io/#/tx/${HASH}?network=Mainnet`],
  ['wormhole-ntt', TESTNET, `https://wormholescan.io/#/tx/${HASH}?network=Testnet`],
  ['hyperlane', 1, `https://explorer.hyperlane.xyz/message/${ID}`],
  ['ccip', TESTNET, `https://ccip.chain.link/msg/${ID}`],
] as const)('%s has its own page of what left chain %i', (bridge, chainId, url) => {
  expect(bridgeExplorerOf(bridge, on(chainId))?.url).toBe(url);
});

test('nothing is linked on local chains, of an organisation’s own bridge, without an explorer, or without the name that it goes by', () => {
  expect(bridgeExplorerOf('layerzero', on(31337))).toBeUndefined();
  expect(bridgeExplorerOf(null, on(1))).toBeUndefined();
  expect(bridgeExplorerOf('polymer', on(1))).toBeUndefined();
  expect(bridgeExplorerOf('hyperlane', on(1, null))).toBeUndefined();
});
