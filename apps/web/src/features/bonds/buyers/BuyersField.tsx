import { parseAmount } from '@althing/domain/token';
import { exactBalanceText } from '@althing/domain/treasury';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import classes from '../Bonds.module.css';
import { BuyerList } from './BuyerList.tsx';
import type { PasteBuyersProps } from './PasteBuyers.tsx';

const PasteBuyers = lazy(async () => ({ default: (await import('./PasteBuyers.tsx')).PasteBuyers }));

/** A list of buyers that is written from CSVs. */
export function BuyersField({ buyers, quote, onBuyers }: Omit<PasteBuyersProps, 'onClose'>) {
  const [isPasting, setPasting] = useState(false);
  const symbol = quote?.symbol ?? '';
  const total = buyers.reduce((sum, { amount }) => sum + (parseAmount(amount, quote?.decimals).value ?? 0n), 0n);
  return (
    <>
      <p className={classes.soft}>
        {buyers.length === 0
          ? 'Nobody is on the list yet. A file has one line for each buyer: the address, and how much it may pay in all.'
          : `${buyers.length === 1 ? 'One account' : `${buyers.length} accounts`} may pay ${exactBalanceText(total, quote?.decimals)} ${symbol} in all.`}
      </p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => setPasting(true)}>
          Add buyers from a CSV
        </Button>
        {buyers.length > 0 && (
          <Button variant="subtle" onClick={() => onBuyers([])}>
            Empty the list
          </Button>
        )}
      </div>
      {buyers.length > 0 && <BuyerList buyers={buyers} symbol={symbol} />}
      {isPasting && (
        <Suspense fallback={null}>
          <PasteBuyers {...{ buyers, quote, onBuyers }} onClose={() => setPasting(false)} />
        </Suspense>
      )}
    </>
  );
}
