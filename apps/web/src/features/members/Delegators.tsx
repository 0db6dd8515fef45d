import type { OrganisationDetail } from '@althing/domain/http';
import { MEMBER_LIMITS } from '@althing/domain/members';
import { Button } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { AccountInput } from '../../ui/AccountInput.tsx';
import { Amount } from '../../ui/Amount.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Section } from '../../ui/Section.tsx';
import { LineSkeletons } from '../../ui/Skeletons.tsx';
import { KnownAddress } from '../transactions/index.ts';
import classes from './Members.module.css';
import { beginningProblem, readMemberPageSearch } from './memberSearch.ts';
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
  const { delegators: search } = readMemberPageSearch({ ...useSearch({ strict: false }) });
  const list = useDelegators(of, search);
  const isReader = useIsReader(of.account);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const number = count >= MEMBER_LIMITS.delegators ? `${MEMBER_LIMITS.delegators} or more` : String(count);
  return (
    <Section
      title={`Delegators (${number})`}
      description={isReader ? 'Whose tokens you vote with.' : 'Whose tokens this account votes with.'}
    >
      {(count > 0 || search !== undefined) && <Beginning search={search} />}
      {list.isPending && <LineSkeletons lines={3} />}
      {list.isError && <ErrorState title="The delegators could not be read" error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && items.length === 0 && <p className={classes.note}>{nobodyText(isReader, search)}</p>}
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

function nobodyText(isReader: boolean, search: string | undefined): string {
  if (search !== undefined) return 'No delegator has an address that begins like this.';
  return isReader ? 'Nobody delegates to you.' : 'Nobody delegates to this account.';
}

/** Narrows the list by the beginning of an address, which is part of the page's URL. */
function Beginning({ search }: { search: string | undefined }) {
  const navigate = useNavigate();
  const [text, setText] = useState(search ?? '');
  const write = (value: string) => {
    setText(value);
    if (beginningProblem(value) !== undefined) return;
    const delegators = value.trim() || undefined;
    void navigate({ to: '.', search: (others) => ({ ...others, delegators }), replace: true, resetScroll: false });
  };
  return <AccountInput label="Address" value={text} onChange={write} problemOf={beginningProblem} w={240} mb="md" />;
}
