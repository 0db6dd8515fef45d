import { type Call, encodePropose, hashProposal, reserveDescription } from '@althing/bindings';
import type { OrganisationDetail, Proposal, UpgradeTransactionView } from '@althing/domain/http';
import { furtherAttempt, isUpgradeDescription, nextAttempt, type UpgradeText } from '@althing/domain/upgrades';
import { type Address, type Hex, sameAddress } from '@althing/domain/units';
import { LinkButton } from '../../../ui/RouterLinks.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { ProposalBadge, useActor, useProposeEligibility } from '../../governance/index.ts';
import { knownContractsOf, nameAddressIn, TransactionButton, type TransactionRequest } from '../../transactions/index.ts';
import classes from '../Upgrades.module.css';
import { useProposalsOf, type Wanted } from './useProposalsOf.ts';

export interface GovernorSendingProps {
  transaction: UpgradeTransactionView;
  organisation: OrganisationDetail;
  governor: string;
  /** Text of the proposal, which names this upgrade, and what it is made of. */
  description: string;
  text: UpgradeText;
}

const wantedOf = ({ calls }: UpgradeTransactionView, governor: string, text: UpgradeText): Wanted => ({
  governor,
  isText: (told) => isUpgradeDescription(told, text),
  calls: calls.map(({ target, value, calldata }) => ({ to: target as Address, value: BigInt(value), data: calldata as Hex })),
  mayFail: false,
});

/** Whether a part that a governor decides is still to be sent: from the execution of its proposal until the chain was read, it is not known to be done. */
export function GovernorPartBadge({ transaction, organisation, governor, text }: Omit<GovernorSendingProps, 'description'>) {
  const { found } = useProposalsOf(organisation, wantedOf(transaction, governor, text));
  return found?.state === 'executed' ? (
    <StatusBadge tone="neutral">being read</StatusBadge>
  ) : (
    <StatusBadge tone="waiting">to be sent</StatusBadge>
  );
}

/** A part that a governor decides: proposed there by a member, then voted on, queued and executed on the proposal's own page. */
export function GovernorSending({ transaction, organisation, governor, description, text }: GovernorSendingProps) {
  return (
    <AtGovernor
      organisation={organisation}
      chainId={transaction.chainId}
      {...wantedOf(transaction, governor, text)}
      description={description}
      label="Put it to the governor’s vote"
      effect="Proposes this part of the upgrade in the governor. Its members vote on it as on any other proposal."
    />
  );
}

export interface AtGovernorProps {
  organisation: OrganisationDetail;
  chainId: number;
  governor: string;
  calls: readonly Call[];
  description: string;
  isText: (description: string) => boolean;
  label: string;
  effect: string;
  /** Whether its calls may fail although the proposal is executed, so that it may be put to the vote again. */
  mayFail?: boolean;
}

const NOT_PASSED = 'It did not pass, or was stopped. The same can be put to the vote again.';
const WITHOUT_EFFECT =
  'It was executed. If the chain does not show this part as done in a minute, it failed within the Safe; the same can be put to the vote again.';

/** The way to the proposal where somebody has made it and it did not fail, otherwise a button that makes it. */
export function AtGovernor({ organisation, chainId, governor, calls, isText, description, mayFail = false, ...words }: AtGovernorProps) {
  const { found, dead, isLooking, refetch } = useProposalsOf(organisation, { governor, isText, calls, mayFail });
  const view = organisation.governors.find((each) => each.chainId === chainId && sameAddress(each.address, governor));
  const shown = { organisation, chainId, governor };
  if (found)
    return (
      <>
        <Made {...shown} proposal={found} label={found.state === 'executed' ? 'See its proposal' : 'Vote, queue and execute there'} />
        {found.state === 'executed' && <p className={classes.note}>The chain has it; it is being read.</p>}
      </>
    );
  if (!view) return <p className={classes.note}>The governor is not in the organisation’s record yet.</p>;
  return (
    <>
      {dead[0] && (
        <>
          <Made {...shown} proposal={dead[0]} label={dead[0].state === 'executed' ? 'See what was executed' : 'See what did not pass'} />
          <p className={classes.note}>{dead[0].state === 'executed' ? WITHOUT_EFFECT : NOT_PASSED}</p>
        </>
      )}
      <ProposeThere
        {...shown}
        {...words}
        calls={calls}
        description={furtherAttempt(description, nextAttempt(dead.map((each) => each.description)))}
        view={view}
        isLooking={isLooking}
        onProposed={() => void refetch()}
      />
    </>
  );
}

interface MadeProps extends Pick<AtGovernorProps, 'organisation' | 'chainId' | 'governor'> {
  proposal: Proposal;
  label: string;
}

function Made({ organisation: { slug }, chainId, governor, proposal: { proposalId, state, isVetoed }, label }: MadeProps) {
  return (
    <div className={classes.buttons}>
      <LinkButton
        to="/organisations/$slug/proposals/$chainId/$governor/$proposalId"
        params={{ slug, chainId: String(chainId), governor, proposalId }}
        variant="default"
        size="sm"
      >
        {label}
      </LinkButton>
      <ProposalBadge state={state} isVetoed={isVetoed} />
    </div>
  );
}

interface ProposeThereProps extends Omit<AtGovernorProps, 'isText' | 'mayFail'> {
  view: OrganisationDetail['governors'][number];
  /** Until it is known which attempts were made. */
  isLooking: boolean;
  onProposed: () => void;
}

function ProposeThere({
  organisation,
  chainId,
  governor,
  calls,
  description,
  label,
  effect,
  view,
  isLooking,
  onProposed,
}: ProposeThereProps) {
  const { account, isSafe } = useActor();
  const eligibility = useProposeEligibility(organisation, view);
  const reason = isLooking ? 'The proposals made so far are being read.' : eligibility.reason;
  const content = account && { actions: [...calls], description: reserveDescription(description, account) };
  const request: TransactionRequest | undefined =
    account && content
      ? {
          chainId,
          from: account,
          ...encodePropose({ governor: governor as Address, ...content }),
          title: `Put it to the vote of ${view.governorName}`,
          effect,
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
        classNames={{ root: classes.wrapping, label: classes.wrapped }}
      >
        {label}
      </TransactionButton>
      {reason && <p className={classes.note}>{reason}</p>}
    </>
  );
}
