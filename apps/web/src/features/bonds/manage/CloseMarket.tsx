import { closeReason } from '@althing/domain/bonds';
import { useEffect, useEffectEvent } from 'react';
import { CitizenButton } from '../../auth/index.ts';
import { useActor } from '../../governance/index.ts';
import { useTransaction } from '../../transactions/index.ts';
import { marketTitle } from '../marketTexts.ts';
import type { MarketNow } from '../useMarketNow.ts';
import classes from './Manage.module.css';
import { marketPlace } from './ownedPlace.ts';
import { type ManageProps, OwnerCall } from './OwnerCall.tsx';
import { Row } from './Row.tsx';
import { closeCall, useCloseReports } from './useCloseReports.ts';

type Props = ManageProps & { now: MarketNow };

/** Ends the sale for good. */
export function CloseMarket({ market, manager, contracts, now }: Props) {
  const { account, isSignedIn } = useActor();
  const { closed, proposed } = useCloseReports(market);
  const reason = closeReason(now.market, now.moment.at);
  const mayTell = isSignedIn && market.id !== null;
  const { state } = useTransaction(`${marketPlace(market).subject}:close:close:${account}`);
  const isAskedOfSafe = state.phase === 'sent' && state.sent.kind === 'safe' && state.sent.hash;
  const tellProposed = useEffectEvent(() => {
    if (mayTell && market.state !== 'close-proposed') proposed.mutate(true);
  });
  useEffect(() => {
    if (isAskedOfSafe) tellProposed();
  }, [isAskedOfSafe]);
  return (
    <Row
      title="Close the sale"
      text="Nothing more is sold from then on, and it cannot be opened again. Whoever bought still receives what was bought."
    >
      <OwnerCall
        {...{ place: marketPlace(market), manager, contracts, reason }}
        action="close"
        label="Close the market"
        isDanger
        steps={[
          {
            key: 'close',
            call: closeCall(market),
            title: `Close “${marketTitle(market)}”`,
            effect: 'The sale ends for good. What was bought stays with the buyers.',
            label: 'Close the market',
          },
        ]}
        onDone={() => {
          if (mayTell && state.phase === 'confirmed') closed.mutate(state.outcome.hash);
        }}
        onProposed={() => {
          if (mayTell) proposed.mutate(true);
        }}
      >
        {(isWaiting) =>
          market.id === null ? null : <Told {...{ isWaiting, isSignedIn }} isTold={market.state === 'close-proposed'} proposed={proposed} />
        }
      </OwnerCall>
    </Row>
  );
}

interface ToldProps {
  isWaiting: boolean;
  isSignedIn: boolean;
  /** Whether buyers read that closing was proposed. */
  isTold: boolean;
  proposed: ReturnType<typeof useCloseReports>['proposed'];
}

/** Whether buyers know of the proposal, and the way to tell them where they do not. */
function Told({ isWaiting, isSignedIn, isTold, proposed }: ToldProps) {
  if (isWaiting === isTold || proposed.isPending)
    return isTold ? <p className={classes.note}>Buyers read that closing was proposed.</p> : null;
  return (
    <div>
      <p className={classes.note}>
        {isWaiting
          ? 'Buyers do not read yet that closing was proposed.'
          : 'Buyers read that closing was proposed, but the Safe’s queue has no such transaction any more.'}
      </p>
      <CitizenButton
        variant="subtle"
        size="compact-sm"
        reason={isSignedIn ? undefined : 'Sign in to tell them.'}
        onClick={() => proposed.mutate(isWaiting)}
      >
        {isWaiting ? 'Tell them' : 'It is not proposed any more'}
      </CitizenButton>
    </div>
  );
}
