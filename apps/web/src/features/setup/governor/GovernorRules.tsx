import {
  type GovernorDraft,
  PRE_EXECUTION_TIMELOCK_PRESETS,
  PROPOSAL_THRESHOLD_PRESETS,
  QUORUM_PRESETS,
  supplyOn,
  VOTE_DELAY_PRESETS,
  VOTING_PERIOD_PRESETS,
} from '@althing/domain/setup';
import { amountText } from '@althing/domain/token';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { ChoiceField } from '../form/ChoiceField.tsx';
import type { FormPathTo } from '../form/formPath.ts';
import { useField } from '../form/useField.ts';
import * as say from './consequences.ts';
import classes from './governor.module.css';

type Choice = { value: number | 'min'; label: string };
const inDays = (presets: readonly number[]): Choice[] => presets.map((value) => ({ value, label: `${value} days` }));
const inPercent = (presets: readonly number[]): Choice[] => presets.map((value) => ({ value, label: `${value} %` }));

/** Only offered on local chains, where nobody wants to wait for days. */
const SHORTEST_VOTE: Choice = { value: 'min', label: `Shortest (${say.SHORTEST_VOTE} min)` };
const SHORTEST_LOCK: Choice = { value: 'min', label: `Shortest (${say.SHORTEST_LOCK} min)` };

/** The durations and shares of one governor, each with what it means. */
export function GovernorRules({ path, governor }: { path: FormPathTo<GovernorDraft>; governor: GovernorDraft }) {
  const isLocal = useAppConfig().network === 'local';
  const { supply, symbol } = useSupply(governor.chainId);
  const shortest = (choice: Choice): Choice[] => (isLocal ? [choice] : []);
  return (
    <div className={classes.rules}>
      <ChoiceField
        path={`${path}.preVotingTimelock`}
        choices={[{ value: 0, label: 'None' }, ...shortest(SHORTEST_LOCK), ...inDays(VOTE_DELAY_PRESETS)]}
        unit="days"
        consequence={say.voteDelayConsequence(governor.preVotingTimelock)}
      />
      <ChoiceField
        path={`${path}.votingPeriod`}
        choices={[...shortest(SHORTEST_VOTE), ...inDays(VOTING_PERIOD_PRESETS)]}
        unit="days"
        consequence={say.votingPeriodConsequence(governor.votingPeriod)}
      />
      <ChoiceField
        path={`${path}.preExecutionTimelock`}
        choices={[{ value: 0, label: 'None' }, ...shortest(SHORTEST_LOCK), ...inDays(PRE_EXECUTION_TIMELOCK_PRESETS)]}
        unit="days"
        consequence={say.timelockConsequence(governor.preExecutionTimelock)}
      />
      <ChoiceField
        path={`${path}.quorumThreshold`}
        choices={inPercent(QUORUM_PRESETS)}
        unit="%"
        consequence={say.quorumConsequence(governor)}
      />
      <ChoiceField
        path={`${path}.proposalThreshold`}
        choices={inPercent(PROPOSAL_THRESHOLD_PRESETS)}
        unit="%"
        consequence={say.proposalThresholdConsequence(governor.proposalThreshold, supply, symbol)}
      />
    </div>
  );
}

/** Supply on the governor's chain in whole tokens. For a sentence, so rounding does not matter. */
function useSupply(chainId: number | null): { supply: number; symbol: string } {
  const { value: token } = useField('token');
  return { supply: Number(amountText(supplyOn({ token }, chainId))), symbol: token.symbol || 'tokens' };
}
