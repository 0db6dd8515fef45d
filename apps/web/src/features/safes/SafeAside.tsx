import { isSafeOwner, needsOf, needsText } from '@althing/domain/safes';
import type { UseQueryResult } from '@tanstack/react-query';
import { useChain } from '../../lib/config/useChain.ts';
import { ChainValue } from '../../ui/ChainValue.tsx';
import { Money } from '../../ui/Money.tsx';
import { tokenOn, useActor, useTreasury } from '../governance/index.ts';
import { KnownAddress } from '../transactions/index.ts';
import classes from './Safes.module.css';
import type { SafePlace, SafeQueue } from './service/queries.ts';
import type { SafeOrganisation } from './useSafeWords.ts';

interface SafeAsideProps {
  place: SafePlace;
  organisation: SafeOrganisation;
  queue: UseQueryResult<SafeQueue>;
}

/** Who decides about a Safe, and what it holds. */
export function SafeAside({ place, organisation, queue }: SafeAsideProps) {
  const { chainId, safe } = place;
  const { account } = useActor();
  return (
    <aside className={classes.aside} aria-label="Owners and balances">
      <section className={`${classes.panel} ${classes.part}`} aria-label="Your part">
        <h2 className={classes.panelTitle}>Your part</h2>
        <ChainValue query={queue} width={240}>
          {({ state, places }) => (
            <p className={classes.note}>
              {account === null
                ? 'Connect a wallet to see what you can do here.'
                : isSafeOwner(state, account)
                  ? `You are one of ${state.owners.length === 1 ? 'one owner' : `${state.owners.length} owners`}. ${needsText(needsOf(places, state, account))}.`
                  : 'Your account is no owner: you can read everything, and execute what enough owners have signed.'}
            </p>
          )}
        </ChainValue>
      </section>
      <section className={classes.panel} aria-label="Owners">
        <h2 className={classes.panelTitle}>Owners</h2>
        <ChainValue query={queue} width={240}>
          {({ state: { owners, threshold } }) => (
            <>
              <p className={classes.note}>
                {threshold} of {owners.length} must sign
              </p>
              <ul className={classes.people}>
                {owners.map((owner) => (
                  <li key={owner}>
                    <KnownAddress address={owner} chainId={chainId} contracts={organisation?.contracts ?? []} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </ChainValue>
      </section>
      <Balances chainId={chainId} safe={safe} organisation={organisation} />
    </aside>
  );
}

function Balances({ chainId, safe, organisation }: SafePlace & { organisation: SafeOrganisation }) {
  const { symbol } = useChain(chainId).nativeCurrency;
  const balances = useTreasury({ chainId, holder: safe, token: organisation && tokenOn(organisation, chainId) });
  return (
    <section className={classes.panel} aria-label="Balances">
      <h2 className={classes.panelTitle}>Balances</h2>
      <ChainValue query={balances}>
        {({ native, token }) => (
          <div className={classes.amounts}>
            <Money chainId={chainId} value={native} symbol={symbol} />
            {token !== null && organisation && (
              <Money chainId={chainId} token={tokenOn(organisation, chainId)} value={token} symbol={organisation.token?.symbol ?? ''} />
            )}
          </div>
        )}
      </ChainValue>
    </section>
  );
}
