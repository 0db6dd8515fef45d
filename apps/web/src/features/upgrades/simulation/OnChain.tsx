import { useChain } from '../../../lib/config/useChain.ts';
import { SimulationPanel, type SimulationSubject } from '../../governance/index.ts';

interface OnChainProps {
  subject: SimulationSubject;
  /** Number of calls. */
  count: number;
  stage?: string;
}

/** Where the page shows what happens on a chain. */
export const anchorOf = (chainId: number): string => `simulation-${chainId}`;

/** What all senders together do on one chain, one after the other. */
export function OnChain({ subject, count, stage }: OnChainProps) {
  const { chainId } = subject;
  const { name } = useChain(chainId);
  const heading = {
    title: `What it would do on ${name}`,
    description: `All that is to be sent there, one after the other by its senders, simulated on ${name} as it is now. Nothing is sent.`,
    id: anchorOf(chainId),
  };
  return <SimulationPanel subject={subject} count={count} heading={heading} {...(stage === undefined ? {} : { stage })} />;
}
