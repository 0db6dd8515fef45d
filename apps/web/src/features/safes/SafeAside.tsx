import { isSafeOwner, needsOf, needsText } from '@althing/domain/safes';
import type { UseQueryResult } from '@tanstack/react-query';
import { ChainValue } from '../../ui/ChainValue.tsx';
import { useActor } from '../governance/index.ts';
import { NameButton } from '../names/index.ts';
import { KnownAddress, nameAddressIn } from '../transactions/index.ts';
import { HolderBalances } from '../treasury/index.ts';
import classes from './Safes.module.css';
import { useProposer } from './service/delegates.ts';
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
  const nameAddress = nameAddressIn(organisation?.contracts ?? [], chainId, account ?? undefined);
  const proposer = useProposer(place, queue.data?.state.owners ?? []);
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
                  : proposer === 'delegate'
                    ? 'You are a delegate of an owner: you can propose transactions, and execute what enough owners have signed.'
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
                  <li key={owner} className={classes.owner}>
                    <KnownAddress address={owner} chainId={chainId} contracts={organisation?.contracts ?? []} />
                    {nameAddress(owner) === undefined && <NameButton address={owner} />}
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
  return (
    <section className={classes.panel} aria-label="Balances">
      <h2 className={classes.panelTitle}>Balances</h2>
      <HolderBalances chainId={chainId} holder={safe} organisationId={organisation?.id} />
    </section>
  );
}
