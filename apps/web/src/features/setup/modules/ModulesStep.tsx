import { moduleCards, toggleModule, type ModuleCard as Card, type ModuleSlug } from '@althing/domain/modules';
import { Title } from '@mantine/core';
import { useModuleContext } from '../form/useModuleContext.ts';
import { useEdit } from '../edit/EditContext.ts';
import { useSetupForm } from '../form/SetupFormContext.ts';
import { useUpdate } from '../form/useUpdate.ts';
import { TemplatePicker } from '../templates/TemplatePicker.tsx';
import { ModuleCard } from './ModuleCard.tsx';
import classes from './modules.module.css';

/** Step 2: the modules. Those that are not available yet come last, collapsed. */
export function ModulesStep() {
  const context = useModuleContext();
  const update = useUpdate();
  const isEdit = useEdit() !== null;
  const toggle = (slug: ModuleSlug) => update((form) => toggleModule(slug, { ...context, form }));
  const cards = moduleCards(context);
  const soon = cards.filter(({ availability }) => availability.isComingSoon);
  return (
    <>
      {!isEdit && (
        <>
          <TemplatePicker />
          <Title order={3} className={classes.ownChoice}>
            Or choose the modules yourself
          </Title>
        </>
      )}
      <Cards label="Modules" cards={cards.filter((card) => !soon.includes(card))} onToggle={toggle} />
      {soon.length > 0 && (
        <details className={classes.soon} open={soon.some(({ availability }) => availability.isSelected)}>
          <summary>Coming Soon: {soon.length === 1 ? 'one more module' : `${soon.length} more modules`}</summary>
          <Cards label="Coming Soon" cards={soon} onToggle={toggle} />
        </details>
      )}
      <Problems />
    </>
  );
}

/** What is wrong with the choice as a whole, right above the button that was refused: no field of the form is to blame. */
function Problems() {
  const { errors } = useSetupForm();
  return Object.entries(errors)
    .filter(([field]) => field === 'selection' || field.startsWith('selection.'))
    .map(([field, message]) => (
      <p key={field} role="alert" className={classes.problem}>
        {message}.
      </p>
    ));
}

function Cards({ label, cards, onToggle }: { label: string; cards: readonly Card[]; onToggle: (slug: ModuleSlug) => void }) {
  return (
    <ul className={classes.grid} aria-label={label}>
      {cards.map((card) => (
        <li key={card.facts.slug}>
          <ModuleCard {...card} onToggle={() => onToggle(card.facts.slug)} />
        </li>
      ))}
    </ul>
  );
}
