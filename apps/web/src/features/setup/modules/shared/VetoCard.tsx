import { chainName } from '@althing/domain/chains';
import type { GovernorDraft, VetoDraft } from '@althing/domain/setup';
import { Select, Title } from '@mantine/core';
import { useAppConfig } from '../../../../lib/config/AppConfigContext.ts';
import { asked } from '../../form/asked.ts';
import { EditedEntry, useBefore } from '../../form/EditedEntry.tsx';
import { EntryActions } from '../../form/EntryActions.tsx';
import { Hints } from '../../form/Hints.tsx';
import type { FormPathTo } from '../../form/formPath.ts';
import { useField } from '../../form/useField.ts';
import { useLock } from '../../form/useLock.ts';
import { usePartyChoices } from '../../parties/usePartyChoices.ts';
import { WalletEditor } from '../../parties/WalletEditor.tsx';
import classes from '../../safe/safe.module.css';

export interface VetoCardProps {
  path: FormPathTo<VetoDraft>;
  title: string;
  question: string;
  onRemove: (() => void) | undefined;
}

/** The guardians of one governor: which governor, and who they are. */
export function VetoCard({ path, title, question, onRemove }: VetoCardProps) {
  const { value: veto } = useField(path);
  const chainIds = veto.chainId === null ? [] : [veto.chainId];
  return (
    <EditedEntry path={path} before={useBefore(path, 'tempId')} className={classes.wallet} label={title}>
      <header className={classes.head}>
        <Title order={4}>{title}</Title>
        <EntryActions onDuplicate={undefined} onRemove={onRemove} />
      </header>
      <GovernorField path={path} />
      <WalletEditor path={path} question={question} noun="Guardian" chainIds={chainIds} choices={usePartyChoices(chainIds)} />
      <Hints field={`${path}.addresses`} />
    </EditedEntry>
  );
}

type Named = Pick<GovernorDraft, 'chainId' | 'governorName'>;
const keyOf = ({ chainId, governorName }: Named): string => `${chainId}|${governorName.trim()}`;

/** Chooses one of the draft's governors, by chain and name. */
function GovernorField({ path }: Pick<VetoCardProps, 'path'>) {
  const { value: veto, set } = useField(path);
  const { value: governors } = useField('modules.governor');
  const { error } = useField(`${path}.governorName`);
  const { error: chainError } = useField(`${path}.chainId`);
  const { chains } = useAppConfig();
  const lock = useLock(`${path}.governorName`);
  const named = governors.filter(({ chainId, governorName }) => chainId !== null && governorName.trim() !== '');
  const choose = (key: string | null) => {
    const governor = named.find((candidate) => keyOf(candidate) === key);
    if (governor) set({ ...veto, chainId: governor.chainId, governorName: governor.governorName.trim() });
  };
  return (
    <Select
      {...asked(`${path}.governorName`)}
      mb="md"
      disabled={lock !== undefined}
      description={lock}
      allowDeselect={false}
      placeholder={named.length > 0 ? 'Select governor' : 'Name a governor and choose its chain first'}
      data={named.map((governor) => ({
        value: keyOf(governor),
        label: `${governor.governorName.trim()} on ${chainName(chains, governor.chainId)}`,
      }))}
      value={named.some((governor) => keyOf(governor) === keyOf(veto)) ? keyOf(veto) : null}
      error={error ?? chainError}
      onChange={choose}
    />
  );
}
