import { encodeDelegateVotes } from '@althing/bindings';
import { delegationLabel, eligibilityOf } from '@althing/domain/governance';
import type { OrganisationDetail } from '@althing/domain/http';
import { type Address, parseAddress, sameAddress } from '@althing/domain/units';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useChain } from '../../../lib/config/useChain.ts';
import { AccountInput, addressProblem } from '../../../ui/AccountInput.tsx';
import { Amount } from '../../../ui/Amount.tsx';
import { ChainValue } from '../../../ui/ChainValue.tsx';
import { Loading, Skeleton } from '../../../ui/Skeletons.tsx';
import { useSettled } from '../../../ui/useSettled.ts';
import { useWalletState } from '../../auth/index.ts';
import { KnownAddress, knownContractsOf, nameAddressIn, TransactionButton, type TransactionRequest } from '../../transactions/index.ts';
import classes from '../Governance.module.css';
import { useActor } from '../useActor.ts';
import { delegateeWarning } from './delegateeWarning.ts';
import { useVotingPower } from './useVotingPower.ts';

export interface DelegationPanelProps {
  organisation: OrganisationDetail;
  chainId: number;
  token: Address;
}

/** Of a reader who has votes, so that what stands below hardly moves. Pixels. */
const PANEL_HEIGHT = 232;

/** The reader's tokens and votes on one chain, with ways to delegate them. */
export function DelegationPanel({ organisation, chainId, token }: DelegationPanelProps) {
  const { account } = useActor();
  const power = useVotingPower({ chainId, token, account: account ?? undefined });
  const symbol = organisation.token?.symbol ?? '';
  const { name } = useChain(chainId);
  const isCounted = isCountedOn(organisation, chainId);
  const isResuming = useWalletState() === 'resuming';
  const isSettled = useSettled(!isResuming && !power.isLoading);
  if (!isSettled)
    return (
      <Loading>
        <Skeleton height={PANEL_HEIGHT} />
      </Loading>
    );
  if (!account)
    return (
      <div className={classes.panel}>
        <h3 className={classes.panelTitle}>Your votes on {name}</h3>
        <p className={classes.note}>Connect a wallet to see your tokens and votes here.</p>
      </div>
    );
  return (
    <div className={classes.panel}>
      <h3 className={classes.panelTitle}>Your votes on {name}</h3>
      <ChainValue query={power} width={220}>
        {(value) => {
          const words = delegationLabel(value, account, isCounted);
          return (
            <>
              <dl className={classes.figures}>
                <div>
                  <dt>You hold</dt>
                  <dd>
                    <Amount value={value.balance} symbol={symbol} />
                  </dd>
                </div>
                <div>
                  <dt>You vote with</dt>
                  <dd>
                    <Amount value={value.now} symbol={symbol} />
                  </dd>
                </div>
              </dl>
              <p className={classes.note} data-urgent={words.isUrgent}>
                {words.text}
                {isCounted && value.delegate && !sameAddress(value.delegate, account) && (
                  <>
                    {' '}
                    <KnownAddress address={value.delegate} chainId={chainId} contracts={organisation.contracts} />
                  </>
                )}
              </p>
              {isCounted && value.balance > 0n && (
                <Delegate organisation={organisation} chainId={chainId} token={token} account={account} delegate={value.delegate} />
              )}
            </>
          );
        }}
      </ChainValue>
    </div>
  );
}

/** Whether a governor counts tokens of the chain: one on the chain, or one on another chain through a contract that sends votes to it. */
const isCountedOn = ({ governors, contracts }: OrganisationDetail, chainId: number): boolean =>
  governors.some((governor) => governor.chainId === chainId) ||
  contracts.some((contract) => contract.chainId === chainId && contract.kind === 'governorSpoke');

function Delegate({
  organisation,
  chainId,
  token,
  account,
  delegate,
}: DelegationPanelProps & { account: Address; delegate: Address | null }) {
  const [isOther, setOther] = useState(false);
  const [text, setText] = useState('');
  const delegatee = parseAddress(text.trim());
  const warning = delegateeWarning(
    delegatee,
    token,
    organisation.governors.filter((governor) => governor.chainId === chainId),
  );
  const isSelf = sameAddress(delegate, account);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const open = () => {
    flushSync(() => setOther(true));
    field.current?.focus();
  };
  const close = () => {
    flushSync(() => setOther(false));
    opener.current?.focus();
  };
  if (!isOther)
    return (
      <div className={classes.row}>
        {!isSelf && (
          <DelegateButton organisation={organisation} chainId={chainId} token={token} delegatee={account}>
            {delegate ? 'Take your votes back' : 'Delegate to yourself'}
          </DelegateButton>
        )}
        <Button ref={opener} variant="default" onClick={open}>
          Delegate to somebody else
        </Button>
      </div>
    );
  return (
    <div className={classes.form}>
      <AccountInput
        ref={field}
        label="Who votes with your tokens"
        description="They cannot move them, and you can take the votes back at any time."
        value={text}
        onChange={setText}
        problemOf={addressProblem}
      />
      {warning && (
        <p className={classes.note} data-urgent role="status">
          {warning}
        </p>
      )}
      <DelegateButton organisation={organisation} chainId={chainId} token={token} delegatee={delegatee}>
        Delegate
      </DelegateButton>
      <Button variant="subtle" onClick={close}>
        Cancel
      </Button>
    </div>
  );
}

export interface DelegateButtonProps extends DelegationPanelProps {
  delegatee: Address | undefined;
  children: string;
}

/** A button that delegates the reader's votes. Also to themselves, because tokens only vote once they are delegated. */
export function DelegateButton({ organisation, chainId, token, delegatee, children }: DelegateButtonProps) {
  const actor = useActor();
  const chain = useChain(chainId);
  const power = useVotingPower({ chainId, token, account: actor.account ?? undefined });
  const { account, isSafe } = actor;
  const symbol = organisation.token?.symbol ?? 'tokens';
  const isSelf = sameAddress(delegatee, account);
  const request: TransactionRequest | undefined =
    account && delegatee
      ? {
          chainId,
          from: account,
          ...encodeDelegateVotes({ token, delegatee }),
          title: isSelf ? `Vote with your own ${symbol}` : `Delegate your ${symbol} votes`,
          effect: isSelf
            ? `Your ${symbol} on ${chain.name} give you votes, beginning with the next vote that opens. The tokens stay where they are.`
            : `This account votes with your ${symbol} on ${chain.name}, beginning with the next vote that opens. The tokens stay yours.`,
          isSafe,
        }
      : undefined;
  const eligibility =
    power.data && delegatee
      ? eligibilityOf({
          action: 'delegate',
          actor: actor.on(chainId),
          governor: { chainId, chainName: chain.name, tokenSymbol: symbol, proposalThreshold: 0n, hasTimelock: false },
          now: 0,
          power: power.data,
          delegatee,
        })
      : undefined;
  return (
    <TransactionButton
      subject={`delegate:${chainId}:${token}:${account}`}
      request={request}
      reason={
        delegatee
          ? eligibility?.isAllowed === false
            ? eligibility.reason
            : undefined
          : 'Enter the address of the account that shall vote.'
      }
      contracts={knownContractsOf(organisation.contracts, chainId)}
      nameAddress={nameAddressIn(organisation.contracts, chainId, account ?? undefined)}
    >
      {children}
    </TransactionButton>
  );
}
