import { encodeRoute, type KnownContract } from '@althing/bindings';
import { exactBalanceText } from '@althing/domain/treasury';
import { type Address, type Hex, sameAddress } from '@althing/domain/units';
import { useChain } from '../../../lib/config/useChain.ts';
import type { NameAddress, TransactionRequest } from '../../transactions/index.ts';
import { AllowanceStep, useAllowance } from '../send/Allowance.tsx';
import { SendButton } from '../send/SendButton.tsx';
import type { OfferedRoute, RouteEnds } from './routeChoice.ts';

export interface SendRouteProps {
  ends: RouteEnds;
  route: OfferedRoute | undefined;
  amount: bigint | undefined;
  account: Address | null;
  isSafe: boolean;
  recipient: Address | undefined;
  /** Why nothing can be sent; undefined where it can. */
  reason: string | undefined;
  onSent: (hash: Hex) => void;
}

const CONTRACT_KINDS: Readonly<Partial<Record<OfferedRoute['provider'], KnownContract['abi']>>> = {
  across: 'Across spoke pool',
  layerzero: 'OFT',
  stargate: 'OFT',
};

function contractsOf({ token, origin }: RouteEnds, route: OfferedRoute | undefined): KnownContract[] {
  const abi = route && CONTRACT_KINDS[route.provider];
  const bridge = abi ? [{ address: route.offer.contract as Address, label: `${route.name}, ${token.symbol}`, abi }] : [];
  // An OFT is its own token.
  return [...bridge, { address: origin.address as Address, label: token.symbol, abi: 'Token' }];
}

type Ready = Required<Pick<SendRouteProps, 'ends'>> & {
  route: OfferedRoute;
  amount: bigint;
  account: Address;
  recipient: Address;
  isSafe: boolean;
};

/** The call is made here, of what the reader has chosen and of figures that the server has told: no bridge's calldata is passed on. */
function requestOf({ ends, route, amount, account, recipient, isSafe }: Ready, destination: string): TransactionRequest {
  const { token, origin, destination: there } = ends;
  const { offer, name, provider } = route;
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
  const whom = sameAddress(recipient, account) ? 'your own address' : recipient;
  return {
    chainId: origin.chainId,
    from: account,
    ...call,
    title: `Move ${text(amount, origin.decimals)} to ${destination}`,
    effect: `At least ${text(BigInt(offer.received), there.decimals)} arrive for ${whom} on ${destination}, brought by ${name}. Once it has left it cannot be taken back.`,
    isSafe,
  };
}

/** The permission where the bridge takes the tokens by one, then the transfer itself. */
export function SendRoute({ ends, route, amount, account, isSafe, recipient, reason, onSent }: SendRouteProps) {
  const destination = useChain(ends.destination.chainId).name;
  const place = { ...ends.origin, symbol: ends.token.symbol };
  const spender = route?.offer.isApproved ? (route.offer.contract as Address) : undefined;
  const allowance = useAllowance(place, account, spender);
  const ready =
    route && amount !== undefined && account && recipient && reason === undefined
      ? { ends, route, amount, account, recipient, isSafe }
      : undefined;
  const isUnread = spender !== undefined && allowance.data === undefined;
  const needsPermission = spender !== undefined && amount !== undefined && allowance.data !== undefined && allowance.data < amount;
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
      <SendButton
        controller={`${ends.token.id}:${route?.provider ?? ''}`}
        chainId={ends.origin.chainId}
        account={account}
        isSafe={isSafe}
        request={ready && !needsPermission && !isUnread ? requestOf(ready, destination) : undefined}
        reason={
          reason ??
          (needsPermission ? 'Give the permission above first.' : isUnread ? 'The chain is being asked what you have approved.' : undefined)
        }
        contracts={contracts}
        nameAddress={nameAddress}
        onSent={onSent}
      />
    </>
  );
}
