import { randomBytes } from 'node:crypto';
import { mayanChainOf, mayanDecimals, mayanForwarderAbi, mayanSwiftAbi, type MayanTerms } from '@althing/bindings';
import { NO_ROUTE, ORDER_SECONDS, SERVICE_OFF } from '@althing/domain/bridges';
import { type Address, type ChainId, type Hex, sameAddress } from '@althing/domain/units';
import { getAddress, parseUnits, slice, zeroHash } from 'viem';
import { z } from 'zod';
import type { Clock } from '../base/clock.ts';
import { Refusal } from '../base/errors.ts';
import { askService } from './askService.ts';
import { converted } from './converted.ts';
import type { ProviderAsk, QuoteChains, RouteProvider } from './ports.ts';

/** Of 10,000: what may be kept of the amount at most, whatever the service answers; and, apart from that, where nobody brings it. */
const MOST_FEE = 500n;
/** Of 10,000: by how much less may arrive than the service expects. */
const SLIPPAGE = 50;
/** Seconds for which tokens may be kept at most where nobody brings them. */
const LONGEST = 86_400;
/** Amounts of an order, and of what Mayan's contract keeps, are numbers of 64 bits. */
const MOST_UNITS = 2n ** 64n - 1n;
/** Digits behind the point of a number of JSON: one more than travel, so that the last one that does is not rounded up. */
const DIGITS = 9;
/** What Mayan's documentation has its users name with a question: of which version of its package they understand the answers, and its program on Solana. */
const UNDERSTOOD = { sdkVersion: '13_1_0', solanaProgram: 'FC4eXxkyrMPTjiYUpp4EAnkmwMbQyZ6NDCh1kfLn6vsf' } as const;

const refused = (sentence: string) => new Refusal('conflict', 'route-refused', sentence);
const address = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/)
  .transform((text) => text.toLowerCase() as Hex);
const whole = z.string().regex(/^\d{1,20}$/);
const token = z.object({ contract: address });

/** Of an offer by Swift's second version, what is used. The first one's contracts have other functions, and are not called. */
const swiftOffer = z.object({
  type: z.literal('SWIFT'),
  swiftVersion: z.literal('V2'),
  fromChain: z.string().max(40),
  toChain: z.string().max(40),
  fromToken: token,
  toToken: token,
  swiftMayanContract: address,
  /** The token that Mayan's contract keeps: another one would have to be swapped for first. */
  swiftInputContract: address,
  swiftAuctionMode: z.number().int().min(1).max(0xff),
  effectiveAmountIn64: whole,
  /** In whole tokens. */
  minAmountOut: z.number().min(0).max(1e15),
  gasDrop: z.number(),
  cancelRelayerFee64: whole,
  refundRelayerFee64: whole,
  deadline64: z.string().regex(/^\d{1,10}$/),
  quoteId: z
    .string()
    .regex(/^0x([0-9a-f]{2}){1,16}$/i)
    .transform((text) => text.slice(2).toLowerCase())
    .optional()
    .catch(undefined),
});
type SwiftOffer = z.output<typeof swiftOffer>;

/** Of `GET /quote`, what is used. */
const quoted = z.object({ quotes: z.array(z.unknown()).max(20) });

/** Whole tokens as units of what travels; what is less than one of them is left out. */
function unitsOf(tokens: number, decimals: number): bigint {
  const [integer, fraction = ''] = tokens.toFixed(DIGITS).split('.');
  return parseUnits(`${integer}.${fraction.slice(0, decimals)}`, decimals);
}

/** By this no order is another one's twin. It begins with the offer's number, where that leaves room, as Mayan's own package does. */
const randomOf = ({ quoteId = '' }: SwiftOffer): Hex => `0x${quoteId}${randomBytes(32 - quoteId.length / 2).toString('hex')}`;

type Finding = readonly [what: string, isAsAsked: boolean];

/** @throws Refusal that names the first thing that is not as it was asked. */
function checkOffer(offer: SwiftOffer, { origin, destination, amount }: ProviderAsk): void {
  const findings: readonly Finding[] = [
    ['chain', offer.fromChain === mayanChainOf(origin.chainId)!.name && offer.toChain === mayanChainOf(destination.chainId)!.name],
    ['token', [offer.fromToken.contract, offer.swiftInputContract].every((each) => sameAddress(each, origin.address))],
    ['token', sameAddress(offer.toToken.contract, destination.address)],
    ['amount', offer.effectiveAmountIn64 === String(amount)],
    ['gift of coins', offer.gasDrop === 0],
  ];
  const wrong = findings.find(([, isAsAsked]) => !isAsAsked);
  if (wrong) throw refused(`Its service answers with another ${wrong[0]} than was asked, so nothing is sent over it.`);
}

