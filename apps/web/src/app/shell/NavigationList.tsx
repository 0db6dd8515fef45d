import { IconFileText, IconPlus } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useAppConfig } from '../../lib/config/AppConfigContext.ts';
import classes from './NavigationList.module.css';
import { navigation } from './navigation.ts';
import { socialsOf } from './socials.ts';
import { visitTip } from './tips.ts';

/** Has an entry of its own, so that the list's is not marked for it. */
const CREATE = '/organisations/create';

/** Everything the sidebar and the mobile drawer hold. Labels stay in the tree while the rail is narrow, so they can be read aloud. */
export function NavigationList() {
  const { features, links } = useAppConfig();
  const isCreating = useLocation({ select: ({ pathname }) => pathname === CREATE });
  return (
    <>
      <ul className={classes.list}>
        {navigation(features).map(({ label, to, icon: Icon, isComingSoon }) => (
          <li key={to}>
            <Link to={to} className={classes.link} activeOptions={{ exact: to === '/' || isCreating }}>
              <Icon size={22} stroke={1.5} className={classes.icon} aria-hidden />
              <span className={classes.label}>{label}</span>
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
