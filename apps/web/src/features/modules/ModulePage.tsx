import { isModuleSlug, MODULE_SLUGS, MODULES, type ModuleFacts, type ModuleSlug } from '@althing/domain/modules';
import { Link } from '@tanstack/react-router';
import { useAppConfig } from '../../lib/config/AppConfigContext.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { KeyValueList } from '../../ui/KeyValueList.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { LinkButton } from '../../ui/RouterLinks.tsx';
import { Section } from '../../ui/Section.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { MODULE_TEXTS, type ModuleText } from './moduleTexts.ts';
import { ModuleGlyph } from './ModuleGlyph.tsx';
import classes from './ModulePage.module.css';

/** /modules/{slug}: what a module does, what one decides about it, and what it cannot do. */
export function ModulePage({ moduleSlug }: { moduleSlug: string }) {
  if (!isModuleSlug(moduleSlug)) return <Unknown />;
  return <Known facts={MODULES[moduleSlug]} slug={moduleSlug} />;
}

function Known({ facts, slug }: { facts: ModuleFacts; slug: ModuleSlug }) {
  const { features } = useAppConfig();
  const isOpen = facts.isReleased && (facts.feature === null || features[facts.feature]);
  const { how, decide, limits }: ModuleText = MODULE_TEXTS[slug];
  return (
    <>
      <PageHeader
        mark={<ModuleGlyph icon={facts.icon} size={64} />}
        eyebrow={facts.type}
        title={facts.title}
        lead={facts.description}
        actions={
          isOpen ? <LinkButton to="/organisations/create">Create Org</LinkButton> : <StatusBadge tone="quiet">Coming Soon</StatusBadge>
        }
      />
      <div className={classes.columns}>
        <div className={classes.text}>
          <Section title="How it works">
            {how.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Section>
          <Section title="What you decide">
            <KeyValueList items={decide.map(([label, value]) => ({ label, value }))} />
          </Section>
          <Section title="What it cannot do">
            <p>{limits}</p>
          </Section>
        </div>
        <Others current={slug} />
      </div>
    </>
  );
}

function Others({ current }: { current: ModuleSlug }) {
  return (
    <nav aria-label="Modules" className={classes.others}>
      <h2>All modules</h2>
      <ul>
        {MODULE_SLUGS.map((slug) => (
          <li key={slug}>
            <Link
              to="/modules/$moduleSlug"
              params={{ moduleSlug: slug }}
              className={classes.other}
              aria-current={slug === current ? 'page' : undefined}
            >
              <ModuleGlyph icon={MODULES[slug].icon} size={28} />
              {MODULES[slug].title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Unknown() {
  return (
    <>
      <PageHeader title="No such module" />
      <EmptyState title="There is no module at this address" action={<LinkButton to="/organisations/create">Choose modules</LinkButton>}>
        It may have been renamed. All modules are shown when you create an organisation.
      </EmptyState>
    </>
  );
}
