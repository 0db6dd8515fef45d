import {
  assetControllerAbi,
  controllerWrapperAbi,
  feeCollectorAbi,
  localDeployments,
  platformAddresses,
  tokenAbi,
} from '@althing/bindings';
import type { Bridge } from '@althing/domain/bridges';
import type { Address } from '@althing/domain/units';
import { encodeFunctionData, type Hex, maxUint256, parseEther, parseEventLogs, parseSignature, type TransactionReceipt } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foundPortal, foundToken, localAccount, mined, passSeconds, TransferDesk } from '../src/index.ts';
import { approve, type Chains, outcomeOf, refusalOf, startChains } from './support.ts';

/*
 * Who is paid for a transfer: a token's treasury for what arrives, the platform's for what leaves through the wrapper, and bridges in the chain's own
 * currency.
 */

const [ALPHA, BETA] = [31337, 31338] as const;
const [ada, stranger] = [localAccount(2), localAccount(3)];
const BRIDGES: readonly Bridge[] = ['hyperlane', 'layerzero', 'ccip', 'wormhole'];
const LIMIT = { minting: parseEther('1000000'), burning: parseEther('1000000') };
const OPEN = { alone: Object.fromEntries(BRIDGES.map((bridge) => [bridge, LIMIT])), together: { ...LIMIT, minimum: 2, bridges: BRIDGES } };
const someone = (): Address => privateKeyToAddress(generatePrivateKey());
const [TAXES, PLATFORM] = [someone(), someone()];
/** 1 % of everything above 100, 5 % of everything above 1,000. */
const TAX = { treasury: TAXES, thresholds: [parseEther('100'), parseEther('1000')], basisPoints: [100n, 500n] };
const wrapper = localDeployments().find(({ name }) => name === 'ControllerWrapper')!.address;

let chains: Chains;
let desk: TransferDesk;

beforeAll(async () => {
  chains = await startChains([ALPHA, BETA]);
}, 120_000);
afterAll(() => chains?.stop());

/** Ada has a million of a token with this tax on each chain; a controller on Alpha burns it, or keeps it. */
async function open(number: number, locks: boolean): Promise<Address> {
  let token: Address;
  for (const client of chains.clients) {
    const isHome = client.chain.id === ALPHA;
    token = await foundToken(client, { holders: [[ada.address, parseEther('1000000')]], tax: TAX, number });
    const custody = locks && isHome ? { locks, taxed: true } : {};
    const options = { token, others: [isHome ? BETA : ALPHA], ...OPEN, ...custody, number: number + 1 };
    const controller = await foundPortal(client, options);
    await approve(client, ada, token, controller);
    await passSeconds(client, 2);
    desk = new TransferDesk(controller, chains.clients);
  }
  return token!;
}

describe('a tax on what arrives', { timeout: 60_000 }, () => {
  it.each([
    { what: 'minted', from: ALPHA, to: BETA, locks: false, number: 10 },
    { what: 'given out again', from: BETA, to: ALPHA, locks: true, number: 20 },
  ])('is paid to the treasury of the chain on which it is $what', async ({ from, to, locks, number }) => {
    const token = await open(number, locks);
    if (locks) {
      const bridges = ['hyperlane'] as const;
      const out = { from: ALPHA, to: BETA, sender: ada, recipient: ada.address, amount: parseEther('5000') };
      await desk.deliver(await desk.send({ ...out, bridges }), 'hyperlane');
    }
    for (const [amount, tax] of [
      ['100', '0'],
      ['101', '0.01'],
      ['1200', '19'],
    ] as const) {
      const recipient = someone();
      const [paid, left] = [await desk.balanceOf(to, token, TAXES), await desk.balanceOf(from, token, ada.address)];
      const supplies = await Promise.all([from, to].map((id) => desk.supplyOf(id, token)));
      const sent = await desk.send({ from, to, sender: ada, recipient, amount: parseEther(amount), bridges: ['hyperlane'] });
      const { logs } = await desk.deliver(sent, 'hyperlane');
      const told = parseEventLogs({ abi: tokenAbi, logs, eventName: 'BridgeTaxPaid' }).map(({ args }) => args);
      const entry = { user: recipient, treasury: TAXES, amount: parseEther(amount), tax: parseEther(tax) };
      expect(told).toEqual(tax === '0' ? [] : [entry]);
      expect((await desk.balanceOf(to, token, TAXES)) - paid).toBe(parseEther(tax));
      expect(await desk.balanceOf(to, token, recipient)).toBe(parseEther(amount) - parseEther(tax));
      expect(left - (await desk.balanceOf(from, token, ada.address))).toBe(parseEther(amount));
      const [here, there] = await Promise.all([from, to].map((id) => desk.supplyOf(id, token)));
      expect([supplies[0]! - here!, there! - supplies[1]!]).toEqual([parseEther(amount), locks ? 0n : parseEther(amount)]);
    }
  });
});

