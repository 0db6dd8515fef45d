import {
  isComingSoon,
  isModuleSlug,
  MODULE_SLUGS,
  MODULE_TEXTS,
  MODULES,
  type ModuleFacts,
  type ModuleSlug,
  type ModuleText,
} from '@althing/domain/modules';
import { Link } from '@tanstack/react-router';
import { useAppConfig } from '../../lib/config/AppConfigContext.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { KeyValueList } from '../../ui/KeyValueList.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { LinkButton } from '../../ui/RouterLinks.tsx';
import { Section } from '../../ui/Section.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { ModuleGlyph } from './ModuleGlyph.tsx';
import classes from './ModulePage.module.css';

export interface ModulePageProps {
  moduleSlug: string;
  /** Whether it was opened while setting up an organisation. */
  isMidDraft: boolean;
}

/** /modules/{slug}: what a module does, what has to be decided about it, and what it cannot do. */
export function ModulePage({ moduleSlug, isMidDraft }: ModulePageProps) {
  if (!isModuleSlug(moduleSlug)) return <Unknown />;
  return <Known facts={MODULES[moduleSlug]} slug={moduleSlug} isMidDraft={isMidDraft} />;
}

function Known({ facts, slug, isMidDraft }: { facts: ModuleFacts; slug: ModuleSlug; isMidDraft: boolean }) {
  const { features } = useAppConfig();
  const isOpen = !isComingSoon(facts, features);
  const { how, decide, whoCanDoWhat, whatItCosts, limits, risks }: ModuleText = MODULE_TEXTS[slug];
  return (
    <>
      <PageHeader
        mark={<ModuleGlyph icon={facts.icon} size={64} />}
        eyebrow={facts.type}
        title={facts.title}
        lead={facts.description}
        actions={
          <>
            {!isOpen && <StatusBadge tone="quiet">Coming Soon</StatusBadge>}
            {isMidDraft && <LinkButton to="/organisations/create">Back to your draft</LinkButton>}
            {isOpen && !isMidDraft && <LinkButton to="/organisations/create">Create Org</LinkButton>}
          </>
        }
      />
      <div className={classes.columns}>
        <div className={classes.text}>
          <Paragraphs title="How it works" sentences={how} />
          <Section title="What you decide">
            <KeyValueList items={decide.map(([label, value]) => ({ label, value }))} />
          </Section>
          <Paragraphs title="Who can do what" sentences={whoCanDoWhat} />
          <Paragraphs title="What it costs" sentences={whatItCosts} />
          <Paragraphs title="What it cannot do" sentences={[limits]} />
          <Paragraphs title="What to watch" sentences={risks} />
        </div>
        <Others current={slug} isMidDraft={isMidDraft} />
      </div>
    </>
  );
}

function Paragraphs({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <Section title={title}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Section>
  );
}

function Others({ current, isMidDraft }: { current: ModuleSlug; isMidDraft: boolean }) {
  return (
    <nav aria-label="Modules" className={classes.others}>
      <h2>All modules</h2>
      <ul>
        {MODULE_SLUGS.map((slug) => (
          <li key={slug}>
            <Link
              to="/modules/$moduleSlug"
              params={{ moduleSlug: slug }}
              search={isMidDraft ? { draft: true } : {}}
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
