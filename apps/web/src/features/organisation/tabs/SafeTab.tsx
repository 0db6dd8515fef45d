import { getSafeOwners, getSafeThreshold } from '@althing/bindings';
import type { OrganisationContract, OrganisationDetail } from '@althing/domain/http';
import type { ContractKind } from '@althing/domain/organisation';
import type { Address } from '@althing/domain/units';
import { useConnection } from 'wagmi';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import { useChain } from '../../../lib/config/useChain.ts';
import { AddressView } from '../../../ui/AddressView.tsx';
import { Amount } from '../../../ui/Amount.tsx';
import { ChainMark } from '../../../ui/ChainMark.tsx';
import { ChainValue } from '../../../ui/ChainValue.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { tokenOn, useTreasury } from '../../governance/index.ts';
import { contractName, nameAddressIn } from '../../transactions/index.ts';
import classes from '../Organisation.module.css';

const SAFES: ReadonlySet<ContractKind> = new Set(['protocolUpgrades', 'safeTreasury', 'bondingEngine', 'workingGroup', 'tokenAuthority']);

/** Every Safe with its owners, threshold and balances, as read from its chain. */
export function SafeTab({ organisation }: { organisation: OrganisationDetail }) {
  const safes = organisation.contracts.filter(({ kind }) => SAFES.has(kind));
  if (safes.length === 0)
    return (
      <EmptyState title="No Safe">
        Every power that a Safe could have belongs to single addresses here. The Modules tab lists them.
      </EmptyState>
    );
  return (
    <div className={classes.grid}>
      {safes.map((safe) => (
        <SafeCard key={safe.id} organisation={organisation} safe={safe} />
      ))}
    </div>
  );
}

function SafeCard({ organisation, safe }: { organisation: OrganisationDetail; safe: OrganisationContract }) {
  const { chainId } = safe;
  const isStanding = safe.state === 'confirmed' || safe.state === 'verified';
  return (
    <section className={classes.card} aria-label={`${contractName(safe)}, chain ${chainId}`}>
      <div className={classes.cardHead}>
        <h2 className={classes.cardTitle}>{contractName(safe)}</h2>
        <ChainMark chainId={chainId} withName size={18} />
      </div>
      <AddressView address={safe.address} chainId={chainId} />
      {isStanding ? (
        <Standing organisation={organisation} safe={safe} />
      ) : (
        <p className={classes.soft}>Not deployed yet. It will stand at this address.</p>
      )}
    </section>
  );
}

function Standing({ organisation, safe }: { organisation: OrganisationDetail; safe: OrganisationContract }) {
  const { chainId } = safe;
  const { address: you } = useConnection();
  const address = safe.address as Address;
  const { symbol } = useChain(chainId).nativeCurrency;
  const nameAddress = nameAddressIn(organisation.contracts, chainId, you);
  const owners = useChainRead({
    chainId,
    key: ['safe', address],
    read: async (client) => {
      const [list, threshold] = await Promise.all([getSafeOwners(client, { safe: address }), getSafeThreshold(client, { safe: address })]);
      return { list, threshold };
    },
  });
  const balances = useTreasury({ chainId, holder: address, token: tokenOn(organisation, chainId) });
  return (
    <>
      <ChainValue query={balances}>
        {({ native, token }) => (
          <div className={classes.row}>
            <span className={classes.big}>
              <Amount value={native} symbol={symbol} />
            </span>
            {token !== null && token > 0n && (
              <span className={classes.big}>
                <Amount value={token} symbol={organisation.token?.symbol ?? ''} />
              </span>
            )}
          </div>
        )}
      </ChainValue>
      <ChainValue query={owners} width={240}>
        {({ list, threshold }) => (
          <>
            <p className={classes.soft}>
              {threshold} of {list.length} {list.length === 1 ? 'owner' : 'owners'} must sign
            </p>
            <ul className={classes.owners}>
              {list.map((owner) => {
                const name = nameAddress(owner);
                return (
                  <li key={owner}>
                    <AddressView address={owner} chainId={chainId} {...(name ? { name } : {})} />
                  </li>
                );
              })}
            </ul>
          </>
        )}
      </ChainValue>
    </>
  );
}
