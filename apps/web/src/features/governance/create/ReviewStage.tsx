import { decodeCall } from '@althing/bindings';
import { proposalTimeline, READING, RESOLUTION, validateProposal } from '@althing/domain/governance';
import type { GovernorView, OrganisationDetail } from '@althing/domain/http';
import type { Address } from '@althing/domain/units';
import { Markdown } from '../../../ui/markdown/Markdown.tsx';
import { Section } from '../../../ui/Section.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { CallView, knownContractsOf, nameAddressIn } from '../../transactions/index.ts';
import { paymentOf } from '../paymentOf.ts';
import classes from '../Governance.module.css';
import pageClasses from '../proposal/ProposalPage.module.css';
import { TimelineList } from '../proposal/TimelineList.tsx';
import { RemoteSimulations } from '../simulation/RemoteSimulations.tsx';
import { SimulationPanel } from '../simulation/SimulationPanel.tsx';
import { draftSubject } from '../simulation/useSimulation.ts';
import { useActor } from '../useActor.ts';
import { useChainClock } from '../useChainClock.ts';
import { usePowers } from '../usePowers.ts';
import { useTokenLabels } from '../useTokenLabels.ts';
import { BalanceNote } from './BalanceNote.tsx';
import { callsOfForm } from './callsOfForm.ts';
import createClasses from './Create.module.css';
import { plannedFacts } from './plannedFacts.ts';
import { Propose, type ProposeProps } from './Propose.tsx';
import { RemoteMeaning } from './remote/RemoteMeaning.tsx';

/** The complete proposal as it will be on chain, before the wallet is asked. */
export function ReviewStage(props: ProposeProps) {
  const problems = Object.values(validateProposal(props.form, props.facts));
  if (problems.length === 0) return <Review {...props} />;
  const told = problems.find((problem) => problem !== READING);
  return told === undefined ? <LineSkeletons lines={10} /> : <p role="alert">{told} Go back to the actions to change it.</p>;
}

function Review({ organisation, governor, form, facts, onProposed }: ProposeProps) {
  const { chainId } = governor;
  const actor = useActor();
  const contracts = knownContractsOf(organisation.contracts, chainId);
  const nameAddress = nameAddressIn(organisation.contracts, chainId, actor.account ?? undefined);
  const labels = useTokenLabels(organisation, chainId);
  const calls = form.actions.length > 0 ? callsOfForm(form, governor.address as Address, facts) : [];
  return (
    <>
      <div className={createClasses.review}>
        <Section title={form.title}>
          <Markdown source={form.body} />
          <p className={classes.note} style={{ marginTop: 12 }}>
            Your address is added at its end as <code>#proposer=…</code>, so that nobody else can put the same proposal up before you and
            cancel it.
          </p>
        </Section>
        <Section title={calls.length === 0 ? 'No actions' : calls.length === 1 ? 'Action' : `${calls.length} actions`}>
          {calls.length === 0 && <p className={classes.note}>{RESOLUTION}</p>}
          <div className={createClasses.listed}>
            <ol className={pageClasses.actions}>
              {calls.map((call, index) => {
                const decoded = decodeCall(call, contracts, (id) => knownContractsOf(organisation.contracts, id));
                const payment = paymentOf(decoded, labels);
                return (
                  <li key={index}>
                    <CallView
                      call={decoded}
                      chainId={chainId}
                      nameAddress={nameAddress}
                      nameOn={(id) => nameAddressIn(organisation.contracts, id, actor.account ?? undefined)}
                      {...(payment ? { payment } : {})}
                    />
                  </li>
                );
              })}
            </ol>
            {facts &&
              form.actions.map(
                (action) =>
                  action.type === 'remote' && <RemoteMeaning key={action.tempId} draft={action} facts={facts} chainId={chainId} />,
              )}
            {calls.length > 0 && <BalanceNote organisation={organisation} governor={governor} facts={facts} actions={form.actions} />}
          </div>
        </Section>
        {calls.length > 0 && <SimulationPanel subject={draftSubject(organisation, governor, calls)} count={calls.length} />}
        <RemoteSimulations organisation={organisation} governor={governor} calls={calls} />
        <PlannedTimeline organisation={organisation} governor={governor} />
      </div>
      <Propose organisation={organisation} governor={governor} form={form} facts={facts} onProposed={onProposed} />
    </>
  );
}

function PlannedTimeline({ organisation, governor }: { organisation: OrganisationDetail; governor: GovernorView }) {
  const powers = usePowers(organisation, governor);
  const now = useChainClock(governor.chainId);
  if (now === undefined) return null;
  return (
    <Section title="What happens when" description="If you propose it now.">
      <TimelineList entries={proposalTimeline(plannedFacts(governor, now), { now, powers })} />
    </Section>
  );
}
