import { decodeCall } from '@althing/bindings';
import { RESOLUTION } from '@althing/domain/governance';
import { useMemo } from 'react';
import { Section } from '../../../ui/Section.tsx';
import { CallView, knownContractsOf, nameAddressIn } from '../../transactions/index.ts';
import { paymentOf } from '../paymentOf.ts';
import classes from '../Governance.module.css';
import { RemoteSimulations } from '../simulation/RemoteSimulations.tsx';
import { SimulationPanel } from '../simulation/SimulationPanel.tsx';
import { proposalSubject } from '../simulation/useSimulation.ts';
import { useTokenLabels } from '../useTokenLabels.ts';
import pageClasses from './ProposalPage.module.css';
import { callsOf, isOnlyText } from './proposalContent.ts';
import type { ProposalView } from './useProposalView.ts';

/** What the proposal does when it is executed, in words and as calldata. */
export function Actions({ view }: { view: ProposalView }) {
  const { proposal, organisation, actor, governor, state } = view;
  const { chainId } = proposal;
  const { contracts } = organisation;
  const calls = useMemo(() => callsOf(proposal), [proposal]);
  const decoded = useMemo(() => {
    const knownOn = (id: number) => knownContractsOf(contracts, id);
    return calls.map((call) => decodeCall(call, knownOn(chainId), knownOn));
  }, [calls, contracts, chainId]);
  const labels = useTokenLabels(organisation, chainId);
  const nameAddress = nameAddressIn(contracts, chainId, actor.account ?? undefined);
  if (isOnlyText(proposal))
    return (
      <Section title="Actions">
        <p className={classes.note}>{RESOLUTION}</p>
      </Section>
    );
  const isOpen = governor && state !== 'executed' && state !== 'canceled' && state !== 'defeated';
  return (
    <>
      <Section
        title={calls.length === 1 ? 'Action' : `${calls.length} actions`}
        description="Carried out in this order, all of them or none."
      >
        <ol className={pageClasses.actions}>
          {decoded.map((call, index) => {
            const payment = paymentOf(call, labels);
            return (
              <li key={index}>
                <CallView
                  call={call}
                  chainId={chainId}
                  nameAddress={nameAddress}
                  nameOn={(id) => nameAddressIn(contracts, id, actor.account ?? undefined)}
                  {...(payment ? { payment } : {})}
                />
              </li>
            );
          })}
        </ol>
      </Section>
      {isOpen && <SimulationPanel subject={proposalSubject(proposal)} count={calls.length} stage={state} />}
      {isOpen && <RemoteSimulations organisation={organisation} governor={governor} calls={calls} stage={state} />}
    </>
  );
}
