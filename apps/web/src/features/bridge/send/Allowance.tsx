import { encodeApprovals } from '@althing/bindings';
import { resetWords } from '@althing/domain/token';
import { exactBalanceText } from '@althing/domain/treasury';
import type { Address } from '@althing/domain/units';
import { Button } from '@mantine/core';
import { erc20Abi } from 'viem';
import { readContract } from 'viem/actions';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import { type NameAddress, TransactionButton, type TransactionRequest, type usePermit } from '../../transactions/index.ts';
import type { KnownContract } from '@althing/bindings';
import { shortenHex } from '../../../lib/format/shortenHex.ts';
import classes from '../Bridge.module.css';
import type { TokenOnChain } from '../queries.ts';

/** A token on one chain, as a permission is about it. */
type AllowedToken = Pick<TokenOnChain, 'chainId' | 'address' | 'symbol' | 'decimals'>;

export interface AllowanceWish {
  place: AllowedToken;
  account: Address;
  spender: Address;
  amount: bigint;
}

/** How much the spender may take of the account's tokens. */
export const useAllowance = (place: AllowedToken, account: Address | null, spender: Address | undefined) =>
  useChainRead({
    chainId: place.chainId,
    key: ['allowance', place.address, account, spender],
    enabled: account !== null && spender !== undefined,
    read: (client) =>
      readContract(client, { address: place.address as Address, abi: erc20Abi, functionName: 'allowance', args: [account!, spender!] }),
  });

export interface AllowanceStepProps extends AllowanceWish {
  allowance: bigint;
  isSafe: boolean;
  /** Undefined where only an approval counts. */
  permit: ReturnType<typeof usePermit> | undefined;
  /** Who takes the tokens, in words. */
  taker?: string;
  contracts: readonly KnownContract[];
  nameAddress: NameAddress;
}

export const INSTEAD = 'An approval is a transaction of its own.';
const WHY = 'Your tokens can only be taken with your permission, and only as many as you move now.';

/** The permission that has to stand before tokens can leave: a signature where the token takes one, else an approval on chain. */
export function AllowanceStep({ permit, ...approval }: AllowanceStepProps) {
  const { amount, spender, nameAddress, place } = approval;
  const state = permit?.state;
  if (!permit || state?.phase === 'refused')
    return (
      <div className={classes.step}>
        <p className={classes.soft}>{state?.phase === 'refused' ? state.note : WHY}</p>
        <ApproveButton {...approval} />
      </div>
    );
  return (
    <div className={classes.step}>
      <p className={classes.soft}>{WHY} A signature is enough for this token; it costs nothing.</p>
      <p className={classes.soft}>
        It lets {nameAddress(spender) ?? 'the portal'} ({shortenHex(spender)}) take {exactBalanceText(amount, place.decimals)}{' '}
        {place.symbol}, and no more. The signature can be used within an hour. Your wallet may show the amount in the smallest units:{' '}
        {String(amount)}.
      </p>
      <div className={classes.buttons}>
        <Button loading={state?.phase === 'signing'} onClick={() => void permit.sign()}>
          Sign the permission
        </Button>
        <Button variant="subtle" onClick={() => permit.leave(INSTEAD)}>
          Approve in a transaction
        </Button>
      </div>
    </div>
  );
}

type ApproveProps = Omit<AllowanceStepProps, 'permit'>;

function ApproveButton({ place, account, spender, amount, allowance, isSafe, taker = 'The portal', contracts, nameAddress }: ApproveProps) {
  const { chainId, symbol, decimals } = place;
  const [call, ...more] = encodeApprovals({ chainId, token: place.address as Address, spender, amount, allowance });
  const text = `${exactBalanceText(amount, decimals)} ${symbol}`;
  const words =
    more.length > 0
      ? resetWords(symbol)
      : {
          title: `Approve ${text}`,
          effect: `${taker} may take ${text} of yours, and no more. Nothing moves yet.`,
          action: `Approve ${text}`,
        };
  const request: TransactionRequest | undefined = call && {
    chainId,
    from: account,
    ...call,
    title: words.title,
    effect: words.effect,
    isSafe,
  };
  return (
    <TransactionButton
      // Portal and lockbox may each take the same token.
      subject={`bridge-approve:${chainId}:${place.address}:${account}:${spender}`}
      request={request}
      contracts={contracts}
      nameAddress={nameAddress}
    >
      {words.action}
    </TransactionButton>
  );
}
