import type { ModuleAvailability, ModuleFacts } from '@althing/domain/modules';
import { Button, Title } from '@mantine/core';
import { IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { ModuleGlyph } from '../../modules/index.ts';
import { IconLink } from './IconLink.tsx';
import classes from './modules.module.css';

export interface ModuleCardProps {
  facts: ModuleFacts;
  availability: ModuleAvailability;
  onToggle: () => void;
}

export function ModuleCard({ facts, availability, onToggle }: ModuleCardProps) {
  const { label, isSelected, isButtonEnabled, isComingSoon, reason } = availability;
  const titleId = useId();
  const reasonId = useId();
  return (
    <article
      className={classes.card}
      aria-labelledby={titleId}
      data-selected={isSelected || undefined}
      data-soon={isComingSoon || undefined}
    >
      <div className={classes.head}>
        <ModuleGlyph icon={facts.icon} />
        <div className={classes.names}>
          <Title order={3} size="h4" id={titleId}>
            {facts.title}
          </Title>
          <p className={classes.type}>{facts.type}</p>
        </div>
        <IconLink
          to="/modules/$moduleSlug"
          params={{ moduleSlug: facts.slug }}
          search={{ draft: true }}
          aria-label={`About ${facts.title}`}
          variant="subtle"
          color="gray"
        >
          <IconInfoCircle size={20} stroke={1.5} aria-hidden />
        </IconLink>
      </div>
      <p className={classes.description}>{facts.description}</p>
      <div className={classes.foot}>
        <Button
          size="sm"
          variant={isSelected ? 'default' : 'outline'}
          {...(isComingSoon ? {} : { 'aria-pressed': isSelected })}
          aria-describedby={`${titleId} ${reasonId}`}
          disabled={!isButtonEnabled}
          leftSection={isSelected && <IconCheck size={16} aria-hidden />}
          onClick={onToggle}
        >
          {label}
        </Button>
        <p id={reasonId} className={classes.reason}>
          {reason}
        </p>
      </div>
    </article>
  );
}
