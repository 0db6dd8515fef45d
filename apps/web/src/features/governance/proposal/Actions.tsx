import { decodeCall } from '@althing/bindings';
import { isResolution, RESOLUTION } from '@althing/domain/governance';
import { Section } from '../../../ui/Section.tsx';
import { CallView, knownContractsOf, nameAddressIn } from '../../transactions/index.ts';
import { paymentOf } from '../paymentOf.ts';
import classes from '../Governance.module.css';
import { useTokenLabels } from '../useTokenLabels.ts';
import pageClasses from './ProposalPage.module.css';
import { callsOf } from './proposalContent.ts';
import { SimulationNote } from './SimulationNote.tsx';
import type { ProposalView } from './useProposalView.ts';

/** What the proposal does when it is executed, in words and as calldata. */
export function Actions({ view }: { view: ProposalView }) {
  const { proposal, organisation, actor, governor, state } = view;
  const { chainId } = proposal;
  const calls = callsOf(proposal);
  const contracts = knownContractsOf(organisation.contracts, chainId);
  const labels = useTokenLabels(organisation, chainId);
  const nameAddress = nameAddressIn(organisation.contracts, chainId, actor.account ?? undefined);
  const isOnlyText = isResolution(
    proposal.actions.map(({ target, value, calldata }) => ({
      target: target as `0x${string}`,
      value: BigInt(value),
      calldata: calldata as `0x${string}`,
    })),
  );
  if (isOnlyText)
    return (
      <Section title="Actions">
        <p className={classes.note}>{RESOLUTION}</p>
      </Section>
    );
  return (
    <Section
      title={calls.length === 1 ? 'Action' : `${calls.length} actions`}
      description="Carried out in this order, all of them or none."
    >
      <ol className={pageClasses.actions}>
        {calls.map((call, index) => {
          const decoded = decodeCall(call, contracts);
          const payment = paymentOf(decoded, labels);
          return (
            <li key={index}>
              <CallView call={decoded} chainId={chainId} nameAddress={nameAddress} {...(payment ? { payment } : {})} />
            </li>
          );
        })}
      </ol>
      {governor && state !== 'executed' && state !== 'canceled' && state !== 'defeated' && (
        <SimulationNote governor={governor} calls={calls} />
      )}
    </Section>
  );
}
