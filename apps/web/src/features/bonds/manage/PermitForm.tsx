import type { MarketPermitTerms } from '@althing/bindings';
import { permitReason } from '@althing/domain/bonds';
import type { TypedMessage } from '@althing/domain/safeService';
import { parseAmount } from '@althing/domain/token';
import { exactBalanceText } from '@althing/domain/treasury';
import { type Address, type Hex, parseAddress, sameAddress } from '@althing/domain/units';
import { Select } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { api } from '../../../lib/http/api.ts';
import { invalidate } from '../../../lib/query/invalidate.ts';
import { AccountInput } from '../../../ui/AccountInput.tsx';
import { AmountInput } from '../../../ui/AmountInput.tsx';
import { notify } from '../../../ui/notify.ts';
import { notifyFailure } from '../../../ui/notifyFailure.ts';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { CitizenButton } from '../../auth/index.ts';
import { SafeMessageSending, TypedSignature } from '../../safes/index.ts';
import { marketTitle } from '../marketTexts.ts';
import { useOrganisation } from '../queries.ts';
import classes from './Manage.module.css';
import { type Permit, permitDeadline, permitIn, type PermitLength, permitMessage } from './permitDraft.ts';
import type { PermitProps, RecordedMarket } from './permitProps.ts';
import { usePermits } from './usePermits.ts';

const LABEL = 'Sign a permit';
/** As many as are looked through for those that were handed in already. */
const MANY = 100;

const LENGTHS: { value: PermitLength; label: string }[] = [
  { value: 'day', label: 'one day' },
  { value: 'week', label: 'a week' },
  { value: 'end', label: 'until the sale ends' },
];

const placeOf = ({ chainId, auctioneer, marketId }: RecordedMarket) => ({
  chainId,
  auctioneer: auctioneer as Address,
  id: BigInt(marketId),
});

/** Who is let in, for how much and how long, and the signature of whoever owns the market. */
export function PermitForm({ market, manager, now, terms }: Omit<PermitProps, 'contracts' | 'onVoid'>) {
  const [account, setAccount] = useState('');
  const [limit, setLimit] = useState('');
  const [length, setLength] = useState<PermitLength>('end');
  const { symbol, decimals } = market.quoteToken;
  const amount = parseAmount(limit, decimals);
  const reason = permitReason(account, amount);
  const deadline = permitDeadline(length, terms.at, now.market.conclusion);
  const permit =
    reason === undefined ? { buyer: parseAddress(account.trim())!, maxQuote: amount.value!, nonce: terms.nonce, deadline } : undefined;
  const clear = () => {
    setAccount('');
    setLimit('');
  };
  if (manager.by === 'governor' || manager.by === 'timelock')
    return <p className={classes.note}>The owner of this market signs nothing. Change the list of buyers instead.</p>;
  return (
    <>
      <div className={classes.fields}>
        <AccountInput label="Buyer" value={account} onChange={setAccount} />
        <AmountInput label={`May pay in all, in ${symbol}`} placeholder="0.0" value={limit} onChange={setLimit} />
        <Select
          label="The permit counts"
          data={LENGTHS}
          value={length}
          onChange={(value) => setLength(value ?? length)}
          allowDeselect={false}
        />
      </div>
      <p className={classes.note}>Fees are not counted. It expires on {formatTime(Number(deadline))}.</p>
      <Suspense fallback={<LineSkeletons lines={2} />}>
        {manager.by === 'account' ? (
          <OwnSignature market={market} permit={permit} reason={reason} onDone={clear} />
        ) : (
          <SafeSignature market={market} safe={manager.address} permit={permit} reason={reason} terms={terms} onProposed={clear} />
        )}
      </Suspense>
    </>
  );
}

/** What a permit says, in a sentence without its end. */
const permitText = ({ quoteToken }: RecordedMarket, { maxQuote, deadline }: Permit): string =>
  `may pay ${exactBalanceText(maxQuote, quoteToken.decimals)} ${quoteToken.symbol} in all until ${formatTime(Number(deadline))}`;

