import { NO_INSTRUCTIONS, nttManagerAbi, nttTransceiverAbi, wormholeIdOf } from '@althing/bindings';
import { NO_ROUTE } from '@althing/domain/bridges';
import { type Address, sameAddress } from '@althing/domain/units';
import { erc20Abi, pad } from 'viem';
import { Refusal } from '../base/errors.ts';
import { converted } from './converted.ts';
import type { ProviderAsk, QuoteChains, RouteProvider } from './ports.ts';

/** Decimals that travel, unless one of both tokens has fewer; and the most units of them that fit in a message. */
const DECIMALS = 8;
const MOST_UNITS = 2n ** 64n - 1n;
/** A manager's number for what it keeps instead of burning it. */
const LOCKING = 0;
/** The delivery's price may rise until the sender has signed; the manager gives back what is not needed. */
const withReserve = (fee: bigint) => fee + fee / 20n;

const refused = (sentence: string) => new Refusal('conflict', 'route-refused', sentence);
const isPadded = (word: string, address: Address) => word.toLowerCase() === pad(address).toLowerCase();

/** Wormhole's Native Token Transfers: managers of one token that are asked and called on their chains, without anybody's service. */
export function nttRoutes(chains: QuoteChains): RouteProvider {
  async function readOrigin({ origin, destination, contract }: ProviderAsk) {
    const client = chains.quick(origin.chainId);
    const at = { address: contract, abi: nttManagerAbi } as const;
    const there = wormholeIdOf(destination.chainId);
    const [token, peer, isPaused, capacity, transceivers] = await Promise.all([
      client.readContract({ ...at, functionName: 'token' }),
      client.readContract({ ...at, functionName: 'getPeer', args: [there] }),
      client.readContract({ ...at, functionName: 'isPaused' }),
      client.readContract({ ...at, functionName: 'getCurrentOutboundCapacity' }),
      client.readContract({ ...at, functionName: 'getTransceivers' }),
    ]);
    return { client, at, there, token, peer, isPaused, capacity, transceivers };
  }

  async function readDestination({ origin, destination, peer: address }: ProviderAsk) {
    const client = chains.quick(destination.chainId);
    const at = { address, abi: nttManagerAbi } as const;
    const here = wormholeIdOf(origin.chainId);
    const [token, peer, isPaused, capacity, mode, kept] = await Promise.all([
      client.readContract({ ...at, functionName: 'token' }),
      client.readContract({ ...at, functionName: 'getPeer', args: [here] }),
      client.readContract({ ...at, functionName: 'isPaused' }),
      client.readContract({ ...at, functionName: 'getCurrentInboundCapacity', args: [here] }),
      client.readContract({ ...at, functionName: 'mode' }),
      client.readContract({ address: destination.address, abi: erc20Abi, functionName: 'balanceOf', args: [address] }),
    ]);
    return { token, peer, isPaused, capacity, isLocking: mode === LOCKING, kept };
  }

  type Origin = Awaited<ReturnType<typeof readOrigin>>;

  /** Without the standard relayer nobody brings the message, unless somebody is asked and paid apart, which is not done here. */
  async function isBrought({ client, transceivers, there }: Origin): Promise<boolean> {
    const answers = transceivers.map((address) =>
      client
        .readContract({ address, abi: nttTransceiverAbi, functionName: 'isWormholeRelayingEnabled', args: [there] })
        // Transceivers of other makers, and newer ones, have no such function.
        .catch(() => false),
    );
    return transceivers.length > 0 && (await Promise.all(answers)).every(Boolean);
  }

  return {
    id: 'wormhole-ntt',
    offReason: () => null,
    async quote(ask) {
      const { origin, destination, amount } = ask;
      const decimals = Math.min(DECIMALS, origin.decimals, destination.decimals);
      const travelling = converted(amount, origin, { decimals });
      // The manager takes no amount of which digits would be lost.
      if (converted(travelling, { decimals }, origin) !== amount)
        throw refused('It carries fewer decimals than this amount has. Leave the last ones out.');
      if (travelling > MOST_UNITS) throw refused('It takes less than this at a time.');
      const [here, there] = await Promise.all([readOrigin(ask), readDestination(ask)]);
      const isPair = isPadded(here.peer.peerAddress, ask.peer) && isPadded(there.peer.peerAddress, ask.contract);
      const isToken = sameAddress(here.token, origin.address) && sameAddress(there.token, destination.address);
      // Other decimals than the peer has would be another amount there.
      if (!isPair || !isToken || here.peer.tokenDecimals !== destination.decimals) throw refused(NO_ROUTE);
      if (here.isPaused || there.isPaused) throw refused('It is paused.');
      if (!(await isBrought(here)))
        throw refused('Nobody brings what it sends there without being asked apart, which is not done from here.');
      if (amount > here.capacity) throw refused('Its limit lets less than this leave now.');
      const received = converted(travelling, { decimals }, destination);
      if (received > there.capacity) throw refused('Its limit lets less than this in on the other chain now, so it would wait there.');
      if (there.isLocking && received > there.kept) throw refused('It has less than this to give out on the other chain.');
      const [, fee] = await here.client.readContract({
        ...here.at,
        functionName: 'quoteDeliveryPrice',
        args: [here.there, NO_INSTRUCTIONS],
      });
      return { isApproved: true, received: String(received), nativeFee: String(withReserve(fee)), terms: { kind: 'ntt' } };
    },
  };
}
