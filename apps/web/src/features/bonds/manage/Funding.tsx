import { encodeApprovals, encodeDeposit, encodeWithdraw, type MarketPurse } from '@althing/bindings';
import { fillReason, isUnlimited, leftToPay, withdrawReason } from '@althing/domain/bonds';
import { amountText, parseAmount } from '@althing/domain/token';
import { exactBalanceText } from '@althing/domain/treasury';
import type { Address } from '@althing/domain/units';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Amount } from '../../../ui/Amount.tsx';
import { AmountInput } from '../../../ui/AmountInput.tsx';
import type { BondMarket } from '../queries.ts';
import type { MarketNow } from '../useMarketNow.ts';
import { marketPlace } from './ownedPlace.ts';
import { type ManageProps, OwnerCall } from './OwnerCall.tsx';
import type { OwnerStep } from './ownerStep.ts';
import { Row } from './Row.tsx';

type Held = Exclude<MarketPurse, { from: 'other' }>;
type Props = ManageProps & { purse: MarketPurse; now: MarketNow };

/** What pays for the sale, and how to add to it or take it back. */
export function Funding({ purse, ...props }: Props) {
  if (purse.from === 'other')
    return (
      <Row
        title="What is paid out"
        text="A contract of the seller’s own pays what this market sells. How it is filled is between the seller and it."
      >
        {null}
      </Row>
    );
  return (
    <>
      <Fill {...props} purse={purse} />
      {purse.from === 'escrow' && <Withdraw {...props} purse={purse} />}
    </>
  );
}

type PartProps = Omit<Props, 'purse'> & { purse: Held };

/** What is missing of what the market may still sell, as far as the account has it; 0 where nothing is. */
function missing({ purse: { from, balance, allowance, escrowed }, now }: Pick<PartProps, 'purse' | 'now'>): bigint {
  const left = leftToPay(now.market, now.moment) ?? 0n;
  const there = from === 'escrow' ? escrowed : allowance;
  const lacks = left > there ? left - there : 0n;
  return lacks < balance ? lacks : balance;
}

function Fill(props: PartProps) {
  const { market, manager, contracts, purse, now } = props;
  const [text, setText] = useState('');
  const { decimals, symbol } = market.payoutToken;
  const typed = parseAmount(text, decimals);
  const isEscrow = purse.from === 'escrow';
  const mayTakeAll = !isEscrow && isUnlimited(purse.allowance);
  const lacking = missing(props);
  const left = leftToPay(now.market, now.moment);
  const label = isEscrow ? 'Put into escrow' : 'Allow more';
  const amount = (value: bigint) => <Amount value={value} decimals={decimals} symbol={symbol} />;
  return (
    <Row
      title={isEscrow ? 'Fill the escrow' : 'Ready to be paid out'}
      text={
        <>
          {left === undefined ? 'How much can still be sold is not known now. ' : <>Up to {amount(left)} can still be sold. </>}
          {isEscrow ? (
            <>
              The escrow holds {amount(purse.escrowed)} for this market, and the owner’s account has {amount(purse.balance)}.
            </>
          ) : (
            <>
              The owner’s account pays: it has {amount(purse.balance)}, of which the teller may take{' '}
              {mayTakeAll ? 'any amount' : amount(purse.allowance)} for all markets of this owner.
            </>
          )}
        </>
      }
    >
      <AmountInput
        label={`${isEscrow ? 'Put in' : 'Allow the teller to take, besides'}, in ${symbol}`}
        placeholder="0.0"
        value={text}
        onChange={setText}
        rightSectionWidth={84}
        rightSection={
          lacking > 0n ? (
            <Button size="compact-sm" variant="subtle" onClick={() => setText(amountText(lacking, decimals))}>
              Missing
            </Button>
          ) : null
        }
      />
      <OwnerCall
        {...{ place: marketPlace(market), manager, contracts, label }}
        action="fill"
        reason={mayTakeAll ? 'The teller may take any amount already.' : fillReason(typed, purse.balance, left, symbol)}
        steps={typed.value === undefined ? [] : fillSteps(market, purse, typed.value, manager.address)}
        onDone={() => setText('')}
      />
    </Row>
  );
}

function fillSteps({ chainId, marketId, payoutToken }: BondMarket, purse: Held, amount: bigint, owner: Address): OwnerStep[] {
  const { spender, allowance, from } = purse;
  const { decimals, symbol } = payoutToken;
  const words = `${exactBalanceText(amount, decimals)} ${symbol}`;
  const isEscrow = from === 'escrow';
  const wished = isEscrow ? amount : allowance + amount;
  const approvals = encodeApprovals({ chainId, token: payoutToken.address as Address, spender, amount: wished, allowance }).map(
    (call, index, { length }): OwnerStep => ({
      key: `allow-${index}`,
      call,
      title: index < length - 1 ? `Take the old allowance of ${symbol} back` : `Allow ${exactBalanceText(wished, decimals)} ${symbol}`,
      effect: isEscrow ? 'The escrow may take them with the next step. Nothing moves yet.' : 'The teller may take them when somebody buys.',
      label: `Allow ${symbol}`,
    }),
  );
  if (!isEscrow) return approvals;
  return [
    ...approvals,
    {
      key: 'deposit',
      call: encodeDeposit(chainId, { id: BigInt(marketId), amount, owner }),
      title: `Put ${words} into escrow`,
      effect: `The escrow keeps ${words} for this market’s buyers. What is not sold can be taken back.`,
      label: 'Put into escrow',
    },
  ];
}

function Withdraw({ market, manager, contracts, purse }: PartProps) {
  const [text, setText] = useState('');
  const { chainId, marketId } = market;
  const { decimals, symbol } = market.payoutToken;
  const typed = parseAmount(text, decimals);
  const words = `${exactBalanceText(typed.value ?? 0n, decimals)} ${symbol}`;
  return (
    <Row
      title="Take back what is left"
      text={
        <>
          <Amount value={purse.withdrawable} decimals={decimals} symbol={symbol} /> of what is in escrow can be taken back now. While the
          market sells, what it may still sell stays there.
        </>
      }
    >
      <AmountInput
        label={`Take back, in ${symbol}`}
        placeholder="0.0"
        value={text}
        onChange={setText}
        rightSectionWidth={52}
        rightSection={
          purse.withdrawable > 0n ? (
            <Button size="compact-sm" variant="subtle" onClick={() => setText(amountText(purse.withdrawable, decimals))}>
              All
            </Button>
          ) : null
        }
      />
      <OwnerCall
        {...{ place: marketPlace(market), manager, contracts }}
        action="withdraw"
        label="Take it back"
        reason={withdrawReason(typed, purse)}
        steps={
          typed.value === undefined
            ? []
            : [
                {
                  key: 'withdraw',
                  call: encodeWithdraw(chainId, { id: BigInt(marketId), amount: typed.value, to: manager.address }),
                  title: `Take ${words} out of escrow`,
                  effect: `${words} go back to the owner’s account.`,
                  label: 'Take it back',
                },
              ]
        }
        onDone={() => setText('')}
      />
    </Row>
  );
}
