import type { ChainPlan } from '@althing/planner';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Section } from '../../../ui/Section.tsx';
import { ChainPlanReview } from './ChainPlanReview.tsx';
import type { ReviewedPlan } from './reviewPlan.ts';

/** What will be deployed, where, by whom and for how much. */
export function PlanReview({ reviewed }: { reviewed: ReviewedPlan }) {
  return (
    <Section
      variant="card"
      order={3}
      title="What will be deployed"
      description="Every address is worked out beforehand from the salt below and your account, so nobody can take it, and a deployment that is interrupted goes on where it stopped."
    >
      {reviewed.problem ? (
        <EmptyState title={reviewed.problem.message}>{reviewed.problem.detail}</EmptyState>
      ) : (
        reviewed.plan.chains.map((chain: ChainPlan) => <ChainPlanReview key={chain.chainId} chain={chain} salt={reviewed.plan.salt} />)
      )}
    </Section>
  );
}
