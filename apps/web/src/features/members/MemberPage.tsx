import type { MemberDetail, OrganisationDetail } from '@althing/domain/http';
import { NOT_A_MEMBER, shareText } from '@althing/domain/members';
import { type Address, parseAddress, sameAddress } from '@althing/domain/units';
import { useState } from 'react';
import { shortenHex } from '../../lib/format/shortenHex.ts';
import { useLive } from '../../lib/live/useLive.ts';
import { liveTopic } from '../../lib/live/topics.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { AddressView } from '../../ui/AddressView.tsx';
import { Amount } from '../../ui/Amount.tsx';
import { ChainMark } from '../../ui/ChainMark.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TextLink } from '../../ui/RouterLinks.tsx';
import { Section } from '../../ui/Section.tsx';
import { LineSkeletons } from '../../ui/Skeletons.tsx';
import { DelegateButton, useOrganisationBySlug } from '../governance/index.ts';
import { NameButton } from '../names/index.ts';
import { KnownAddress } from '../transactions/index.ts';
import { Delegators } from './Delegators.tsx';
import classes from './Members.module.css';
import { MemberVotes } from './MemberVotes.tsx';
import { PowerChart } from './PowerChart.tsx';
import { type MemberKey, useMember } from './queries.ts';
import { selfText, useIsReader } from './reader.ts';
import { standingTokens } from './standingTokens.ts';
import { Statement } from './Statement.tsx';

export interface MemberPageProps {
  slug: string;
  chainId: string;
  account: string;
}

export function MemberPage({ slug, chainId, account: text }: MemberPageProps) {
  const organisation = useOrganisationBySlug(slug);
  const account = parseAddress(text);
  const name = account ? shortenHex(account) : 'Member';
  const isOwn = useIsReader(account);
  return (
    <>
      <PageHeader
        title={isOwn ? 'You' : name}
        pageTitle={`${name} in ${organisation.data?.name ?? slug}`}
        eyebrow={
          <>
            <TextLink to="/organisations/$slug" params={{ slug }}>
              {organisation.data?.name ?? slug}
            </TextLink>{' '}
            /{' '}
            <TextLink to="/organisations/$slug/members" params={{ slug }}>
              Members
            </TextLink>
          </>
        }
        lead={
          account && (
            <span className={classes.lead}>
              <AddressView address={account} chainId={Number(chainId)} isFull />
              {!isOwn && <NameButton address={account} />}
            </span>
          )
        }
      />
      {!account ? (
        <EmptyState title="There is no such account">Check the address, or open the member from the list.</EmptyState>
      ) : organisation.data ? (
        <Loaded organisation={organisation.data} chainId={Number(chainId)} account={account} />
      ) : organisation.isError ? (
        <ErrorState title="The organisation could not be read" error={organisation.error} onRetry={() => void organisation.refetch()} />
      ) : (
        <LineSkeletons lines={8} />
      )}
    </>
  );
}

interface LoadedProps {
  organisation: OrganisationDetail;
  chainId: number;
  account: Address;
}

function Loaded({ organisation, chainId, account }: LoadedProps) {
  useLive([liveTopic.organisation(organisation.id)]);
  const key: MemberKey = { organisationId: organisation.id, chainId, account };
  const member = useMember(key);
  const reason = useStatementReason(account, member.data);
  const [now] = useState(() => Math.floor(Date.now() / 1000));
  if (member.isPending) return <LineSkeletons lines={8} />;
  if (member.isError) return <ErrorState title="The member could not be read" error={member.error} onRetry={() => void member.refetch()} />;
  const { history, statement, delegators } = member.data;
  return (
    <>
      <Figures organisation={organisation} chainId={chainId} account={account} detail={member.data} />
      <div className={classes.columns}>
        <div>
          <Statement organisationId={organisation.id} statement={statement} reason={reason} />
          <MemberVotes of={key} organisation={organisation} now={now} />
        </div>
        <div>
          <Section title="Votes over time">
            <PowerChart history={history} symbol={organisation.token?.symbol ?? ''} now={now} />
          </Section>
          <Delegators of={key} organisation={organisation} count={delegators} />
        </div>
      </div>
    </>
  );
}

/** Null where it is somebody else's statement. */
function useStatementReason(account: Address, detail: MemberDetail | undefined): string | undefined | null {
  if (!useIsReader(account)) return null;
  return detail && detail.member.balance === '0' && detail.member.votingPower === '0' ? NOT_A_MEMBER : undefined;
}

function Figures({ organisation, chainId, account, detail }: LoadedProps & { detail: MemberDetail }) {
  const { member, supply, recentProposals } = detail;
  const symbol = organisation.token?.symbol ?? '';
  const session = useSession();
  const isOwn = useIsReader(account);
  const token = standingTokens(organisation).find((contract) => contract.chainId === chainId);
  return (
    <>
      <dl className={classes.figures}>
        <div>
          <dt>Votes with</dt>
          <dd>
            <Amount value={member.votingPower} symbol={symbol} />
          </dd>
        </div>
        <div>
          <dt>Share of all votes there</dt>
          <dd>{shareText(BigInt(member.votingPower), BigInt(supply))} %</dd>
        </div>
        <div>
          <dt>Holds</dt>
          <dd>
            <Amount value={member.balance} symbol={symbol} />
          </dd>
        </div>
        <div>
          <dt>Delegated to</dt>
          <dd>
            {member.delegate === null ? (
              'Nobody'
            ) : sameAddress(member.delegate, account) ? (
              selfText(isOwn)
            ) : (
              <KnownAddress address={member.delegate} chainId={chainId} contracts={organisation.contracts} />
            )}
          </dd>
        </div>
        <div>
          <dt>Voted</dt>
          <dd>{recentProposals === 0 ? 'Nothing to vote on yet' : `on ${member.votedOn} of the last ${recentProposals}`}</dd>
        </div>
        <div>
          <dt>Chain</dt>
          <dd>
            <ChainMark chainId={chainId} withName />
          </dd>
        </div>
      </dl>
      {token && session && !isOwn && (
        <div className={classes.own}>
          <DelegateButton organisation={organisation} chainId={chainId} token={token.address as Address} delegatee={account}>
            Delegate to this account
          </DelegateButton>
        </div>
      )}
    </>
  );
}
