import { decodeFunctionData, recoverTypedDataAddress, serializeSignature } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, test } from 'vitest';
import { assetControllerAbi, controllerWrapperAbi } from '../contracts.ts';
import { permitSignatureOf, permitTypedData } from '../permit.ts';
import { bridgeAdaptersOf } from './adapters.ts';
import { encodeTransfer, type OutgoingTransfer } from './transfer.ts';

const owner = privateKeyToAccount(`0x${'11'.repeat(32)}`);
const [controller, token, wrapper] = ['aa', 'bb', 'cc'].map((byte) => `0x${byte.repeat(20)}` as const) as [
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
];
const outgoing = (change: Partial<OutgoingTransfer> = {}): OutgoingTransfer => ({
  chainId: 31337,
  destinationChainId: 31338,
  controller,
  token,
  wrapper,
  amount: 10n,
  maxFee: 1n,
  recipient: owner.address,
  threshold: 2,
  unwrap: true,
  legs: [
    { bridge: 'hyperlane', fee: 3n, gasLimit: 100n },
    { bridge: 'polymer', fee: 4n, gasLimit: 200n },
  ],
  payer: owner.address,
  ...change,
});
const lower = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? String(each) : each)).toLowerCase());

describe('a transfer that leaves', () => {
  test('goes through the wrapper with the fee that its sender accepts, and with what all bridges are given', () => {
    const { to, data, value } = encodeTransfer(outgoing());
    expect([to, value]).toEqual([wrapper, 7n]);
    const { functionName, args } = decodeFunctionData({ abi: controllerWrapperAbi, data });
    expect(functionName).toBe('transferTo');
    const adapters = bridgeAdaptersOf(31337)!;
    expect(lower(args)).toMatchObject(
      lower([
        controller,
        token,
        { recipient: owner.address, threshold: 2, unwrap: true, amount: 10n, destinationChain: 31338n },
        1n,
        [
          { adapter: adapters.hyperlane, fee: 3n },
          { adapter: adapters.polymer, fee: 4n },
        ],
      ]),
    );
  });

  test('goes to the controller itself where there is no wrapper', () => {
    const { to, data } = encodeTransfer(outgoing({ wrapper: null }));
    expect([to, decodeFunctionData({ abi: assetControllerAbi, data }).functionName]).toEqual([controller, 'transferTo']);
  });

  test('is refused on a chain without bridges', () => {
    expect(() => encodeTransfer(outgoing({ chainId: 999_999 }))).toThrow('no bridges on chain 999999');
  });

  test('takes a permit in the place of an allowance, which its owner has signed', async () => {
    const permit = {
      chainId: 31337,
      token,
      owner: owner.address,
      spender: wrapper,
      value: 10n,
      nonce: 5n,
      deadline: 99n,
      domain: { name: 'Acme', version: '1' },
    };
    const typedData = permitTypedData(permit) as Parameters<typeof owner.signTypedData>[0];
    const signature = permitSignatureOf(permit, await owner.signTypedData(typedData));
    const { functionName, args } = decodeFunctionData({
      abi: controllerWrapperAbi,
      data: encodeTransfer(outgoing({ permit: signature })).data,
    });
    expect([functionName, args?.[5]]).toEqual(['transferToWPermit', signature]);
    const { r, s, v } = signature;
    const signer = await recoverTypedDataAddress({ ...typedData, signature: serializeSignature({ r, s, v: BigInt(v) }) });
    expect(signer).toBe(owner.address);
  });
});
