import { canAddEntry, isModuleSelected } from '@althing/domain/modules';
import { addGovernor, duplicateGovernor, MAX_GOVERNORS_PER_TYPE } from '@althing/domain/setup';
import { IconPlus } from '@tabler/icons-react';
import { placeOf } from '../form/asked.ts';
import { useModuleContext } from '../form/useModuleContext.ts';
import { useEntryFocus } from '../../../ui/useEntryFocus.ts';
import { useField } from '../form/useField.ts';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { GovernorCard } from './GovernorCard.tsx';
import classes from './governor.module.css';

const KINDS = [
  { slug: '1token1vote', isQuadratic: false, adds: 'Add governor' },
  { slug: 'quadratic', isQuadratic: true, adds: 'Add quadratic governor' },
] as const;

/** Step 3, Governor: who decides, how long it takes, and how many have to take part. */
export function GovernorStep() {
  const { value: governors, error, set } = useField('modules.governor');
  const { form, chains, initial } = useModuleContext();
  const { entries, addButton, addEntry, removeEntry } = useEntryFocus<HTMLDivElement>();
  const remove = (id: string) => removeEntry(() => set(governors.filter(({ tempId }) => tempId !== id)));
  const kinds = KINDS.filter(({ slug }) => isModuleSelected(slug, form)).map((kind) => ({
    ...kind,
    canAdd: canAddEntry(kind.slug, form, chains),
  }));
  return (
    <div ref={entries} className={classes.list} {...placeOf('modules.governor')}>
      {governors.map((governor, index) => (
        <GovernorCard
          key={governor.tempId}
          index={index}
          canDuplicate={kinds.some(({ isQuadratic, canAdd }) => canAdd && isQuadratic === governor.isQuadratic)}
          onDuplicate={() => addEntry(() => set(duplicateGovernor(governor.tempId, governors)))}
          onRemove={
            governors.length > 1 && !initial?.modules.governor.some(({ tempId }) => tempId === governor.tempId)
              ? () => remove(governor.tempId)
              : undefined
          }
        />
      ))}
      {error && <p role="alert">{error}</p>}
      <div className={classes.adds}>
        {kinds.map(({ slug, isQuadratic, adds, canAdd }, index) => (
          <ReasonButton
            key={slug}
            ref={index === 0 ? addButton : undefined}
            variant="default"
            w="fit-content"
            leftSection={<IconPlus size={16} aria-hidden />}
            reason={canAdd ? undefined : `There are ${MAX_GOVERNORS_PER_TYPE} governors of this kind already, the most that are possible.`}
            onClick={() => addEntry(() => set(addGovernor(form.modules, isQuadratic)))}
          >
            {adds}
          </ReasonButton>
        ))}
      </div>
    </div>
  );
}
