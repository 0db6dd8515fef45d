import { endpointIdOf, oftAbi, oftSendParam, type OftSending } from '@althing/bindings';
import { NO_ROUTE } from '@althing/domain/bridges';
import { type Hex, sameAddress } from '@althing/domain/units';
import { pad } from 'viem';
import { Refusal } from '../base/errors.ts';
import { converted } from './converted.ts';
import type { ProviderAsk, QuoteChains, RouteProvider } from './ports.ts';

/** LayerZero's number of a plain transfer among an OFT's messages. */
const SEND = 1;
/** Gas of an arrival: type 3, executor, 17 bytes, `lzReceive`, 200,000, as the first one writes every word anew. What an OFT asks for itself takes its place. */
const ARRIVAL_GAS = '0x00030100110100000000000000000000000000030d40';
/** A fee may rise until the sender has signed; the endpoint gives back what is not needed. */
const withReserve = (fee: bigint) => fee + fee / 20n;

const refused = (sentence: string) => new Refusal('conflict', 'route-refused', sentence);

/**
 * LayerZero's OFT, and Stargate's pools, which have the same interface: asked and called on their chain, without anybody's service. A pool leaves peers and
 * gas to contracts of Stargate's.
 */
export function oftRoutes(id: 'layerzero' | 'stargate', chains: QuoteChains): RouteProvider {
  /** Options of the message; throws where the tokens would go to another contract than the listed one, whoever's that is. */
  async function optionsOf({ origin, destination, contract, peer }: ProviderAsk): Promise<Hex> {
    if (id === 'stargate') return '0x';
    const client = chains.quick(origin.chainId);
    const at = { address: contract, abi: oftAbi } as const;
    const eid = endpointIdOf(destination.chainId);
    const [there, enforced] = await Promise.all([
      client.readContract({ ...at, functionName: 'peers', args: [eid] }),
      client.readContract({ ...at, functionName: 'enforcedOptions', args: [eid, SEND] }),
    ]);
    if (there.toLowerCase() !== pad(peer).toLowerCase()) throw refused(NO_ROUTE);
    return enforced === '0x' ? ARRIVAL_GAS : '0x';
  }

  async function readOft(ask: ProviderAsk) {
    const { origin, contract } = ask;
    const client = chains.quick(origin.chainId);
    const at = { address: contract, abi: oftAbi } as const;
    const [token, isApproved, extraOptions] = await Promise.all([
      client.readContract({ ...at, functionName: 'token' }),
      client.readContract({ ...at, functionName: 'approvalRequired' }),
      optionsOf(ask),
    ]);
    if (!sameAddress(token, origin.address)) throw refused(NO_ROUTE);
    return { client, at, isApproved, extraOptions };
  }

  return {
    id,
    offReason: () => null,
    async quote(ask) {
      const { client, at, isApproved, extraOptions } = await readOft(ask);
      const asked: OftSending = {
        destinationChainId: ask.destination.chainId,
        recipient: ask.recipient,
        amount: ask.amount,
        terms: { kind: 'oft', minAmount: '0', extraOptions },
      };
      const [limit, , receipt] = await client.readContract({ ...at, functionName: 'quoteOFT', args: [oftSendParam(asked)] });
      if (ask.amount < limit.minAmountLD || ask.amount > limit.maxAmountLD) throw refused('It takes less, or more, than this at a time.');
      // Digits that do not travel would stay, and the reader be told of them nowhere.
      if (receipt.amountSentLD !== ask.amount) throw refused('It carries fewer decimals than this amount has. Leave the last ones out.');
      const terms = { ...asked.terms, minAmount: String(receipt.amountReceivedLD) };
      const fee = await client.readContract({ ...at, functionName: 'quoteSend', args: [oftSendParam({ ...asked, terms }), false] });
      const received = converted(receipt.amountReceivedLD, ask.origin, ask.destination);
      return { isApproved, received: String(received), nativeFee: String(withReserve(fee.nativeFee)), terms };
    },
  };
}
