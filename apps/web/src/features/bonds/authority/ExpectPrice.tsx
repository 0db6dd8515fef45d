import { encodeExpectPrice } from '@althing/bindings';
import { type AttestedPrice, rangeAround, readRange } from '@althing/domain/bonds';
import { amountText } from '@althing/domain/token';
import { useState } from 'react';
import { bondKnownContracts } from '../../../lib/chain/bondKnownContracts.ts';
import { AmountInput } from '../../../ui/AmountInput.tsx';
import manage from '../manage/Manage.module.css';
import type { Manager } from '../manage/manager.ts';
import { OwnerCall } from '../manage/OwnerCall.tsx';
import { Row } from '../manage/Row.tsx';
import classes from './Authority.module.css';
import { type AuthoritySearch, NO_RANGE } from './authoritySearch.ts';
import { type PairPart, placeOf, rangeOf } from './pairPart.ts';

/** Percent to both sides of what signers say now, in which it may move until a transaction is mined, or owners have signed and a delay is over. */
const ROOM: Record<Manager['by'], bigint> = { account: 5n, safe: 20n, governor: 30n, timelock: 30n };

interface ExpectPriceProps extends PairPart {
  search: AuthoritySearch;
  onSearch: (part: AuthoritySearch) => void;
  manager: Manager;
  claim: AttestedPrice;
}

/** The owner names the range in which one price is let in that is too far from the last. */
export function ExpectPrice({ pair, symbols, search, onSearch, manager, claim }: ExpectPriceProps) {
  // What owners of a Safe sign has to stay the same, so it does not follow the price.
  const [around] = useState(() => rangeAround(claim.price, ROOM[manager.by]));
  const written = { lowest: search.lowest ?? amountText(around.lowest), highest: search.highest ?? amountText(around.highest) };
  const range = readRange(written);
  const isBeside = range.problem === undefined && (claim.price < range.lowest || claim.price > range.highest);
  const isWide = range.problem === undefined && range.highest > 2n * range.lowest;
  const label = 'Let one price in';
  const unit = `${symbols.quote} per ${symbols.payout}`;
  return (
    <Row
      title={label}
      text="For a day, the chain takes one price in this range that it would else refuse. Signers decide which, so a narrow range trusts them with less."
    >
      <div className={classes.fields}>
        <AmountInput label={`Lowest price, ${unit}`} value={written.lowest} onChange={(lowest) => onSearch({ ...written, lowest })} />
        <AmountInput label={`Highest price, ${unit}`} value={written.highest} onChange={(highest) => onSearch({ ...written, highest })} />
      </div>
      {isBeside && <p className={manage.note}>What signers say now is not in this range, so it would not be let in.</p>}
      {isWide && (
        <p className={manage.note}>
          The highest price is more than twice the lowest. Whoever has the signers’ keys may choose any between them.
        </p>
      )}
      {manager.by !== 'account' && (
        <p className={manage.note}>
          Whoever goes on with it needs the same two prices. They are in the address of this page once it was proposed.
        </p>
      )}
      <OwnerCall
        place={placeOf(pair)}
        manager={manager}
        contracts={bondKnownContracts(pair.chainId)}
        action="expect"
        label={label}
        reason={range.problem}
        onProposed={() => onSearch(written)}
        onDone={() => onSearch(NO_RANGE)}
        steps={
          range.problem === undefined
            ? [
                {
                  key: `${claim.vault}:${range.lowest}:${range.highest}`,
                  call: encodeExpectPrice(pair, { vault: claim.vault, lowest: range.lowest, highest: range.highest }),
                  title: `Let in one price ${rangeOf(range, symbols)}`,
                  effect:
                    'For a day from then on, anybody may bring one signed price in this range, however far it has moved. Sales that follow it go on by it.',
                  label,
                },
              ]
            : []
        }
      />
    </Row>
  );
}
