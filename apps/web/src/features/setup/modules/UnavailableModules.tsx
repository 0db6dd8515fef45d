import { moduleCards } from '@althing/domain/modules';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useModuleContext } from '../form/useModuleContext.ts';

/** Step 3, Modules: reached only by a draft that holds modules of another release. They have no contracts here. */
export function UnavailableModules() {
  const held = moduleCards(useModuleContext()).filter(({ availability }) => availability.isComingSoon && availability.isSelected);
  return (
    <EmptyState title="Nothing to configure yet">
      {held.length > 0
        ? `${held.map(({ facts }) => facts.title).join(', ')}: coming soon. Deselect it in Module Selection to go on.`
        : null}
    </EmptyState>
  );
}
