import { encodePropose, hashProposal, reserveDescription } from '@althing/bindings';
import type { OrganisationDetail, UpgradeTransactionView } from '@althing/domain/http';
import { isUpgradeDescription, type UpgradeText } from '@althing/domain/upgrades';
import { type Address, type Hex, sameAddress } from '@althing/domain/units';
import { useEffect } from 'react';
import { LinkButton } from '../../../ui/RouterLinks.tsx';
import { ProposalBadge, useActor, useProposals, useProposeEligibility } from '../../governance/index.ts';
import { knownContractsOf, nameAddressIn, TransactionButton, type TransactionRequest } from '../../transactions/index.ts';
import classes from '../Upgrades.module.css';

export interface GovernorSendingProps {
  transaction: UpgradeTransactionView;
  organisation: OrganisationDetail;
  governor: string;
  /** Text of the proposal, which names this upgrade, and what it is made of. */
  description: string;
  text: UpgradeText;
}

/** Pages of proposals in which the one of this upgrade is looked for. */
const MOST_PAGES = 5;

/** The proposal of the organisation's index that puts this part to the governor's vote; undefined while there is none. */
function useProposalOf(organisation: OrganisationDetail, governor: string, text: UpgradeText) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage, refetch, isPending } = useProposals(organisation.id, undefined);
  const pages = data?.pages ?? [];
  const found = pages
    .flatMap(({ items }) => items)
    .find((each) => sameAddress(each.governor, governor) && isUpgradeDescription(each.description, text));
  const isMoreNeeded = !found && hasNextPage && !isFetchingNextPage && pages.length < MOST_PAGES;
  useEffect(() => {
    if (isMoreNeeded) void fetchNextPage();
  }, [isMoreNeeded, fetchNextPage]);
  return { found, isPending, refetch };
}

/** A part that a governor decides: proposed there by a member, then voted on, queued and executed on the proposal's own page. */
export function GovernorSending({ transaction, organisation, governor, description, text }: GovernorSendingProps) {
  const { chainId } = transaction;
  const { found, refetch } = useProposalOf(organisation, governor, text);
  const view = organisation.governors.find((each) => each.chainId === chainId && sameAddress(each.address, governor));
  if (found)
    return (
      <div className={classes.buttons}>
        <LinkButton
          to="/organisations/$slug/proposals/$chainId/$governor/$proposalId"
          params={{ slug: organisation.slug, chainId: String(chainId), governor, proposalId: found.proposalId }}
          variant="default"
          size="sm"
        >
          Vote, queue and execute there
        </LinkButton>
        <ProposalBadge state={found.state} isVetoed={found.isVetoed} />
      </div>
    );
  if (!view) return <p className={classes.note}>The governor is not in the organisation’s record yet.</p>;
  return <ProposeThere {...{ transaction, organisation, governor, description }} view={view} onProposed={() => void refetch()} />;
}

interface ProposeThereProps extends Omit<GovernorSendingProps, 'text'> {
  view: OrganisationDetail['governors'][number];
  onProposed: () => void;
}

function ProposeThere({ transaction, organisation, governor, description, view, onProposed }: ProposeThereProps) {
  const { chainId, calls } = transaction;
  const { account, isSafe } = useActor();
  const { reason } = useProposeEligibility(organisation, view);
  const content = account && {
    actions: calls.map(({ target, value, calldata }) => ({ to: target as Address, value: BigInt(value), data: calldata as Hex })),
    description: reserveDescription(description, account),
  };
  const request: TransactionRequest | undefined =
    account && content
      ? {
          chainId,
          from: account,
          ...encodePropose({ governor: governor as Address, ...content }),
          title: `Put it to the vote of ${view.governorName}`,
          effect: 'Proposes this part of the upgrade in the governor. Its members vote on it as on any other proposal.',
          isSafe,
        }
      : undefined;
  return (
    <>
      <TransactionButton
        subject={`upgrade-propose:${chainId}:${governor}:${content ? hashProposal(content) : ''}`}
        request={request}
        reason={reason}
        contracts={knownContractsOf(organisation.contracts, chainId)}
        nameAddress={nameAddressIn(organisation.contracts, chainId, account ?? undefined)}
        onConfirmed={onProposed}
        w="fit-content"
      >
        Put it to the governor’s vote
      </TransactionButton>
      {reason && <p className={classes.note}>{reason}</p>}
    </>
  );
}
