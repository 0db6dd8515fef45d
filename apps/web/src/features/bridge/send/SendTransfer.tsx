import { encodeApprovals, type KnownContract } from '@althing/bindings';
import { exactBalanceText } from '@althing/domain/treasury';
import { type Address, type Hex, sameAddress } from '@althing/domain/units';
import { Anchor } from '@mantine/core';
import { useChain } from '../../../lib/config/useChain.ts';
import { PLATFORM_CONTRACTS } from '../../../lib/chain/platformContracts.ts';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { useNow } from '../../../lib/useNow.ts';
import { type NameAddress, useBatches, usePermit, useTransaction, useUsedPermit } from '../../transactions/index.ts';
import classes from '../Bridge.module.css';
import { type TokenOnChain, type TravellingToken, useRecentTransfers } from '../queries.ts';
import type { ReadyTransfer } from '../transferForm.ts';
import { AllowanceStep, INSTEAD, useAllowance } from './Allowance.tsx';
import { justSent } from './justSent.ts';
import { SendButton } from './SendButton.tsx';
import { spenderOf, transferRequest } from './transferRequest.ts';

/** Milliseconds. */
const LOOK_EVERY = 10_000;

export interface SendTransferProps {
  token: TravellingToken;
  place: TokenOnChain;
  to: number;
  account: Address | null;
  isSafe: boolean;
  unwrap: boolean;
  /** Undefined while something is missing; `reason` says what. */
  ready: ReadyTransfer | undefined;
  reason: string | undefined;
  onSent: (hash: Hex) => void;
}

/** The permission that is needed, then the transfer itself. */
export function SendTransfer({ token, place, to, account, isSafe, unwrap, ready, reason, onSent }: SendTransferProps) {
  const destination = useChain(to);
  const now = useNow(LOOK_EVERY);
  const controller = token.controllerAddress as Address;
  const plan = ready && account ? { ...ready, controller, place, destination, account, isSafe, unwrap } : undefined;
  const spender = plan && spenderOf(plan);
  const amount = plan && BigInt(plan.quote.grossAmount);
  const allowance = useAllowance(place, account, spender);
  const wish =
    plan && spender ? { chainId: place.chainId, token: place.address as Address, owner: plan.account, spender, value: amount! } : undefined;
  const permit = usePermit(wish);
  // A Safe cannot sign as a key does, and the controller itself takes no permits.
  const mayPermit = !isSafe && plan?.quote.wrapperAddress !== null;
  const signed = mayPermit && permit.state.phase === 'signed' ? permit.state.permit : undefined;
  const recent = useRecentTransfers(account).data?.items ?? [];
  const again =
    plan &&
    justSent(
      recent,
      { sender: plan.account, controller, from: place.chainId, to, recipient: plan.recipient, grossAmount: plan.quote.grossAmount },
      now,
    );
  const subject = `bridge:${controller}:${place.chainId}:${account}`;
  useUsedPermit(permit, useTransaction(subject).state.phase);
  const isShort = amount !== undefined && allowance.data !== undefined && allowance.data < amount;
  const batches = useBatches(place.chainId, account, isSafe);
  const needsPermission = isShort && signed === undefined && !batches;
  const approvals =
    isShort && batches && spender
      ? encodeApprovals({ chainId: place.chainId, token: place.address as Address, spender, amount, allowance: allowance.data })
      : [];
  const request = plan && !needsPermission ? transferRequest({ ...plan, approvals, permit: isShort ? signed : undefined }) : undefined;
  const contracts = contractsAt(token, place, plan?.quote.wrapperAddress ?? null);
  const nameAddress: NameAddress = (address) =>
    sameAddress(address, account ?? undefined) ? 'You' : contracts.find((known) => sameAddress(known.address, address))?.label;
  return (
    <>
      {signed && plan && isShort && (
        <p className={classes.under}>
          You have signed that {nameAddress(spender!) ?? 'the portal'} may take {exactBalanceText(amount, place.decimals)} {place.symbol},
          and no more. The signature can be used until {formatTime(Number(signed.deadline))}.{' '}
          <Anchor component="button" type="button" inherit onClick={() => permit.leave(INSTEAD)}>
            Approve in a transaction instead
          </Anchor>
        </p>
      )}
      {needsPermission && plan && spender && (
        <AllowanceStep
          place={place}
          account={plan.account}
          spender={spender}
          amount={amount}
          allowance={allowance.data}
          isSafe={isSafe}
          permit={mayPermit ? permit : undefined}
          contracts={contracts}
          nameAddress={nameAddress}
        />
      )}
      {again && (
        <p className={classes.linked} role="status">
          You sent just this at {formatTime(again.createdAt)}; it is listed below. Move only if you mean to send as much again.
        </p>
      )}
      <SendButton
        subject={subject}
        isSafe={isSafe}
        request={request}
        reason={reason ?? sendReason(needsPermission, request !== undefined, allowance.isError)}
        contracts={contracts}
        nameAddress={nameAddress}
        onSent={onSent}
      />
    </>
  );
}

function sendReason(needsPermission: boolean, isReady: boolean, isUnread: boolean): string | undefined {
  if (isUnread) return 'The chain could not be asked what you have approved. Try again in a moment.';
  if (needsPermission) return 'Give the permission above first.';
  return isReady ? undefined : 'Both chains are being asked.';
}

function contractsAt({ controllerAddress, organisation }: TravellingToken, place: TokenOnChain, wrapper: string | null): KnownContract[] {
  const { symbol } = place;
  return [
    { address: controllerAddress as Address, label: `Portal of ${organisation.name}`, abi: 'Asset controller' },
    { address: place.address as Address, label: symbol, abi: 'Token' },
    ...(wrapper === null ? [] : [{ address: wrapper as Address, label: 'Althing’s wrapper of portals', abi: 'Portal wrapper' } as const]),
    ...(place.lockbox === null ? [] : [{ address: place.lockbox as Address, label: `Lockbox of ${symbol}`, abi: 'Lockbox' } as const]),
    ...PLATFORM_CONTRACTS,
  ];
}
