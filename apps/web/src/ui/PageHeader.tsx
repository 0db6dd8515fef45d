import type { ReactNode } from 'react';
import classes from './PageHeader.module.css';
import { usePageTitle } from './usePageTitle.ts';

export interface PageHeaderProps {
  title: string;
  /** Title of the browser tab, where `title` alone would not be distinctive. */
  pageTitle?: string;
  /** One line above the title that says where the reader is. */
  eyebrow?: ReactNode;
  /** One or two sentences below the title that say what the page is for. */
  lead?: ReactNode;
  /** A logo, to the left of the title. */
  mark?: ReactNode;
  /** At most one primary button. */
  actions?: ReactNode;
  /** Smaller, for pages on which something else is more important. */
  isCompact?: boolean;
}

/** The `h1` of a page. Every page has exactly one, whoever sees it. Some are part of the page's HTML already: app/theme/firstScreen.css. */
export function PageHeader({ title, pageTitle = title, eyebrow, lead, mark, actions, isCompact = false }: PageHeaderProps) {
  usePageTitle(pageTitle);
  return (
    <header className="al-page-header" data-compact={isCompact || undefined}>
      {mark && <div className="al-page-mark">{mark}</div>}
      <div className="al-page-text">
        {eyebrow && <div className="al-page-eyebrow">{eyebrow}</div>}
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
