import { Title } from '@mantine/core';
import { EntryActions } from '../form/EntryActions.tsx';
import { ChainField } from '../form/fields.tsx';
import { ModuleNameField } from '../form/ModuleNameField.tsx';
import { useField } from '../form/useField.ts';
import classes from './governor.module.css';
import { GovernorRules } from './GovernorRules.tsx';
import { ProposalWay } from './ProposalWay.tsx';

export interface GovernorCardProps {
  index: number;
  canDuplicate: boolean;
  onDuplicate: () => void;
  /** Undefined for the only governor, which is removed by deselecting its module. */
  onRemove: (() => void) | undefined;
}

export function GovernorCard({ index, canDuplicate, onDuplicate, onRemove }: GovernorCardProps) {
  const path = `modules.governor.${index}` as const;
  const { value: governor } = useField(path);
  const title = governor.governorName.trim() || `Governor ${index + 1}`;
  return (
    <section className={classes.card} aria-label={title}>
      <header className={classes.head}>
        <div>
          <Title order={3}>{title}</Title>
          <p className={classes.kind}>{governor.isQuadratic ? 'Quadratic voting' : 'One token, one vote'}</p>
        </div>
        <EntryActions onDuplicate={canDuplicate ? onDuplicate : undefined} onRemove={onRemove} />
      </header>
      <div className={classes.pair}>
        <ModuleNameField
          path={`${path}.governorName`}
          type="governor"
          chainId={governor.chainId}
          name={governor.governorName}
          description="Unique on Althing; shown beside every proposal."
        />
        <ChainField path={`${path}.chainId`} description="Where its token is and where it votes." />
      </div>
      <GovernorRules path={path} governor={governor} />
      <ProposalWay governor={governor} />
    </section>
  );
}
