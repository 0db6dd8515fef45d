import { setVotingChains } from '@althing/domain/modules';
import type { GovernorDraft } from '@althing/domain/setup';
import { ChainSwitchGrid } from '../../../ui/ChainSwitchGrid.tsx';
import { placeOf } from '../form/asked.ts';
import type { FormPathTo } from '../form/formPath.ts';
import { Hints } from '../form/Hints.tsx';
import { useField } from '../form/useField.ts';
import { useUpdate } from '../form/useUpdate.ts';
import classes from './governor.module.css';

/** The chains whose holders vote there; asked only where the Multi-Bridge can carry their votes. */
export function VotingChains({ path, governor }: { path: FormPathTo<GovernorDraft>; governor: GovernorDraft }) {
  const field = `${path}.votingChainIds` as const;
  const { value, error } = useField(field);
  const { value: multiBridge } = useField('modules.multiBridge');
  const update = useUpdate();
  const { chainId, tempId, isQuadratic } = governor;
  const isAsked = multiBridge.length > 0 && chainId !== null && !isQuadratic;
  if (!isAsked && value.length === 0) return null;
  const home = chainId === null ? [] : [chainId];
  return (
    <div className={classes.refund} {...placeOf(field)}>
      <ChainSwitchGrid
        label="Chains that vote"
        value={[...home, ...value]}
        lockedIds={home}
        onChange={(chainIds) => update((form) => setVotingChains(form, tempId, chainIds))}
        error={typeof error === 'string' ? error : undefined}
      />
      <p className={classes.votingHelp}>
        Holders vote on the chain where their tokens are; the votes travel over the Multi-Bridge, to which these chains are added. Votes
        that arrive after the end do not count.
      </p>
      <Hints field={field} />
    </div>
  );
}
