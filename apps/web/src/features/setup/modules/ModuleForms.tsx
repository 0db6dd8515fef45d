import { isModuleSelected, MODULE_SLUGS, moduleCards } from '@althing/domain/modules';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useModuleContext } from '../form/useModuleContext.ts';
import { MODULE_FORMS } from './moduleForms.ts';

/** Step 3, Modules: the forms of all chosen modules without a step of their own. */
export function ModuleForms() {
  const context = useModuleContext();
  return (
    <>
      {MODULE_SLUGS.filter((slug) => isModuleSelected(slug, context.form)).map((slug) => {
        const Form = MODULE_FORMS[slug];
        return Form && <Form key={slug} />;
      })}
      <Unavailable
        titles={moduleCards(context).flatMap(({ facts, availability: { isComingSoon, isSelected } }) =>
          isComingSoon && isSelected ? [facts.title] : [],
        )}
      />
    </>
  );
}

/** Modules of another release that the draft contains but that have no contracts here. */
function Unavailable({ titles }: { titles: readonly string[] }) {
  if (titles.length === 0) return null;
  return (
    <EmptyState title="Not available yet">{`${titles.join(', ')}: coming soon. Deselect it in Module Selection to go on.`}</EmptyState>
  );
}
