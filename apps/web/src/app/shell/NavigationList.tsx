import { IconFileText, IconPlus } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ClaimableBadge, TaskBadge } from '../../features/tasks/index.ts';
import { useAppConfig } from '../../lib/config/AppConfigContext.ts';
import { useSession } from '../../lib/session/useSession.ts';
import classes from './NavigationList.module.css';
import { navigation } from './navigation.ts';
import { socialsOf } from './socials.ts';
import { visitTip } from './tips.ts';

/** This page has an entry of its own, so it must not mark the entry of the list as current. */
const CREATE = '/organisations/create';

/** The entries of the sidebar and of the mobile drawer. Labels stay in the document while the sidebar is narrow, for screen readers. */
export function NavigationList() {
  const { features, links } = useAppConfig();
  const hasBonds = useSession() !== undefined && features.bonding;
  const isCreating = useLocation({ select: ({ pathname }) => pathname === CREATE });
  return (
    <>
      <ul className={classes.list}>
        {navigation(features).map(({ label, to, icon: Icon, isComingSoon }) => (
          <li key={to}>
            <Link to={to} className={classes.link} activeOptions={{ exact: to === '/' || isCreating }}>
              <Icon size={22} stroke={1.5} className={classes.icon} aria-hidden />
              <span className={classes.label}>{label}</span>
              {to === '/' && <TaskBadge />}
              {to === '/dashboard' && hasBonds && (
                <Suspense>
                  <ClaimableBadge />
                </Suspense>
              )}
              {isComingSoon && <span className={classes.chip}>Coming soon</span>}
            </Link>
          </li>
        ))}
        <li>
          <Link to={CREATE} className={classes.create} onClick={() => visitTip('create')}>
            <IconPlus size={22} stroke={1.75} className={classes.icon} aria-hidden />
            <span className={classes.label}>Create Org</span>
          </Link>
        </li>
      </ul>
      <div className={classes.foot}>
        <Link to="/terms-of-service" className={classes.link}>
          <IconFileText size={22} stroke={1.5} className={classes.icon} aria-hidden />
          <span className={classes.label}>Terms</span>
        </Link>
        <ul className={classes.socials}>
          {socialsOf(links).map(({ label, href, icon: Icon }) => (
            <li key={label}>
              <a href={href} target="_blank" rel="noreferrer" aria-label={label} title={label} className={classes.social}>
                <Icon size={18} stroke={1.5} aria-hidden />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
