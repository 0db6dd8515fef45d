import { selectedModules } from '@althing/domain/modules';
import { type TemplateName, TEMPLATES } from '@althing/domain/templates';
import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { Section } from '../../../ui/Section.tsx';
import { useModuleContext } from '../form/useModuleContext.ts';
import { TemplateForm } from './TemplateForm.tsx';
import classes from './templates.module.css';

const NAMES = Object.keys(TEMPLATES) as TemplateName[];

/** Offers whole organisations to begin from. */
export function TemplatePicker() {
  const { form } = useModuleContext();
  const [chosen, choose] = useState<TemplateName>();
  // Protocol Upgrades is part of every draft.
  const isBegun = selectedModules(form).length > 1;
  return (
    <Section
      variant="card"
      order={3}
      title="Begin from a template"
      description="Each fills in the modules, the people and the token. You see everything on the next pages, and can change it there."
    >
      <ul className={classes.grid} aria-label="Templates">
        {NAMES.map((name) => (
          <li key={name}>
            <UnstyledButton
              className={classes.card}
              aria-pressed={name === chosen}
              data-chosen={name === chosen || undefined}
              onClick={() => choose(name === chosen ? undefined : name)}
            >
              <span className={classes.title}>{TEMPLATES[name].title}</span>
              <span className={classes.description}>{TEMPLATES[name].description}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {chosen && <TemplateForm key={chosen} name={chosen} isReplacing={isBegun} onDone={() => choose(undefined)} />}
    </Section>
  );
}
