import type { DraftBuyer } from '@althing/domain/bonds';
import { shortenHex } from '../../../lib/format/shortenHex.ts';
import classes from '../Bonds.module.css';

/** Of a long list. */
const SHOWN = 200;

/** Who may buy, and how much each may pay in all. */
export function BuyerList({ buyers, symbol }: { buyers: readonly DraftBuyer[]; symbol: string }) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls has to be reached by keyboard */}
      <ul className={classes.buyers} aria-label="Buyers" tabIndex={0}>
        {buyers.slice(0, SHOWN).map(({ address, amount }) => (
          <li key={address}>
            <span title={address}>{shortenHex(address)}</span>
            <span>
              {amount} {symbol}
            </span>
          </li>
        ))}
      </ul>
      {buyers.length > SHOWN && <p className={classes.soft}>The first {SHOWN} are shown.</p>}
    </>
  );
}
