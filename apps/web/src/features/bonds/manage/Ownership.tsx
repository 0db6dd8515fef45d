import { encodePullOwnership, encodePushOwnership, type MarketParty } from '@althing/bindings';
import { offerReason } from '@althing/domain/bonds';
import { type Address, parseAddress } from '@althing/domain/units';
import { useState } from 'react';
import { AccountInput } from '../../../ui/AccountInput.tsx';
import { KnownAddress } from '../../transactions/index.ts';
import { marketTitle } from '../marketTexts.ts';
import classes from './Manage.module.css';
import { marketPlace } from './ownedPlace.ts';
import { type ManageProps, OwnerCall } from './OwnerCall.tsx';
import { Row } from './Row.tsx';

type Props = ManageProps & { candidate: MarketParty | null };

const placeOf = ({ auctioneer, marketId }: Props['market']) => ({ auctioneer: auctioneer as Address, id: BigInt(marketId) });

/** Offers the market to another account, which has to take it over. */
export function HandOver({ market, manager, contracts, candidate }: Props) {
  const [text, setText] = useState('');
  const newOwner = parseAddress(text.trim());
  const title = marketTitle(market);
  return (
    <Row
      title="Hand it over"
      text={
        candidate ? (
          <>
            Offered to <KnownAddress address={candidate.address} chainId={market.chainId} />, who has to take it over. Until then the owner
            stays, and can take the offer back.
          </>
        ) : (
          'You offer the market to an account, which becomes its owner once it takes it over: what is paid for it goes there, what lies in escrow for it becomes theirs, and they have to pay what is sold.'
        )
      }
    >
      {candidate ? (
        <OwnerCall
          {...{ place: marketPlace(market), manager, contracts }}
          action="offer"
          label="Take the offer back"
          reason={undefined}
          steps={[
            {
              key: 'back',
              call: encodePushOwnership(placeOf(market), manager.address),
              title: `Keep “${title}”`,
              effect: 'The offer ends; the owner stays.',
              label: 'Take the offer back',
            },
          ]}
        />
      ) : (
        <>
          <AccountInput label="New owner" value={text} onChange={setText} />
          <OwnerCall
            {...{ place: marketPlace(market), manager, contracts }}
            action="offer"
            label="Offer the market"
            reason={offerReason(text, manager.address)}
            steps={
              newOwner === undefined
                ? []
                : [
                    {
                      key: 'push',
                      call: encodePushOwnership(placeOf(market), newOwner),
                      title: `Offer “${title}”`,
                      effect: `${newOwner} may take the market over, with what lies in escrow for it. Until then nothing changes.`,
                      label: 'Offer the market',
                    },
                  ]
            }
            onDone={() => setText('')}
          />
        </>
      )}
    </Row>
  );
}

/** For whom the market is offered to. */
export function TakeOver({ market, manager, contracts }: Omit<Props, 'candidate'>) {
  return (
    <Row
      title="Take it over"
      text={
        <>
          The market is offered to{' '}
          {manager.by === 'account' ? 'your account' : manager.by === 'safe' ? 'your Safe' : 'the account of your organisation'}. Its owner
          is paid what buyers pay, and has to pay out what is sold.
          {market.callback === null && ' It sells nothing until the new owner has the tokens ready and lets the teller take them.'}
        </>
      }
    >
      <OwnerCall
        {...{ place: marketPlace(market), manager, contracts }}
        action="take"
        label="Take the market over"
        reason={undefined}
        steps={[
          {
            key: 'pull',
            call: encodePullOwnership(placeOf(market)),
            title: `Take “${marketTitle(market)}” over`,
            effect: 'The account becomes the owner of the market.',
            label: 'Take the market over',
          },
        ]}
      />
      {market.organisation && (
        <p className={classes.note}>
          Who recorded it for {market.organisation.name} was its owner until now. Buyers go on reading that name until you record it anew.
        </p>
      )}
    </Row>
  );
}
