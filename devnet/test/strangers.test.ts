import { assetControllerAbi, bridgeAdaptersOf, bringingCall, encodeTransferPayload, hyperlaneAdapterAbi } from '@althing/bindings';
import type { Bridge } from '@althing/domain/bridges';
import { type Address, type Hex, sameAddress } from '@althing/domain/units';
import { concat, encodeFunctionData, parseEther, toFunctionSelector } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bareSend, type LocalClient, localAccount, mined, REACHED_BRIDGES, type TransferDesk } from '../src/index.ts';
import { bring } from './forgery.ts';
import { type Chains, openToken, outcomeOf, refusalOf, startChains, takenBy } from './support.ts';

/* Whoever is no controller speaks through bridges for themselves only, with adapters, past them, or in their place. */

const [ALPHA, BETA] = [31337, 31338] as const;
const [ada, thief] = [localAccount(2), localAccount(3)];
const LIMIT = { minting: parseEther('100000'), burning: parseEther('100000') };
const REACHED = REACHED_BRIDGES as readonly Exclude<Bridge, 'connext'>[];
const adapters = bridgeAdaptersOf(ALPHA)!;

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

  it.each([
    { bridge: 'hyperlane', outcome: 'Adapter_WrongSender' },
    // Asks the adapter before it takes anything.
    { bridge: 'layerzero', outcome: toFunctionSelector('LZ_PathNotInitializable()') },
    { bridge: 'ccip', outcome: 'taken' },
    { bridge: 'axelar', outcome: 'Adapter_WrongSender' },
    { bridge: 'wormhole', outcome: 'Adapter_WrongSender' },
  ] as const)('who uses $bridge without its adapter is not believed', async ({ bridge, outcome }) => {
    const payload = await forged();
    const content = concat([desk.controller, payload]);
    const what = { destination: BETA, receiver: adapters[bridge], content, gasLimit: 400_000n, refund: thief.address };
    // The others are paid by nobody.
    const value = ['axelar', 'wormhole'].includes(bridge) ? 0n : parseEther('1');
    const receipt = await mined(desk.on(ALPHA), { account: thief, ...bareSend(bridge, what), value });
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
