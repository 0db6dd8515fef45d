import { useAppConfig } from '../../lib/config/AppConfigContext.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TERMS } from './terms.ts';
import classes from './TermsPage.module.css';

export function TermsPage() {
  const { termsVersion } = useAppConfig();
  return (
    <>
      <PageHeader eyebrow={`Version ${termsVersion}`} title="Terms of service" lead="Short, because they are meant to be read." />
      <ol className={classes.root}>
        {TERMS.map(({ title, paragraphs }, index) => (
          <li key={title}>
            <h2>
              <span className={classes.number}>{index + 1}</span>
              {title}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </li>
        ))}
      </ol>
    </>
  );
}
