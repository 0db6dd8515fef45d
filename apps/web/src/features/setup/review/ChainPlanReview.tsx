import { contractName } from '@althing/domain/organisation';
import type { Hex } from '@althing/domain/units';
import type { ChainPlan, Step } from '@althing/planner';
import { Title } from '@mantine/core';
import { ChainMark } from '../../../ui/ChainMark.tsx';
import { HexView } from '../../../ui/HexView.tsx';
import { KeyValueList } from '../../../ui/KeyValueList.tsx';
import { ChainCostView } from './ChainCostView.tsx';
import classes from './review.module.css';

/** One chain of the plan: its contracts with their predicted addresses, its cost, its confirmations. */
export function ChainPlanReview({ chain, salt }: { chain: ChainPlan; salt: Hex }) {
  return (
    <div className={classes.chain}>
      <Title order={4} className={classes.chainTitle}>
        <ChainMark chainId={chain.chainId} withName size={22} />
      </Title>
      <ul className={classes.steps}>
        {chain.steps.map((step) => (
          <StepReview key={step.id} step={step} />
        ))}
      </ul>
      <KeyValueList
        items={[
          { label: 'Sent by', value: <HexView value={chain.deployer} noun="address" name="You" /> },
          { label: 'Salt', value: <HexView value={salt} noun="salt" /> },
          { label: 'Confirmations in your wallet', value: chain.transactions.length },
          { label: 'Network fee, at most, at the fees of now', value: <ChainCostView chain={chain} /> },
        ]}
      />
    </div>
  );
}

function StepReview({ step }: { step: Step }) {
  return (
    <li>
      <details className={classes.step}>
        <summary>
          <span className={classes.stepName}>{contractName(step)}</span>
          <span className={classes.stepAddress}>{step.address}</span>
        </summary>
        <KeyValueList
          items={[
            ...step.review.map(({ label, value }, index) => ({ key: `${index}`, label, value })),
            { key: 'salt', label: 'Salt of this contract', value: step.salt },
          ]}
        />
      </details>
    </li>
  );
}
