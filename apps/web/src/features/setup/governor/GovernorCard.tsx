import { listInWords } from '@althing/domain/display';
import type { GovernorDraft } from '@althing/domain/setup';
import { Title } from '@mantine/core';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { EditedEntry, useBefore } from '../form/EditedEntry.tsx';
import { EntryActions } from '../form/EntryActions.tsx';
import { ChainField } from '../form/fields.tsx';
import type { FormPathTo } from '../form/formPath.ts';
import { ModuleNameField } from '../form/ModuleNameField.tsx';
import { useField } from '../form/useField.ts';
import classes from './governor.module.css';
import { GovernorRules } from './GovernorRules.tsx';
import { ProposalWay } from './ProposalWay.tsx';
import { QuadraticRules } from './QuadraticRules.tsx';
import { RefundField } from './RefundField.tsx';
import { VotingChains } from './VotingChains.tsx';

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
    <EditedEntry path={path} before={useBefore(path, 'tempId')} className={classes.card} label={title}>
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
        <GovernorChain path={path} governor={governor} />
      </div>
      <GovernorRules path={path} governor={governor} />
      {governor.isQuadratic && <QuadraticRules path={path} governor={governor} />}
      <VotingChains path={path} governor={governor} />
      <RefundField path={path} governor={governor} />
      <ProposalWay governor={governor} />
    </EditedEntry>
  );
}

/** Quadratic governors are offered only the chains on which scores can be read. */
function GovernorChain({ path, governor: { isQuadratic } }: { path: FormPathTo<GovernorDraft>; governor: GovernorDraft }) {
  const { chains } = useAppConfig();
  if (!isQuadratic) return <ChainField path={`${path}.chainId`} description="Where its token is and where it votes." />;
  const scored = chains.filter(({ supportsQuadratic }) => supportsQuadratic);
  const names = listInWords(scored.map(({ name }) => name));
  return (
    <ChainField
      path={`${path}.chainId`}
      chainIds={scored.map(({ id }) => id)}
      description={`Passport scores can be read on ${names} only.`}
    />
  );
}
