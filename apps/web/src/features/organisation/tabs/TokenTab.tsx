import { getTokenFacts } from '@althing/bindings';
import type { OrganisationContract, OrganisationDetail } from '@althing/domain/http';
import type { Address } from '@althing/domain/units';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import { AddressView } from '../../../ui/AddressView.tsx';
import { Amount } from '../../../ui/Amount.tsx';
import { ChainMark } from '../../../ui/ChainMark.tsx';
import { ChainValue } from '../../../ui/ChainValue.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { KeyValueList } from '../../../ui/KeyValueList.tsx';
import { Section } from '../../../ui/Section.tsx';
import { LinkButton } from '../../../ui/RouterLinks.tsx';
import { DelegationPanel, VestingSection } from '../../governance/index.ts';
import { MembersTable } from '../../members/index.ts';
import { KnownAddress } from '../../transactions/index.ts';
import classes from '../Organisation.module.css';

/** The rest is on a page of its own. */
const MEMBERS_SHOWN = 5;

/** The token on each of its chains: supply, owner, and the reader's balance and votes. */
export function TokenTab({ organisation }: { organisation: OrganisationDetail }) {
  const { token, contracts } = organisation;
  if (!token) return <EmptyState title="No token">None of the modules of this organisation needs one.</EmptyState>;
  const rows = contracts.filter(({ kind }) => kind === 'token');
  const standing = rows.filter(({ state }) => state === 'confirmed' || state === 'verified');
  return (
    <>
      <Section
        title={`${token.name} (${token.symbol})`}
        description="One token, with a supply of its own on each chain below. Where a governor counts it, it votes once it is delegated. Its owner says who may make more of it."
      >
        {rows.length === 0 && (
          <EmptyState title="It is not deployed yet">The token is shown here as soon as the deployment is prepared.</EmptyState>
        )}
        <div className={classes.tokens}>
          {rows.map((contract) => (
            <TokenCard key={contract.id} organisation={organisation} contract={contract} />
          ))}
        </div>
      </Section>
      <VestingSection organisation={organisation} />
      {standing.length > 0 && (
        <Section
          title="Members"
          description="Whoever holds the token or votes for somebody who does. Most votes first. Tokens that nobody has delegated do not vote."
          actions={
            <LinkButton to="/organisations/$slug/members" params={{ slug: organisation.slug }} variant="default">
              All members
            </LinkButton>
          }
        >
          {standing.map(({ id, chainId }) => (
            <section key={id} className={classes.members}>
              <h3 className={classes.membersTitle}>
                <ChainMark chainId={chainId} withName />
              </h3>
              <MembersTable organisation={organisation} chainId={chainId} limit={MEMBERS_SHOWN} hasMore={false} />
            </section>
          ))}
        </Section>
      )}
    </>
  );
}

function TokenCard({ organisation, contract }: { organisation: OrganisationDetail; contract: OrganisationContract }) {
  const { chainId, address, state } = contract;
  const isStanding = state === 'confirmed' || state === 'verified';
  return (
    <div className={classes.pair}>
      <section className={classes.card} aria-label={`Token, chain ${chainId}`}>
        <div className={classes.cardHead}>
          <ChainMark chainId={chainId} withName />
          <AddressView address={address} chainId={chainId} />
        </div>
        {isStanding ? (
          <Facts organisation={organisation} contract={contract} />
        ) : (
          <p className={classes.soft}>Not deployed yet. It will be at this address.</p>
        )}
      </section>
      {isStanding && <DelegationPanel organisation={organisation} chainId={chainId} token={address as Address} />}
    </div>
  );
}

function Facts({ organisation, contract: { chainId, address } }: { organisation: OrganisationDetail; contract: OrganisationContract }) {
  const facts = useChainRead({ chainId, key: ['token', address], read: (client) => getTokenFacts(client, { token: address as Address }) });
  return (
    <ChainValue query={facts} width={240}>
      {({ totalSupply, decimals, symbol, owner }) => (
        <KeyValueList
          items={[
            { label: 'Supply', value: <Amount value={totalSupply} decimals={decimals} symbol={symbol} /> },
            { label: 'Decimals', value: decimals },
            { label: 'Owner', value: <KnownAddress address={owner} chainId={chainId} contracts={organisation.contracts} /> },
          ]}
        />
      )}
    </ChainValue>
  );
}
