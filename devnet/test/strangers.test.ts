import { assetControllerAbi, bridgeAdaptersOf, bringingCall, encodeTransferPayload, hyperlaneAdapterAbi } from '@althing/bindings';
import { bridgeAddresses } from '@althing/bindings/localBridges';
import { type Bridge, bridgeChainIdsOf } from '@althing/domain/bridges';
import { type Address, type Hex, sameAddress } from '@althing/domain/units';
import {
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  pad,
  parseAbi,
  parseAbiParameters,
  parseEther,
  toFunctionSelector,
  toHex,
  zeroAddress,
} from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalClient, localAccount, mined, REACHED_BRIDGES, type TransferDesk } from '../src/index.ts';
import { bring } from './forgery.ts';
import { type Chains, openToken, outcomeOf, refusalOf, startChains, takenBy } from './support.ts';

/* Whoever is no controller speaks through bridges for themselves only, with adapters, past them, or in their place. */

const [ALPHA, BETA] = [31337, 31338] as const;
const [ada, thief] = [localAccount(2), localAccount(3)];
const LIMIT = { minting: parseEther('100000'), burning: parseEther('100000') };
const REACHED = REACHED_BRIDGES as readonly Exclude<Bridge, 'connext'>[];
const adapters = bridgeAdaptersOf(ALPHA)!;
/** What anybody can call on bridges. */
const ENDPOINTS = parseAbi([
  'function dispatch(uint32 destination, bytes32 recipient, bytes body, bytes metadata) payable returns (bytes32)',
  'struct Params { uint32 dstEid; bytes32 receiver; bytes message; bytes options; bool payInLzToken; }',
  'function send(Params params, address refund) payable',
  'struct TokenAmount { address token; uint256 amount; }',
  'struct Message { bytes receiver; bytes data; TokenAmount[] tokenAmounts; address feeToken; bytes extraArgs; }',
  'function ccipSend(uint64 selector, Message message) payable returns (bytes32)',
  'function callContract(string chain, string account, bytes payload)',
  'function publishMessage(uint32 nonce, bytes payload, uint8 consistency) payable returns (uint64)',
]);

let chains: Chains;
let token: Address;
let desk: TransferDesk;

beforeAll(async () => {
  chains = await startChains([ALPHA, BETA]);
  const alone = Object.fromEntries(REACHED_BRIDGES.map((bridge) => [bridge, LIMIT]));
  ({ token, desk } = await openToken(chains.clients, ada, { alone }));
}, 120_000);

afterAll(() => chains?.stop());

