import { contractName } from '@althing/domain/organisation';
import classes from './Deploy.module.css';
import type { ChainDeployment } from './deployment.ts';

/** The contracts that the transaction creates, with the reviewed values. */
export function PlannedContracts({ chain: { planned } }: { chain: ChainDeployment }) {
  return (
    <div className={classes.checks}>
      {planned.map((step) => (
        <details key={step.id} className={classes.group}>
          <summary>
            {contractName(step)}
            <span className={classes.count}>{step.review.length} values</span>
          </summary>
          {step.review.map(({ label, value }, index) => (
            <div key={index} className={classes.reviewed}>
              <span>{label}</span>
              <span className={classes.value}>{value}</span>
            </div>
          ))}
        </details>
      ))}
    </div>
  );
}
