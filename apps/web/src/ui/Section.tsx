import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './Section.module.css';

export interface SectionProps {
  title: ReactNode;
  description?: ReactNode;
  /** Small controls to the right of the title. */
  actions?: ReactNode;
  /** Level of the heading: `2` (the default), or `3` inside another section. */
  order?: 2 | 3;
  /** `card` has a background and a border; `plain` (the default) only a title. */
  variant?: 'plain' | 'card';
  children: ReactNode;
}

/** A titled part of a page, announced as a region. */
export function Section({ title, description, actions, order = 2, variant = 'plain', children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.root} data-variant={variant}>
      <div className={classes.head}>
        <div className={classes.words}>
          <Title order={order} id={id}>
            {title}
          </Title>
          {description && <p className={classes.description}>{description}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
