import { canAddEntry, MODULES } from '@althing/domain/modules';
import { addVeto } from '@althing/domain/setup';
import { IconPlus } from '@tabler/icons-react';
import { ReasonButton } from '../../../../ui/ReasonButton.tsx';
import { Section } from '../../../../ui/Section.tsx';
import { useEntryFocus } from '../../../../ui/useEntryFocus.ts';
import { placeOf } from '../../form/asked.ts';
import { useField } from '../../form/useField.ts';
import { useModuleContext } from '../../form/useModuleContext.ts';
import classes from '../../safe/safe.module.css';
import { VetoCard } from './VetoCard.tsx';

export interface VetoListProps {
  list: 'preVoteVeto' | 'preExecutionVeto';
  slug: 'pre-vote-veto' | 'pre-execution-veto';
  description: string;
  question: string;
}

/** The guardians of one kind, with at most one group per governor. */
export function VetoList({ list, slug, description, question }: VetoListProps) {
  const path = `modules.${list}` as const;
  const { value: vetoes, error, set } = useField(path);
  const { form, chains } = useModuleContext();
  const { title } = MODULES[slug];
  const { entries, addButton, addEntry, removeEntry } = useEntryFocus<HTMLDivElement>();
  const remove = (id: string) => removeEntry(() => set(vetoes.filter(({ tempId }) => tempId !== id)));
  const canAdd = canAddEntry(slug, form, chains);
  return (
    <Section variant="card" order={3} title={title} description={description}>
      <div ref={entries} className={classes.list} {...placeOf(path)}>
        {vetoes.map((veto, index) => (
          <VetoCard
            key={veto.tempId}
            path={`${path}.${index}`}
            title={`${title}: guardians ${index + 1}`}
            question={question}
            onRemove={vetoes.length > 1 ? () => remove(veto.tempId) : undefined}
          />
        ))}
        {error && <p role="alert">{error}</p>}
        <ReasonButton
          ref={addButton}
          variant="default"
          w="fit-content"
          leftSection={<IconPlus size={16} aria-hidden />}
          reason={canAdd ? undefined : 'Every governor has its guardians already.'}
          onClick={() => addEntry(() => set(addVeto(list, vetoes)))}
        >
          Add guardians
        </ReasonButton>
      </div>
    </Section>
  );
}
