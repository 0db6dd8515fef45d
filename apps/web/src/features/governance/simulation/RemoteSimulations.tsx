import { type Call, messageControllerAbi, messagesIn } from '@althing/bindings';
import type { GovernorView, OrganisationDetail } from '@althing/domain/http';
import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import { useChain } from '../../../lib/config/useChain.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { executorOf } from '../executor.ts';
import { SimulationPanel } from './SimulationPanel.tsx';
import type { SimulationSubject } from './useSimulation.ts';

interface RemoteSimulationsProps {
  organisation: Pick<OrganisationDetail, 'id' | 'contracts'>;
  governor: GovernorView;
  calls: readonly Call[];
  stage?: string;
}

/** What the calls would do that messages of the proposal have made on other chains: each message by itself, on its chain as it is now. */
export function RemoteSimulations({ organisation, governor, calls, stage }: RemoteSimulationsProps) {
  const own = organisation.contracts.filter(({ kind, chainId }) => kind === 'messageController' && chainId === governor.chainId);
  return messagesIn(
    calls,
    own.map(({ address }) => address as Address),
  ).map((message, index) => (
    <OnChain
      key={index}
      message={message}
      organisationId={organisation.id}
      governor={governor}
      {...(stage === undefined ? {} : { stage })}
    />
  ));
}

interface OnChainProps {
  message: ReturnType<typeof messagesIn>[number];
  organisationId: string;
  governor: GovernorView;
  stage?: string;
}

function OnChain({ message: { controller, chainId, calls, sender: asked }, organisationId, governor, stage }: OnChainProps) {
  const { name } = useChain(chainId);
  const sender = asked ?? executorOf(governor);
  const executor = useChainRead({
    chainId,
    key: ['executorOf', controller, governor.chainId, sender],
    read: (client) =>
      readContract(client, {
        address: controller,
        abi: messageControllerAbi,
        functionName: 'executorOf',
        args: [BigInt(governor.chainId), sender],
      }),
  });
  if (executor.isError)
    return (
      <Notice title={`Not simulated on ${name}`}>
        {name} could not be asked who would make these calls there, so nothing is known of what they would do.
      </Notice>
    );
  if (!executor.data) return null;
  const subject: SimulationSubject = {
    type: 'draft',
    chainId,
    organisationId,
    by: { executor: executor.data },
    calls: calls.map(({ to, value, data }) => ({ target: to, value: String(value), calldata: data })),
  };
  const heading = {
    title: `What it would do on ${name}`,
    description: `The calls that bridges carry there, simulated on ${name} as it is now. Nothing is sent.`,
  };
  return <SimulationPanel subject={subject} count={calls.length} heading={heading} {...(stage === undefined ? {} : { stage })} />;
}
