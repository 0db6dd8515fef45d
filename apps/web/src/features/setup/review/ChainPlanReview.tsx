import { contractName } from '@althing/domain/organisation';
import type { ChainPlan, Step } from '@althing/planner';
import { Title } from '@mantine/core';
import { shortenHex } from '../../../lib/format/shortenHex.ts';
import { ChainMark } from '../../../ui/ChainMark.tsx';
import { HexView } from '../../../ui/HexView.tsx';
import { KeyValueList } from '../../../ui/KeyValueList.tsx';
import { ChainCostView } from './ChainCostView.tsx';
import classes from './review.module.css';

/** One chain of the plan: contracts with predicted addresses, cost, and number of confirmations. */
export function ChainPlanReview({ chain }: { chain: ChainPlan }) {
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
          { label: 'Confirmations in your wallet', value: chain.transactions.length },
          { label: 'Highest network fee at present prices', value: <ChainCostView chain={chain} /> },
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
          <span className={classes.stepAddress} title={step.address}>
            {shortenHex(step.address)}
          </span>
        </summary>
        <KeyValueList
          items={[
            { key: 'address', label: 'Address', value: <HexView value={step.address} noun="address" /> },
            ...step.review.map(({ label, value }, index) => ({ key: `${index}`, label, value })),
          ]}
        />
      </details>
    </li>
  );
}