describe('the wrapper', { timeout: 60_000 }, () => {
  let token: Address;

  const asOwner = (to: Address, data: Hex) => mined(desk.on(ALPHA), { to, data });

  beforeAll(async () => {
    token = await open(30, false);
    const { controller } = desk;
    const { feeCollector } = platformAddresses;
    await asOwner(feeCollector, encodeFunctionData({ abi: feeCollectorAbi, functionName: 'updateTreasury', args: [PLATFORM] }));
    // 1 % up to 50, 0.5 % of what is above, and 0.1 % for the destination.
    const tiers = [
      { threshold: 0n, rate: 1000 },
      { threshold: parseEther('50'), rate: 500 },
    ];
    const args = [controller, BigInt(BETA), tiers] as const;
    await asOwner(wrapper, encodeFunctionData({ abi: controllerWrapperAbi, functionName: 'setFeeTiers', args }));
    await asOwner(wrapper, encodeFunctionData({ abi: controllerWrapperAbi, functionName: 'setPremiumRate', args: [BigInt(BETA), 100n] }));
  });

  /** Of 90: 1 % of 50, 0.5 % of 40, and 0.1 % of it all. */
  const [AMOUNT, FEE] = [parseEther('90'), parseEther('0.79')];
  const transfer = (recipient: Address, threshold: number) =>
    ({ recipient, threshold, unwrap: false, amount: AMOUNT, destinationChain: BigInt(BETA) }) as const;

  const wrappedIn = ({ logs }: TransactionReceipt) =>
    parseEventLogs({ abi: controllerWrapperAbi, logs, eventName: 'TransferWrapped' }).map(({ args }) => args);

  it("takes its fee for the platform's treasury, and what bridges do not need goes back to the payer", async () => {
    const client = desk.on(ALPHA);
    await approve(client, ada, token, wrapper);
    const recipient = someone();
    const asked = await desk.carriage({ from: ALPHA, to: BETA, bridges: BRIDGES, payer: ada.address });
    const { legs, value } = await desk.carriage({ from: ALPHA, to: BETA, bridges: BRIDGES, payer: ada.address, surplus: parseEther('1') });
    expect(value - asked.value).toBe(parseEther('4'));
    const [tokens, currency] = [await desk.balanceOf(ALPHA, token, ada.address), await client.getBalance({ address: ada.address })];
    const args = [desk.controller, token, transfer(recipient, 2), FEE, legs] as const;
    const tooLow = [desk.controller, token, transfer(recipient, 2), FEE - 1n, legs] as const;
    const data = (given: typeof args) => encodeFunctionData({ abi: controllerWrapperAbi, functionName: 'transferTo', args: given });
    expect(await refusalOf(client.call({ account: ada, to: wrapper, data: data(tooLow), value }))).toBe('Wrapper_FeeTooHigh');
    const receipt = await mined(client, { account: ada, to: wrapper, data: data(args), value, gas: 3_000_000n });

    const sent = desk.sentIn(receipt, { from: ALPHA, to: BETA });
    const entry = { transferId: sent.transferId, controller: desk.controller, sender: ada.address, amount: AMOUNT, fee: FEE };
    expect(wrappedIn(receipt)).toEqual([entry]);
    expect(tokens - (await desk.balanceOf(ALPHA, token, ada.address))).toBe(AMOUNT);
    expect(await desk.balanceOf(ALPHA, token, PLATFORM)).toBe(FEE);
    const gas = receipt.gasUsed * receipt.effectiveGasPrice;
    expect(currency - (await client.getBalance({ address: ada.address })) - gas).toBe(asked.value);
    const keepers = [wrapper, desk.controller, ...legs.map(({ adapter }) => adapter)];
    expect(await Promise.all(keepers.map((address) => client.getBalance({ address })))).toEqual(keepers.map(() => 0n));
    expect(await desk.balanceOf(ALPHA, token, wrapper)).toBe(0n);

    for (const bridge of ['ccip', 'wormhole'] as const) await desk.deliver(sent, bridge);
    await desk.execute(sent, stranger);
    expect(await desk.balanceOf(BETA, token, recipient)).toBe(AMOUNT - FEE);
  });

  it('takes a signed permit in the place of an approval', async () => {
    const client = desk.on(ALPHA);
    const recipient = someone();
    await mined(client, {
      account: ada,
      to: token,
      data: encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [wrapper, 0n] }),
    });
    const nonce = await client.readContract({ address: token, abi: tokenAbi, functionName: 'nonces', args: [ada.address] });
    const signature = await ada.signTypedData({
      domain: { name: 'Acme', version: '1', chainId: ALPHA, verifyingContract: token },
      types: {
        Permit: ['owner', 'spender', 'value', 'nonce', 'deadline'].map((name, index) => ({
          name,
          type: index < 2 ? 'address' : 'uint256',
        })),
      },
      primaryType: 'Permit',
      message: { owner: ada.address, spender: wrapper, value: AMOUNT, nonce, deadline: maxUint256 },
    });
    const { r, s, yParity } = parseSignature(signature);
    const permit = { deadline: maxUint256, v: yParity + 27, r, s };
    const { legs, value } = await desk.carriage({ from: ALPHA, to: BETA, bridges: ['hyperlane'], payer: ada.address });
    const args = [desk.controller, token, transfer(recipient, 1), FEE, legs, permit] as const;
    const data = encodeFunctionData({ abi: controllerWrapperAbi, functionName: 'transferToWPermit', args });
    const paid = await desk.balanceOf(ALPHA, token, PLATFORM);
    const receipt = await mined(client, { account: ada, to: wrapper, data, value, gas: 3_000_000n });
    const sent = desk.sentIn(receipt, { from: ALPHA, to: BETA });
    expect(parseEventLogs({ abi: assetControllerAbi, logs: receipt.logs, eventName: 'TransferSent' })[0]!.args.sender).toBe(wrapper);
    await desk.deliver(sent, 'hyperlane');
    expect((await desk.balanceOf(ALPHA, token, PLATFORM)) - paid).toBe(FEE);
    expect(await desk.balanceOf(BETA, token, recipient)).toBe(AMOUNT - FEE);
  });

  it('takes nothing where the value is not what bridges are given, and calls no controller that its owner refuses', async () => {
    const client = desk.on(ALPHA);
    await approve(client, ada, token, wrapper);
    const { legs, value } = await desk.carriage({ from: ALPHA, to: BETA, bridges: ['hyperlane'], payer: ada.address });
    const call = (controller: Address) =>
      encodeFunctionData({
        abi: controllerWrapperAbi,
        functionName: 'transferTo',
        args: [controller, token, transfer(someone(), 1), FEE, legs],
      });
    const attempt = (data: Hex, given: bigint) => outcomeOf(client.call({ account: ada, to: wrapper, data, value: given }));
    expect(await attempt(call(desk.controller), value + 1n)).toBe('Controller_InvalidParams');
    expect(await attempt(call(desk.controller), value - 1n)).toBe('Controller_InvalidParams');
    const allow = (allowed: boolean) =>
      asOwner(wrapper, encodeFunctionData({ abi: controllerWrapperAbi, functionName: 'setController', args: [desk.controller, allowed] }));
    await allow(false);
    expect(await attempt(call(desk.controller), value)).toBe('Wrapper_ControllerNotWhitelisted');
    await allow(true);
    expect(await attempt(call(desk.controller), value)).toBe('taken');
  });
});
