import { tellerOf } from '@althing/bindings';
import { exactBalanceText } from '@althing/domain/treasury';
import type { Address } from '@althing/domain/units';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { useActor } from '../../governance/index.ts';
import { TransactionButton, usePermit, usePermitOffer } from '../../transactions/index.ts';
import { termOf } from '../marketTexts.ts';
import type { BondMarket } from '../queries.ts';
import classes from './Buy.module.css';
import { approvalStep, nameIn, purchaseContracts } from './purchaseCalls.ts';

/** How the teller may come to take what a purchase costs. */
export interface TellerPermission {
  /** Undefined where the token takes no permissions by signature, or the buyer cannot sign as a key does. */
  permit: ReturnType<typeof usePermit> | undefined;
  /** Whether it is known which of the two ways there are. */
  isKnown: boolean;
}

/** A permission by signature for exactly one purchase, where the token takes it. */
export function useTellerPermission(market: BondMarket, amount: bigint | undefined): TellerPermission {
  const { chainId, quoteToken } = market;
  const { account, isSafe } = useActor();
  const token = quoteToken.address as Address;
  const offer = usePermitOffer(chainId, token, account, isSafe);
  const permit = usePermit(
    account !== null && amount !== undefined
      ? { chainId, token, owner: account, spender: tellerOf(chainId, termOf(market)), value: amount }
      : undefined,
  );
  return { permit: offer ? permit : undefined, isKnown: account === null || isSafe || offer !== undefined };
}

interface AllowTellerProps {
  market: BondMarket;
  amount: bigint;
  allowance: bigint;
  permission: TellerPermission;
  subject: string;
  /** Why nothing can be bought now. */
  reason: string | undefined;
}

/** The permission that has to stand before the teller can take anything: a signature where the token takes one, else an approval on chain. */
export function AllowTeller({ market, amount, allowance, permission: { permit }, subject, reason }: AllowTellerProps) {
  const { symbol, decimals } = market.quoteToken;
  const state = permit?.state;
  const paid = `${exactBalanceText(amount, decimals)} ${symbol}`;
  const first = `First the teller is allowed to take ${symbol} from your account. That alone pays nothing.`;
  if (!permit || state?.phase === 'refused')
    return (
      <>
        <p className={classes.step}>{state?.phase === 'refused' ? state.note : first}</p>
        <Approve {...{ market, amount, allowance, subject, reason }} />
      </>
    );
  const byTransaction = (
    <Button variant="subtle" w="fit-content" onClick={() => permit.leave('An approval is a transaction of its own.')}>
      Approve in a transaction
    </Button>
  );
  if (state?.phase === 'signed')
    return (
      <>
        <p className={classes.step}>You have signed that the teller may take {paid}, and no more.</p>
        {byTransaction}
      </>
    );
  return (
    <>
      <p className={classes.step}>{`${first} A signature is enough for ${symbol}, for these ${paid} only; it costs nothing.`}</p>
      <div className={classes.ways}>
        <ReasonButton loading={state?.phase === 'signing'} reason={reason} onClick={() => void permit.sign()}>
          Sign the permission
        </ReasonButton>
        {byTransaction}
      </div>
    </>
  );
}

function Approve({ market, amount, allowance, subject, reason }: Omit<AllowTellerProps, 'permission'>) {
  const { account, isSafe } = useActor();
  const [isUnlimited, setUnlimited] = useState(false);
  const step = approvalStep(market, { amount, allowance, isUnlimited });
  if (!step) return null;
  const contracts = purchaseContracts(market);
  const request = account
    ? { chainId: market.chainId, from: account, ...step.call, title: step.title, effect: step.effect, isSafe }
    : undefined;
  return (
    <>
      <Checkbox
        label={`Allow any amount, also for later purchases. Who controls the bond contracts could then take all your ${market.quoteToken.symbol}.`}
        checked={isUnlimited}
        onChange={(event) => setUnlimited(event.currentTarget.checked)}
      />
      <TransactionButton subject={subject} request={request} contracts={contracts} nameAddress={nameIn(contracts, account)} reason={reason}>
        {step.action}
      </TransactionButton>
    </>
  );
}
