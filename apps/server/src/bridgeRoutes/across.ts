import { spokePoolAbi } from '@althing/bindings';
import { LOCAL_ACROSS_FEE } from '@althing/bindings/localBridges';
import { isLocalChain, SERVICE_OFF } from '@althing/domain/bridges';
import { z } from 'zod';
import { Refusal } from '../base/errors.ts';
import { askService } from './askService.ts';
import { converted } from './converted.ts';
import type { ProviderAsk, QuoteChains, RouteProvider } from './ports.ts';

/** Seconds within which somebody has to bring it; after that it is given back. */
const FILLED_WITHIN = 7_200;
/** Of 10,000: what the service may ask at most, whatever it answers. */
const MOST_FEE = 500n;

const refused = (sentence: string) => new Refusal('conflict', 'route-refused', sentence);
const whole = z.string().regex(/^\d{1,78}$/);
/** Of `GET /suggested-fees`, what is used. */
const suggested = z.object({ totalRelayFee: z.object({ total: whole }), isAmountTooLow: z.boolean().optional() });

async function suggestedFee(url: string, ask: ProviderAsk, signal: AbortSignal): Promise<bigint> {
  const { origin, destination, amount, recipient } = ask;
  const answer = await askService(`${url}/suggested-fees`, suggested, signal, {
    query: {
      inputToken: origin.address,
      outputToken: destination.address,
      originChainId: origin.chainId,
      destinationChainId: destination.chainId,
      amount,
      recipient,
    },
  });
  if (answer.isAmountTooLow) throw refused('It does not carry this little.');
  return BigInt(answer.totalRelayFee.total);
}

/** Across: a deposit that somebody fills on the other chain. What that costs says its service; on local chains it is fixed. */
export function acrossRoutes(chains: QuoteChains, url: string | undefined): RouteProvider {
  const isLocal = ({ origin, destination }: Pick<ProviderAsk, 'origin' | 'destination'>) =>
    isLocalChain(origin.chainId) && isLocalChain(destination.chainId);

  const feeOf = async (ask: ProviderAsk, signal: AbortSignal): Promise<bigint> =>
    isLocal(ask) ? (ask.amount * LOCAL_ACROSS_FEE.numerator) / LOCAL_ACROSS_FEE.denominator + 1n : suggestedFee(url!, ask, signal);

  return {
    id: 'across',
    offReason: (ask) => (url === undefined && !isLocal(ask) ? SERVICE_OFF : null),
    async quote(ask, signal) {
      const { origin, destination, contract, amount } = ask;
      const [fee, here, there, buffer] = await Promise.all([
        feeOf(ask, signal),
        chains.quick(origin.chainId).getBlock(),
        chains.quick(destination.chainId).getBlock(),
        chains.quick(origin.chainId).readContract({ address: contract, abi: spokePoolAbi, functionName: 'fillDeadlineBuffer' }),
      ]);
      const outputAmount = converted(amount - fee, origin, destination);
      if (fee >= amount || outputAmount <= 0n) throw refused('It does not carry this little.');
      if (!isLocal(ask) && fee * 10_000n > amount * MOST_FEE) throw refused('It asks for more than 5 % of the amount.');
      const latest = Number(here.timestamp) + buffer;
      const fillDeadline = Math.min(Math.max(Number(here.timestamp), Number(there.timestamp)) + FILLED_WITHIN, latest);
      // It would be too late before anybody could bring it.
      if (fillDeadline <= Number(there.timestamp)) throw refused('The clocks of both chains are too far apart for it.');
      const outputToken = destination.address;
      const when = { quoteTimestamp: Number(here.timestamp), fillDeadline };
      const terms = { kind: 'across' as const, outputToken, outputAmount: String(outputAmount), ...when };
      return { isApproved: true, received: String(outputAmount), nativeFee: '0', terms };
    },
  };
}
