import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './ExternalLink.module.css';

/** A text link to somebody else's page, which opens beside this one. */
export const ExternalLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className={classes.link} href={href} target="_blank" rel="noreferrer">
    {children}
    <IconExternalLink size={14} stroke={1.6} aria-hidden />
  </a>
);
