import type { ChainPlan, Plan } from '@althing/planner';
import { Amount } from '../../../ui/Amount.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Section } from '../../../ui/Section.tsx';
import { ChainPlanReview } from './ChainPlanReview.tsx';
import classes from './review.module.css';
import type { ReviewedPlan } from './reviewPlan.ts';
import { usePlanCosts } from './usePlanCosts.ts';

/** What will be deployed, where, by whom, and at what cost. */
export function PlanReview({ reviewed }: { reviewed: ReviewedPlan }) {
  return (
    <Section
      variant="card"
      order={3}
      title="What will be deployed"
      description="Every address is worked out beforehand, from your account and a random number that was drawn for this draft, so nobody can take it, and a deployment that is interrupted goes on where it stopped."
    >
      {reviewed.problem ? (
        <EmptyState title={reviewed.problem.message}>{reviewed.problem.detail}</EmptyState>
      ) : (
        <>
          {reviewed.plan.chains.map((chain: ChainPlan) => (
            <ChainPlanReview key={chain.chainId} chain={chain} />
          ))}
          {reviewed.plan.chains.length > 1 && <Total plan={reviewed.plan} />}
        </>
      )}
    </Section>
  );
}

/** The cost of all chains together. */
function Total({ plan }: { plan: Plan }) {
  const costs = usePlanCosts(plan);
  return (
    <p className={classes.total}>
      <strong>On all {plan.chains.length} chains, at most: </strong>
      {costs ? costs.map(({ symbol, amount }) => <Amount key={symbol} value={amount} symbol={symbol} as="cost" />) : 'not known yet'}
    </p>
  );
}
