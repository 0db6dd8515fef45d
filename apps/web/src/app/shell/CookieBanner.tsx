import { Button } from '@mantine/core';
import { readConsent, storeConsent } from '../../lib/consent/cookieConsent.ts';
import { TextLink } from '../../ui/RouterLinks.tsx';
import classes from './CookieBanner.module.css';

/** Shown until a choice is stored. Either choice reloads the page, so that nothing of the other remains (docs/requirements.md#cookies). */
export function CookieBanner() {
  if (readConsent(localStorage) !== undefined) return null;
  const choose = (isAccepted: boolean) => {
    storeConsent(localStorage, isAccepted);
    location.reload();
  };
  return (
    <aside className={classes.root} aria-label="Cookies" data-print="hide">
      <p className={classes.text}>
        May we use cookies for analytics and chat? Everything works without them. <TextLink to="/terms-of-service">Terms</TextLink>
      </p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => choose(false)}>
          Decline
        </Button>
        <Button variant="default" onClick={() => choose(true)}>
          Accept
        </Button>
      </div>
    </aside>
  );
}
