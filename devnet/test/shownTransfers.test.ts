import { controllerWrapperAbi, controllerWrapperOf, feeCollectorAbi, platformAddresses } from '@althing/bindings';
import { type Bridge, bridgeTaxOf, platformFeeOf, relayerFee, type ShareTier } from '@althing/domain/bridges';
import type { Address } from '@althing/domain/units';
import { encodeFunctionData, parseEther } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { foundPortal, foundToken, localAccount, mined, passSeconds, TransferDesk } from '../src/index.ts';
import { pick, seeded } from '../src/random.ts';
import { approve, type Chains, startChains } from './support.ts';

/* What a holder is shown before a transfer, by the rules that the page `/bridge` goes by, is to the unit what is paid and what arrives. */

const [ALPHA, BETA] = [31337, 31338] as const;
const COUNT = Number(process.env['ALTHING_SHOWN_TRANSFERS'] ?? 300);
const SEED = Number(process.env['ALTHING_SHOWN_SEED'] ?? 11);
const BRIDGES: readonly Bridge[] = ['hyperlane', 'layerzero', 'ccip', 'wormhole', 'axelar'];
const LIMIT = { minting: parseEther('1000000'), burning: parseEther('1000000') };
const ada = localAccount(2);
const someone = (): Address => privateKeyToAddress(generatePrivateKey());
const [TAXES, PLATFORM] = [someone(), someone()];
const TAX: readonly ShareTier[] = [
  { threshold: parseEther('10'), rate: 33n },
  { threshold: parseEther('777.7'), rate: 500n },
];
const TIERS: readonly ShareTier[] = [
  { threshold: 0n, rate: 1_003n },
  { threshold: parseEther('49.999999'), rate: 517n },
];
const PREMIUM = 101n;
/** What the page names as the fee of a bridge has this buffer; what is not needed comes back. */
const DESTINATION = { feeMultiplier: 1 };
const wrapper = controllerWrapperOf(ALPHA)!;

let chains: Chains;
let desk: TransferDesk;
let token: Address;

beforeAll(async () => {
  chains = await startChains([ALPHA, BETA]);
  for (const client of chains.clients) {
    const tax = { treasury: TAXES, thresholds: TAX.map(({ threshold }) => threshold), basisPoints: TAX.map(({ rate }) => rate) };
    token = await foundToken(client, { holders: [[ada.address, parseEther('1000000')]], tax, number: 10 });
    const alone = Object.fromEntries(BRIDGES.map((bridge) => [bridge, LIMIT]));
    const together = { ...LIMIT, minimum: 2, bridges: BRIDGES };
    const controller = await foundPortal(client, {
      token,
      others: [client.chain.id === ALPHA ? BETA : ALPHA],
      alone,
      together,
      number: 11,
    });
    desk = new TransferDesk(controller, chains.clients);
    await passSeconds(client, 2);
  }
  const home = desk.on(ALPHA);
  await approve(home, ada, token, wrapper);
  const { feeCollector } = platformAddresses;
  await mined(home, {
    to: feeCollector,
    data: encodeFunctionData({ abi: feeCollectorAbi, functionName: 'updateTreasury', args: [PLATFORM] }),
  });
  const tiers = TIERS.map(({ threshold, rate }) => ({ threshold, rate: Number(rate) }));
  for (const data of [
    encodeFunctionData({ abi: controllerWrapperAbi, functionName: 'setFeeTiers', args: [desk.controller, BigInt(BETA), tiers] }),
    encodeFunctionData({ abi: controllerWrapperAbi, functionName: 'setPremiumRate', args: [BigInt(BETA), PREMIUM] }),
  ])
    await mined(home, { to: wrapper, data });
}, 120_000);
afterAll(() => chains?.stop());

/** From a few units to thousands of tokens, as likely of every size, seldom round. */
const amountBy = (random: () => number): bigint =>
  BigInt(Math.floor(10 ** (2 + 13.6 * random()))) * 10n ** BigInt(Math.floor(7 * random()));

/** What the page says before anything is signed. */
function shownOf(amount: bigint) {
  const platform = platformFeeOf(amount, { tiers: TIERS, premiumRate: PREMIUM });
  const tax = bridgeTaxOf(amount - platform, TAX);
  return { platform, tax, net: amount - platform - tax };
}

const balances = (recipient: Address) =>
  Promise.all([
    desk.balanceOf(ALPHA, token, ada.address),
    desk.balanceOf(ALPHA, token, PLATFORM),
    desk.balanceOf(BETA, token, TAXES),
    desk.balanceOf(BETA, token, recipient),
    desk.on(ALPHA).getBalance({ address: ada.address }),
  ]);

type Balances = Awaited<ReturnType<typeof balances>>;

/** @param before - what everybody had, without the recipient, who is new. */
async function move(amount: bigint, bridge: Bridge, before: Balances) {
  const recipient = someone();
  const asked = await desk.carriage({ from: ALPHA, to: BETA, bridges: [bridge], payer: ada.address });
  const shown = relayerFee(bridge, asked.value, DESTINATION);
  const legs = asked.legs.map((leg) => ({ ...leg, fee: BigInt(shown) }));
  const { platform, tax, net } = shownOf(amount);
  const transfer = { recipient, threshold: 1, unwrap: false, amount, destinationChain: BigInt(BETA) };
  const args = [desk.controller, token, transfer, platform, legs] as const;
  const data = encodeFunctionData({ abi: controllerWrapperAbi, functionName: 'transferTo', args });
  const receipt = await mined(desk.on(ALPHA), { account: ada, to: wrapper, data, value: BigInt(shown), gas: 3_000_000n });
  await desk.deliver(desk.sentIn(receipt, { from: ALPHA, to: BETA }), bridge);
  const after = await balances(recipient);
  const moved = after.map((value, index) => value - before[index]!);
  after[3] = 0n;
  const gas = receipt.gasUsed * receipt.effectiveGasPrice;
  // Axelar keeps what it is given on chain; it pays back elsewhere.
  const kept = bridge === 'axelar' ? BigInt(shown) : asked.value;
  return { after, seen: moved, expected: [-amount, platform, tax, net, -kept - gas] };
}

it(
  `${COUNT} transfers, whose amounts follow from seed ${SEED}, pay and bring to the unit what was shown`,
  { timeout: 300_000 },
  async () => {
    const random = seeded(SEED);
    let before = await balances(someone());
    for (let index = 0; index < COUNT; index++) {
      const [amount, bridge] = [amountBy(random), pick(BRIDGES, random)];
      const { seen, expected, after } = await move(amount, bridge, before);
      before = after;
      expect({ index, amount, bridge, moved: seen }).toEqual({ index, amount, bridge, moved: expected });
    }
  },
);
