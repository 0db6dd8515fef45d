import { lazy, Suspense } from 'react';
import { useSession } from '../../lib/session/useSession.ts';
import { LinkButton } from '../../ui/RouterLinks.tsx';
import { LineSkeletons } from '../../ui/Skeletons.tsx';
import { Assembly } from './Assembly.tsx';
import { FOUNDATIONS, HERO, NOTES, STEPS } from './content.ts';
import classes from './HomePage.module.css';
import { RecentOrganisations } from './RecentOrganisations.tsx';

const SignedInHome = lazy(async () => ({ default: (await import('./SignedInHome.tsx')).SignedInHome }));

/** What waits for whoever is signed in; for strangers, what this is. */
export function HomePage() {
  if (useSession() === undefined) return <PublicHome />;
  return (
    <Suspense fallback={<LineSkeletons lines={8} />}>
      <SignedInHome />
    </Suspense>
  );
}

function PublicHome() {
  return (
    <>
      <Hero />
      <section aria-labelledby="foundations" className={classes.section}>
        <h2 id="foundations">What you can found</h2>
        <ul className={classes.foundations}>
          {FOUNDATIONS.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="steps" className={classes.section}>
        <h2 id="steps">How it works</h2>
        <ol className={classes.steps}>
          {STEPS.map(({ title, text }, index) => (
            <li key={title}>
              <span className={classes.number} aria-hidden>
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="notes" className={classes.section}>
        <h2 id="notes">Before you begin</h2>
        <dl className={classes.notes}>
          {NOTES.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <RecentOrganisations />
    </>
  );
}

function Hero() {
  return (
    <div className="al-hero">
      <div>
        <h1 className="al-hero-title">{HERO.title}</h1>
        <p className="al-hero-lead">{HERO.lead}</p>
        <div className="al-hero-actions">
          <LinkButton to="/organisations/create" size="md">
            Create Org
          </LinkButton>
          <LinkButton to="/organisations" size="md" variant="default">
            See the organisations
          </LinkButton>
        </div>
      </div>
      <Assembly />
    </div>
  );
}
