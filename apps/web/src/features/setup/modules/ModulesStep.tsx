import { moduleCards, toggleModule, type ModuleSlug } from '@althing/domain/modules';
import { useModuleContext } from '../form/useModuleContext.ts';
import { useUpdate } from '../form/useUpdate.ts';
import { ModuleCard } from './ModuleCard.tsx';
import classes from './modules.module.css';

/** Step 2: what the organisation can do. */
export function ModulesStep() {
  const context = useModuleContext();
  const update = useUpdate();
  const toggle = (slug: ModuleSlug) => update((form) => toggleModule(slug, { ...context, form }));
  return (
    <ul className={classes.grid} aria-label="Modules">
      {moduleCards(context).map((card) => (
        <li key={card.facts.slug}>
          <ModuleCard {...card} onToggle={() => toggle(card.facts.slug)} />
        </li>
      ))}
    </ul>
  );
}