/** What the service chose of an order, within bounds that are ours. */
function termsOf(offer: SwiftOffer, { origin, destination, amount }: ProviderAsk, now: number): MayanTerms {
  const [there, here] = [destination, origin].map(({ decimals }) => ({ decimals: mayanDecimals(decimals) })) as [Decimals, Decimals];
  const least = unitsOf(offer.minAmountOut, there.decimals);
  if (least === 0n) throw refused('It does not carry this little.');
  if (least > MOST_UNITS) throw refused('It takes less than this at a time.');
  const promised = converted(amount, origin, there);
  if (least > promised) throw refused('It names more than is sent, which nobody brings.');
  if ((promised - least) * 10_000n > promised * MOST_FEE) throw refused('It asks for more than 5 % of the amount.');
  const kept = BigInt(offer.cancelRelayerFee64) + BigInt(offer.refundRelayerFee64);
  if (kept * 10_000n > converted(amount, origin, here) * MOST_FEE)
    throw refused('It would keep more than 5 % of the amount where nobody brings it.');
  const deadline = Number(offer.deadline64);
  if (deadline < now + ORDER_SECONDS) throw refused('Its order would be over before it could be sent.');
  if (deadline > now + LONGEST) throw refused('It would keep the tokens for longer than a day where nobody brings them.');
  return {
    kind: 'mayan-swift',
    protocol: getAddress(offer.swiftMayanContract),
    outputToken: destination.address,
    minAmountOut: String(least),
    cancelFee: offer.cancelRelayerFee64,
    refundFee: offer.refundRelayerFee64,
    deadline,
    auctionMode: offer.swiftAuctionMode,
    random: randomOf(offer),
  };
}

interface Decimals {
  decimals: number;
}

/** Mayan Swift: what its forwarder passes on is kept until somebody has brought what was ordered. What they would bring says its service. */
export function mayanRoutes(chains: QuoteChains, url: string | undefined, now: Clock): RouteProvider {
  async function offered(ask: ProviderAsk, signal: AbortSignal): Promise<SwiftOffer> {
    const { origin, destination, contract, amount } = ask;
    const answer = await askService(`${url!}/quote`, quoted, signal, {
      query: {
        ...UNDERSTOOD,
        forwarderAddress: contract,
        amountIn64: amount,
        fromToken: origin.address,
        fromChain: mayanChainOf(origin.chainId)!.name,
        toToken: destination.address,
        toChain: mayanChainOf(destination.chainId)!.name,
        slippageBps: SLIPPAGE,
        gasDrop: 0,
        swift: 'true',
        ...Object.fromEntries(['mctp', 'fastMctp', 'wormhole', 'shuttle', 'monoChain', 'gasless'].map((way) => [way, 'false'])),
        // Without a swap before it, for which another contract would have to be called.
        onlyDirect: 'true',
      },
    });
    const found = answer.quotes.flatMap((each) => swiftOffer.safeParse(each).data ?? [])[0];
    if (!found) throw refused('Its service offers no plain order for this.');
    return found;
  }

  /** The contract that is to be given the tokens has to be Mayan's by the word of the forwarder, take orders, and know who brings them on the other chain. */
  async function checkContracts(protocol: Address, { origin, destination, contract }: ProviderAsk): Promise<void> {
    const here = chains.quick(origin.chainId);
    const isMayans = await here.readContract({
      address: contract,
      abi: mayanForwarderAbi,
      functionName: 'mayanProtocols',
      args: [protocol],
    });
    if (!isMayans) throw refused('Its service answers with another contract than its own, so nothing is sent over it.');
    const at = { address: protocol, abi: mayanSwiftAbi } as const;
    const [isPaused, bringer] = await Promise.all([
      here.readContract({ ...at, functionName: 'paused' }),
      here.readContract({ ...at, functionName: 'emitters', args: [mayanChainOf(destination.chainId)!.id] }),
    ]);
    if (bringer === zeroHash) throw refused(NO_ROUTE);
    const there = { address: slice(bringer, 12), abi: mayanSwiftAbi } as const;
    if (isPaused || (await chains.quick(destination.chainId).readContract({ ...there, functionName: 'paused' })))
      throw refused('It is paused.');
  }

  /** UNIX seconds. The clock of a local chain may be moved ahead of this one. */
  async function timeAt(chainId: ChainId): Promise<number> {
    const { timestamp } = await chains.quick(chainId).getBlock();
    return Math.max(now().getTime() / 1000, Number(timestamp));
  }

  return {
    id: 'mayan-swift',
    offReason: () => (url === undefined ? SERVICE_OFF : null),
    async quote(ask, signal) {
      const { origin, destination, amount } = ask;
      if (!mayanChainOf(origin.chainId) || !mayanChainOf(destination.chainId)) throw refused(NO_ROUTE);
      const here = { decimals: mayanDecimals(origin.decimals) };
      const travelling = converted(amount, origin, here);
      // Its contract takes the whole amount, and counts what travels of it.
      if (converted(travelling, here, origin) !== amount)
        throw refused('It carries fewer decimals than this amount has. Leave the last ones out.');
      if (travelling > MOST_UNITS) throw refused('It takes less than this at a time.');
      const offer = await offered(ask, signal);
      checkOffer(offer, ask);
      const terms = termsOf(offer, ask, await timeAt(origin.chainId));
      await checkContracts(terms.protocol as Address, ask);
      const received = converted(BigInt(terms.minAmountOut), { decimals: mayanDecimals(destination.decimals) }, destination);
      return { isApproved: true, received: String(received), nativeFee: '0', terms };
    },
  };
}
