import type { ReactNode } from 'react';
import classes from './PageHeader.module.css';
import { usePageTitle } from './usePageTitle.ts';

export interface PageHeaderProps {
  title: string;
  /** What the browser calls the page, where the title alone would not tell it from others. */
  pageTitle?: string;
  /** One line above the title: where we are. */
  eyebrow?: ReactNode;
  /** One or two sentences under the title: what this page is for. */
  lead?: ReactNode;
  /** A logo or sigil, left of the title. */
  mark?: ReactNode;
  /** At most one primary button. */
  actions?: ReactNode;
  /** For pages on which something else comes first: one small line. */
  isCompact?: boolean;
}

/** The `h1` of a page; every page has exactly one, gated or not. Some stand in the page's HTML already: app/theme/firstScreen.css. */
export function PageHeader({ title, pageTitle = title, eyebrow, lead, mark, actions, isCompact = false }: PageHeaderProps) {
  usePageTitle(pageTitle);
  return (
    <header className="al-page-header" data-compact={isCompact || undefined}>
      {mark && <div className={classes.mark}>{mark}</div>}
      <div className="al-page-text">
        {eyebrow && <div className={classes.eyebrow}>{eyebrow}</div>}
        <h1 className="al-page-title" dir="auto">
          {title}
        </h1>
        {lead && (
          <p className="al-page-lead" dir="auto">
            {lead}
          </p>
        )}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
