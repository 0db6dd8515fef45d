import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './BridgeTransactions.module.css';

export interface ReasonItemProps {
  /** Why it cannot be chosen; null where it can. It stands below the item, which stays in reach of the keyboard for that. */
  reason?: string | null;
  /** A page outside of the product. */
  href?: string | undefined;
  onClick?: () => void;
  children: ReactNode;
}

/** An item of a menu that says why it cannot be chosen. */
export function ReasonItem({ reason = null, href, onClick, children }: ReasonItemProps) {
  if (reason !== null)
    return (
      <Menu.Item aria-disabled closeMenuOnClick={false} className={classes.refused}>
        {children}
        <span className={classes.reason}>{reason}</span>
      </Menu.Item>
    );
  if (href !== undefined)
    return (
      <Menu.Item component="a" href={href} target="_blank" rel="noreferrer">
        {children}
      </Menu.Item>
    );
  return <Menu.Item onClick={onClick}>{children}</Menu.Item>;
}
