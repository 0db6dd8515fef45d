import type { OrganisationDetail } from '@althing/domain/http';
import { MEMBER_LIMITS } from '@althing/domain/members';
import { Button } from '@mantine/core';
import { Amount } from '../../ui/Amount.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Section } from '../../ui/Section.tsx';
import { LineSkeletons } from '../../ui/Skeletons.tsx';
import { KnownAddress } from '../transactions/index.ts';
import classes from './Members.module.css';
import { type MemberKey, useDelegators } from './queries.ts';
import { selfText, useIsReader } from './reader.ts';

export interface DelegatorsProps {
  of: MemberKey;
  organisation: OrganisationDetail;
  /** As many as are counted, at most. */
  count: number;
}

/** Who delegates to an account, largest balance first. */
export function Delegators({ of, organisation, count }: DelegatorsProps) {
  const list = useDelegators(of);
  const isReader = useIsReader(of.account);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const number = count >= MEMBER_LIMITS.delegators ? `${MEMBER_LIMITS.delegators} or more` : String(count);
  return (
    <Section
      title={`Delegators (${number})`}
      description={isReader ? 'Whose tokens you vote with.' : 'Whose tokens this account votes with.'}
    >
      {list.isPending && <LineSkeletons lines={3} />}
      {list.isError && <ErrorState title="The delegators could not be read" error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && items.length === 0 && (
        <p className={classes.note}>{isReader ? 'Nobody delegates to you.' : 'Nobody delegates to this account.'}</p>
      )}
      {items.length > 0 && (
        <ul className={classes.list} aria-label="Delegators">
          {items.map(({ account, balance }) => (
            <li key={account} className={classes.item}>
              <div>
                {account === of.account ? (
                  selfText(isReader)
                ) : (
                  <KnownAddress address={account} chainId={of.chainId} contracts={organisation.contracts} />
                )}
              </div>
              <Amount value={balance} symbol={organisation.token?.symbol ?? ''} />
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <div className={classes.more}>
          <Button variant="default" onClick={() => void list.fetchNextPage()} loading={list.isFetchingNextPage}>
            Show more
          </Button>
        </div>
      )}
    </Section>
  );
}