/** Hands a signed permit to the server, which gives it to its buyer. */
function useHandIn({ id }: RecordedMarket) {
  const client = useQueryClient();
  return async ({ buyer, maxQuote, nonce, deadline }: Permit, signature: Hex): Promise<void> => {
    await api('POST /api/v1/bonds/markets/:id/permits', {
      params: { id },
      body: { buyer, maxQuote: String(maxQuote), nonce: String(nonce), deadline: Number(deadline), signature },
    });
    notify.success('The buyer has the permit');
    await invalidate(client, 'GET /api/v1/bonds/markets/:id/permits');
  };
}

interface SigningProps {
  market: RecordedMarket;
  permit: Permit | undefined;
  reason: string | undefined;
}

const effectOf = (market: RecordedMarket, permit: Permit): string =>
  `${permit.buyer} ${permitText(market, permit)}, for “${marketTitle(market)}”. It cannot be taken back by itself: a transaction that makes all permits void ends it before, and so does giving the market away.`;

function OwnSignature({ market, permit, reason, onDone }: SigningProps & { onDone: () => void }) {
  const handIn = useHandIn(market);
  return (
    <div>
      <TypedSignature
        chainId={market.chainId}
        typedData={permit && permitMessage(placeOf(market), permit)}
        title="Let one buyer in"
        effect={permit ? effectOf(market, permit) : ''}
        label={LABEL}
        reason={reason}
        onSigned={async (signature, data) => {
          await handIn(permitIn(placeOf(market), data)!, signature);
          onDone();
        }}
      />
      {reason && <p className={classes.reason}>{reason}</p>}
    </div>
  );
}

interface SafeSignatureProps extends SigningProps {
  safe: Address;
  terms: MarketPermitTerms;
  onProposed: () => void;
}

/** The owners sign one after the other; then any of them hands the permit in. */
function SafeSignature({ market, safe, permit, reason, terms, onProposed }: SafeSignatureProps) {
  const { data: organisation } = useOrganisation(market.organisation?.slug);
  const permits = usePermits(market, 1, MANY);
  const place = placeOf(market);
  const isKept = ({ buyer, maxQuote, deadline }: Permit): boolean =>
    (permits.data?.items ?? []).some(
      (each) =>
        sameAddress(each.buyer, buyer) && each.maxQuote === String(maxQuote) && each.deadline === Number(deadline) && each.isInForce,
    );
  const isShown = (message: TypedMessage): boolean => {
    const waiting = permitIn(place, message);
    return waiting !== undefined && waiting.nonce === terms.nonce && waiting.deadline >= terms.at && !isKept(waiting);
  };
  return (
    <SafeMessageSending
      place={{ chainId: market.chainId, safe }}
      organisation={organisation}
      draft={permit && permitMessage(place, permit)}
      reason={reason}
      title={`Let one buyer into “${marketTitle(market)}”`}
      label={`Propose: ${LABEL}`}
      onProposed={onProposed}
      isShown={isShown}
      describe={(message) => {
        const waiting = permitIn(place, message)!;
        return `${waiting.buyer} ${permitText(market, waiting)}.`;
      }}
    >
      {(message, signature) => <HandIn market={market} permit={permitIn(place, message)!} signature={signature} />}
    </SafeMessageSending>
  );
}

function HandIn({ market, permit, signature }: { market: RecordedMarket; permit: Permit; signature: Hex }) {
  const handIn = useHandIn(market);
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    await handIn(permit, signature).catch((error: unknown) => notifyFailure(error, 'The permit could not be handed in'));
    setBusy(false);
  };
  return (
    <div>
      <p className={classes.note}>Enough owners have signed. The buyer gets the permit once it is handed in.</p>
      <CitizenButton loading={isBusy} onClick={() => void submit()}>
        Give it to the buyer
      </CitizenButton>
    </div>
  );
}
