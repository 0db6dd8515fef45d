import { type Call, encodeApprovals, encodeRoute, type KnownContract, mayanRefund } from '@althing/bindings';
import { isOrderedRoute, ORDER_SECONDS } from '@althing/domain/bridges';
import { exactBalanceText } from '@althing/domain/treasury';
import { type Address, sameAddress } from '@althing/domain/units';
import { useChain } from '../../../lib/config/useChain.ts';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { type NameAddress, type TransactionRequest, useBatches } from '../../transactions/index.ts';
import { AllowanceStep, useAllowance } from '../send/Allowance.tsx';
import { SendButton } from '../send/SendButton.tsx';
import { OrderStep } from './OrderStep.tsx';
import type { AskedRoutes } from './queries.ts';
import { type OfferedRoute, type RouteEnds, routeSubject } from './routeChoice.ts';
import { type OrderedOffer, useRouteOrder } from './useRouteOrder.ts';

export interface SendRouteProps {
  ends: RouteEnds;
  route: OfferedRoute | undefined;
  amount: bigint | undefined;
  account: Address | null;
  isSafe: boolean;
  recipient: Address | undefined;
  /** Why nothing can be sent; undefined where it can. */
  reason: string | undefined;
}

const CONTRACT_KINDS: Readonly<Partial<Record<OfferedRoute['provider'], KnownContract['abi']>>> = {
  across: 'Across spoke pool',
  layerzero: 'OFT',
  stargate: 'OFT',
  'mayan-swift': 'Mayan forwarder',
  relay: 'Relay depository',
  'wormhole-ntt': 'NTT manager',
};

function contractsOf({ token, origin }: RouteEnds, route: OfferedRoute | undefined): KnownContract[] {
  const abi = route && CONTRACT_KINDS[route.provider];
  const bridge = abi ? [{ address: route.offer.contract as Address, label: `${route.name}, ${token.symbol}`, abi }] : [];
  const terms = route?.offer.terms;
  // The forwarder passes tokens on to no other contract than Mayan's.
  const keeper =
    terms?.kind === 'mayan-swift' ? [{ address: terms.protocol as Address, label: route!.name, abi: 'Mayan Swift' } as const] : [];
  // An OFT is its own token.
  return [...bridge, ...keeper, { address: origin.address as Address, label: token.symbol, abi: 'Token' }];
}

type Ready = Required<Pick<SendRouteProps, 'ends'>> & {
  route: OfferedRoute;
  amount: bigint;
  account: Address;
  recipient: Address;
  isSafe: boolean;
};

/** With what the call is made of. */
type Sendable = OfferedRoute['offer'] & Pick<OrderedOffer, 'terms'>;

/** What becomes of it where nobody brings it, of a bridge that keeps some of it then. @param text - of units of the token where it is. */
function unbroughtText(terms: OrderedOffer['terms'], amount: bigint, decimals: number, text: (units: bigint) => string): string {
  if (terms.kind !== 'mayan-swift') return '';
  const until = formatTime(new Date(terms.deadline * 1000).toISOString());
  return ` If nobody has brought it by ${until}, ${text(mayanRefund(amount, decimals, terms))} are given back to you.`;
}

/** What owners of a Safe have to know who sign one after the other, as offers do not wait for them. */
const lateWords = (name: string, { terms, nativeFee }: Sendable): string => {
  if (terms.kind === 'across') return ` ${name} takes this offer for an hour: if the owners need longer it fails, and nothing moves.`;
  return nativeFee === '0' ? '' : ` If ${name} asks for more by the time the owners execute it, it fails, and nothing moves.`;
};

/** The call is made here, of what the reader has chosen and of figures that the server has told: no bridge's calldata is passed on. */
function requestOf(
  { ends, route: { name, provider }, amount, account, recipient, isSafe }: Ready,
  offer: Sendable,
  destination: string,
  before: readonly Call[],
): TransactionRequest {
  const { token, origin, destination: there } = ends;
  const call = encodeRoute(provider, {
    originChainId: origin.chainId,
    destinationChainId: there.chainId,
    token: origin.address as Address,
    contract: offer.contract as Address,
    amount,
    sender: account,
    recipient,
    nativeFee: BigInt(offer.nativeFee),
    terms: offer.terms,
  });
  const text = (units: bigint, decimals: number) => `${exactBalanceText(units, decimals)} ${token.symbol}`;
  const unbrought = unbroughtText(offer.terms, amount, origin.decimals, (units) => text(units, origin.decimals));
  const whom = sameAddress(recipient, account) ? 'your own address' : recipient;
  return {
    chainId: origin.chainId,
    from: account,
    ...call,
    title: `Move ${text(amount, origin.decimals)} to ${destination}`,
    effect: `At least ${text(BigInt(offer.received), there.decimals)} arrive for ${whom} on ${destination}, brought by ${name}. Once it has left it cannot be taken back.${unbrought}${isSafe ? lateWords(name, offer) : ''}`,
    isSafe,
    ...(before.length > 0 ? { before } : {}),
  };
}

