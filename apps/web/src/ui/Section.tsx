import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './Section.module.css';

export interface SectionProps {
  title: ReactNode;
  description?: ReactNode;
  /** Small controls at the right of the title. */
  actions?: ReactNode;
  /** `2` under the page's title (the default), `3` inside another section. */
  order?: 2 | 3;
  /** `card` draws a surface with a hairline, `plain` (the default) only the title and the space. */
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
