import { getSafeOwners, getSafeThreshold } from '@althing/bindings';
import type { OrganisationContract, OrganisationDetail } from '@althing/domain/http';
import { contractName } from '@althing/domain/organisation';
import type { Address } from '@althing/domain/units';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import { useChain } from '../../../lib/config/useChain.ts';
import { AddressView } from '../../../ui/AddressView.tsx';
import { ChainMark } from '../../../ui/ChainMark.tsx';
import { ChainValue } from '../../../ui/ChainValue.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Money } from '../../../ui/Money.tsx';
import { tokenOn, useTreasury } from '../../governance/index.ts';
import { SafeLink, SafeWaiting } from '../../safes/index.ts';
import { KnownAddress } from '../../transactions/index.ts';
import { type Holding, holdingsOf, safesOf } from '../holdings.ts';
import { holderText } from '../holderOf.ts';
import classes from '../Organisation.module.css';

/** Every Safe with its owners, threshold and balances, read from its chain; then what is held without a Safe of its own. */
export function SafeTab({ organisation }: { organisation: OrganisationDetail }) {
  const safes = safesOf(organisation);
  const holdings = holdingsOf(organisation);
  if (safes.length === 0 && holdings.length === 0)
    return (
      <EmptyState title="No Safe">
        This organisation has no Safe, and no treasury or working group beside it. The Modules tab says who may upgrade its contracts.
      </EmptyState>
    );
  return (
    <div className={classes.grid}>
      {safes.map((safe) => (
        <SafeCard key={safe.id} organisation={organisation} safe={safe} />
      ))}
      {holdings.map((holding) => (
        <HoldingCard key={holding.id} organisation={organisation} holding={holding} />
      ))}
    </div>
  );
}

function HoldingCard({ organisation, holding }: { organisation: OrganisationDetail; holding: Holding }) {
  const { title, chainId, holder } = holding;
  const { address } = holder;
  return (
    <section className={classes.card} aria-label={`${title}, chain ${chainId}`}>
      <div className={classes.cardHead}>
        <h2 className={classes.cardTitle}>{title}</h2>
        <ChainMark chainId={chainId} withName size={18} />
      </div>
      <p className={classes.soft}>No Safe of its own: held by {holder.is === 'account' ? 'a single account' : holderText(holder)}.</p>
      {address ? (
        <>
          <AddressView address={address} chainId={chainId} />
          {holder.is === 'account' ? (
            <p className={classes.soft}>What this account holds may be its own, so it is not counted here.</p>
          ) : (
            <Balances organisation={organisation} chainId={chainId} holder={address as Address} />
          )}
        </>
      ) : (
        <p className={classes.soft}>Not deployed yet.</p>
      )}
    </section>
  );
}

function SafeCard({ organisation, safe }: { organisation: OrganisationDetail; safe: OrganisationContract }) {
  const { chainId } = safe;
  const isStanding = safe.state === 'confirmed' || safe.state === 'verified';
  return (
    <section className={classes.card} aria-label={`${contractName(safe)}, chain ${chainId}`}>
      <div className={classes.cardHead}>
        <h2 className={classes.cardTitle}>
          {isStanding ? (
            <SafeLink slug={organisation.slug} chainId={chainId} safe={safe.address as Address}>
              {contractName(safe)}
            </SafeLink>
          ) : (
            contractName(safe)
          )}
        </h2>
        <ChainMark chainId={chainId} withName size={18} />
      </div>
      <AddressView address={safe.address} chainId={chainId} />
      {isStanding ? (
        <Standing organisation={organisation} safe={safe} />
      ) : (
        <p className={classes.soft}>Not deployed yet. It will be at this address.</p>
      )}
    </section>
  );
}

function Standing({ organisation, safe }: { organisation: OrganisationDetail; safe: OrganisationContract }) {
  const { chainId } = safe;
  const address = safe.address as Address;
  const owners = useChainRead({
    chainId,
    key: ['safe', address],
    read: async (client) => {
      const [list, threshold] = await Promise.all([getSafeOwners(client, { safe: address }), getSafeThreshold(client, { safe: address })]);
      return { list, threshold };
    },
  });
  return (
    <>
      <SafeWaiting slug={organisation.slug} chainId={chainId} safe={address} />
      <Balances organisation={organisation} chainId={chainId} holder={address} />
      <ChainValue query={owners} width={240}>
        {({ list, threshold }) => (
          <>
            <p className={classes.soft}>
              {threshold} of {list.length} {list.length === 1 ? 'owner' : 'owners'} must sign
            </p>
            <ul className={classes.owners}>
              {list.map((owner) => (
                <li key={owner}>
                  <KnownAddress address={owner} chainId={chainId} contracts={organisation.contracts} />
                </li>
              ))}
            </ul>
          </>
        )}
      </ChainValue>
    </>
  );
}

function Balances({ organisation, chainId, holder }: { organisation: OrganisationDetail; chainId: number; holder: Address }) {
  const { symbol } = useChain(chainId).nativeCurrency;
  const balances = useTreasury({ chainId, holder, token: tokenOn(organisation, chainId) });
  return (
    <ChainValue query={balances}>
      {({ native, token }) => (
        <div className={classes.row}>
          <span className={classes.big}>
            <Money chainId={chainId} value={native} symbol={symbol} />
          </span>
          {token !== null && token > 0n && (
            <span className={classes.big}>
              <Money chainId={chainId} token={tokenOn(organisation, chainId)} value={token} symbol={organisation.token?.symbol ?? ''} />
            </span>
          )}
        </div>
      )}
    </ChainValue>
  );
}