describe('somebody else', { timeout: 60_000 }, () => {
  const forged = async (): Promise<Hex> => {
    const { timestamp } = await desk.on(BETA).getBlock();
    const fields = { nonce: 1_000_000, sentAt: Number(timestamp) - 10, destinationChainId: BETA, threshold: 1 } as const;
    return encodeTransferPayload({ ...fields, recipient: thief.address, amount: 5n, unwrap: false });
  };

  const expectNothing = async (payload: Hex) => {
    expect(await desk.stateOf({ from: ALPHA, to: BETA, payload })).toEqual({ votes: 0n, executed: false });
    expect(await desk.balanceOf(BETA, token, thief.address)).toBe(0n);
  };

  it.each(REACHED)('who gives the adapter of %s a transfer speaks for themselves, and not for the controller', async (bridge) => {
    const payload = await forged();
    const { legs, value } = await desk.carriage({ from: ALPHA, to: BETA, bridges: [bridge], payer: thief.address });
    const args = [BigInt(BETA), payload, legs[0]!.options] as const;
    const data = encodeFunctionData({ abi: hyperlaneAdapterAbi, functionName: 'relayMessage', args });
    const receipt = await mined(desk.on(ALPHA), { account: thief, to: adapters[bridge], data, value });
    const outcome = await outcomeOf(bring(takenBy(desk.on(ALPHA), receipt, bridge), desk.on(BETA)));
    expect(outcome).toBe(['layerzero', 'ccip', 'wormhole'].includes(bridge) ? 'taken' : '0x');
    await expectNothing(payload);
  });

  it.each(['hyperlane', 'layerzero', 'ccip', 'wormhole'] as const)('cannot call the adapter as %s does', async (bridge) => {
    const payload = await forged();
    const at = { endpoint: thief.address, companion: thief.address };
    const message = { adapter: adapters[bridge], at, originChainId: ALPHA, controller: desk.controller, payload };
    const { to, data } = bringingCall(bridge, message);
    expect(await refusalOf(desk.on(BETA).call({ account: thief, to, data }))).toBe('Adapter_WrongCaller');
  });

  it('cannot call the controller as an adapter does', async () => {
    const args = [BigInt(ALPHA), await forged()] as const;
    const data = encodeFunctionData({ abi: assetControllerAbi, functionName: 'receiveMessage', args });
    expect(await refusalOf(desk.on(BETA).call({ account: thief, to: desk.controller, data }))).toBe('Controller_UnknownAdapter');
  });

  const adapterOf = (bridge: (typeof REACHED)[number]) => pad(adapters[bridge]);
  const numberOf = (bridge: Bridge) => Number(bridgeChainIdsOf(BETA)![bridge]);
  const CURRENCY = parseEther('1');

  /** What a stranger gives the bridge itself, for its adapter on the other chain. */
  const THEIRS: Readonly<Record<string, (content: Hex) => { to: Address; data: Hex; value: bigint }>> = {
    hyperlane: (content) => {
      const metadata = concat(['0x0001', toHex(0, { size: 32 }), toHex(400_000, { size: 32 }), thief.address]);
      const args = [numberOf('hyperlane'), adapterOf('hyperlane'), content, metadata] as const;
      return { to: bridgeAddresses.mailbox, data: encodeFunctionData({ abi: ENDPOINTS, functionName: 'dispatch', args }), value: CURRENCY };
    },
    layerzero: (content) => {
      const options = concat(['0x000301001101', toHex(400_000, { size: 16 })]);
      const params = {
        dstEid: numberOf('layerzero'),
        receiver: adapterOf('layerzero'),
        message: content,
        options,
        payInLzToken: false,
      };
      const data = encodeFunctionData({ abi: ENDPOINTS, functionName: 'send', args: [params, thief.address] });
      return { to: bridgeAddresses.layerZeroEndpoint, data, value: CURRENCY };
    },
    ccip: (content) => {
      const extraArgs = concat(['0x181dcf10', encodeAbiParameters(parseAbiParameters('uint256, bool'), [400_000n, true])]);
      const message = { receiver: adapterOf('ccip'), data: content, tokenAmounts: [], feeToken: zeroAddress, extraArgs };
      const args = [bridgeChainIdsOf(BETA)!.ccip as bigint, message] as const;
      return {
        to: bridgeAddresses.ccipRouter,
        data: encodeFunctionData({ abi: ENDPOINTS, functionName: 'ccipSend', args }),
        value: CURRENCY,
      };
    },
    axelar: (content) => {
      const args = [String(bridgeChainIdsOf(BETA)!.axelar), adapters.axelar, content] as const;
      return {
        to: bridgeAddresses.axelarGateway,
        data: encodeFunctionData({ abi: ENDPOINTS, functionName: 'callContract', args }),
        value: 0n,
      };
    },
    wormhole: (content) => {
      const args = [0, concat([toHex(numberOf('wormhole'), { size: 2 }), content]), 1] as const;
      return {
        to: bridgeAddresses.wormholeCore,
        data: encodeFunctionData({ abi: ENDPOINTS, functionName: 'publishMessage', args }),
        value: 0n,
      };
    },
  };

  it.each([
    { bridge: 'hyperlane', outcome: 'Adapter_WrongSender' },
    // Asks the adapter before it takes anything.
    { bridge: 'layerzero', outcome: toFunctionSelector('LZ_PathNotInitializable()') },
    { bridge: 'ccip', outcome: 'taken' },
    { bridge: 'axelar', outcome: 'Adapter_WrongSender' },
    { bridge: 'wormhole', outcome: 'Adapter_WrongSender' },
  ] as const)('who uses $bridge without its adapter is not believed', async ({ bridge, outcome }) => {
    const payload = await forged();
    const call = THEIRS[bridge]!(concat([desk.controller, payload]));
    const receipt = await mined(desk.on(ALPHA), { account: thief, ...call });
    const { steps } = takenBy(desk.on(ALPHA), receipt, bridge);
    // What is only published is brought to whomever it may concern.
    const directed = steps.map((step) => ({
      ...step,
      call: async (to: LocalClient) => {
        const made = await step.call(to);
        return sameAddress(made.to, thief.address) ? { ...made, to: adapters[bridge] } : made;
      },
    }));
    expect(await outcomeOf(bring({ steps: directed }, desk.on(BETA)))).toBe(outcome);
    await expectNothing(payload);
  });
});