const askOf = ({ ends: { token, origin, destination }, amount, account, recipient }: Ready): AskedRoutes => ({
  token: token.id,
  originChainId: origin.chainId,
  destinationChainId: destination.chainId,
  amount: String(amount),
  sender: account,
  recipient,
});

/** The offer with what the call is made of: of most bridges it is told with the offer, of others by an order of its own. */
function useSendable(route: OfferedRoute | undefined, ready: Ready | undefined) {
  const order = useRouteOrder(route?.provider, ready && askOf(ready));
  const isOrdered = route !== undefined && isOrderedRoute(route.provider);
  const terms = route?.offer.terms;
  const told = route && terms ? { ...route.offer, terms } : undefined;
  return { order, isOrdered, offer: isOrdered ? order.offer : told };
}

interface Obstacles {
  reason: string | undefined;
  needsPermission: boolean;
  isUnread: boolean;
  needsOrder: boolean;
}

function reasonOf({ reason, needsPermission, isUnread, needsOrder }: Obstacles): string | undefined {
  if (reason !== undefined) return reason;
  if (needsPermission) return 'Give the permission above first.';
  if (isUnread) return 'The chain is being asked what you have approved.';
  return needsOrder ? 'Order it above first.' : undefined;
}

/** Of a Safe whose owners sign one after the other. */
const TOO_SLOW = `An order of this bridge is good for ${ORDER_SECONDS} seconds, and a Safe needs longer. Choose another bridge.`;

/** The permission where the bridge takes the tokens by one, the order where it brings what was ordered, then the transfer itself. */
export function SendRoute({ ends, route, amount, account, isSafe, recipient, reason: given }: SendRouteProps) {
  const destination = useChain(ends.destination.chainId).name;
  const place = { ...ends.origin, symbol: ends.token.symbol };
  const reason = given ?? (isSafe && route && isOrderedRoute(route.provider) ? TOO_SLOW : undefined);
  const spender = route?.offer.isApproved ? (route.offer.contract as Address) : undefined;
  const allowance = useAllowance(place, account, spender);
  const ready =
    route && amount !== undefined && account && recipient && reason === undefined
      ? { ends, route, amount, account, recipient, isSafe }
      : undefined;
  const { order, isOrdered, offer } = useSendable(route, ready);
  const isUnread = spender !== undefined && allowance.data === undefined;
  const isShort = spender !== undefined && amount !== undefined && allowance.data !== undefined && allowance.data < amount;
  const batches = useBatches(place.chainId, account, isSafe);
  const needsPermission = isShort && !batches;
  const before =
    isShort && batches
      ? encodeApprovals({ chainId: place.chainId, token: place.address as Address, spender, amount, allowance: allowance.data })
      : [];
  const needsOrder = isOrdered && !offer;
  const contracts = contractsOf(ends, route);
  const nameAddress: NameAddress = (address) =>
    sameAddress(address, account ?? undefined) ? 'You' : contracts.find((known) => sameAddress(known.address, address))?.label;
  return (
    <>
      {needsPermission && ready && (
        <AllowanceStep
          place={place}
          account={ready.account}
          spender={spender}
          amount={amount}
          allowance={allowance.data}
          isSafe={isSafe}
          permit={undefined}
          taker={ready.route.name}
          contracts={contracts}
          nameAddress={nameAddress}
        />
      )}
      {isOrdered && !needsPermission && <OrderStep name={route!.name} order={order} reason={reason} />}
      <SendButton
        subject={routeSubject(ends.token.id, place.chainId, account)}
        isSafe={isSafe}
        request={ready && offer && !needsPermission && !isUnread ? requestOf(ready, offer, destination, before) : undefined}
        reason={reasonOf({ reason, needsPermission, isUnread, needsOrder })}
        contracts={contracts}
        nameAddress={nameAddress}
        onSent={order.forget}
      />
    </>
  );
}
