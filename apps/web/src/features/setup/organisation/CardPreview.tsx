import type { OrganisationSummary } from '@althing/domain/http';
import { slugify } from '@althing/domain/organisation';
import { formChainIds } from '@althing/domain/setup';
import { useState } from 'react';
import { useSession } from '../../../lib/session/useSession.ts';
import { OrganisationCard, useCategories } from '../../organisations/index.ts';
import { useSetupForm } from '../form/SetupFormContext.ts';
import { useField } from '../form/useField.ts';
import classes from './organisation.module.css';

/** The card as the list will show it, updated at every change. Nothing in it can be pressed. */
export function CardPreview() {
  return (
    <>
      <p className={classes.label}>Your card</p>
      <div inert>
        <OrganisationCard organisation={useSummary()} />
      </div>
      <p className={classes.help}>
        As it will stand in the list of organisations. The pattern is drawn from the name and belongs to it alone.
      </p>
    </>
  );
}

function useSummary(): OrganisationSummary {
  const form = useSetupForm();
  const { data: categories } = useCategories();
  const creator = useSession()?.address ?? '';
  const [createdAt] = useState(() => new Date().toISOString());
  const { value: name } = useField('name');
  const { value: description } = useField('description');
  const { value: categoryId } = useField('categoryId');
  const { value: logo } = useField('logoId');
  const { value: links } = useField('links');
  return {
    id: '',
    slug: slugify(name),
    name: name.trim() || 'Your organisation',
    description: description.trim() || 'What it is for, in a few sentences.',
    category: categories?.items.find(({ id }) => id === categoryId) ?? { id: '', name: 'Category' },
    logo,
    links: links.flatMap(({ id, type, url }) => (type && url ? [{ id, type, url }] : [])),
    createdAt,
    isDemo: false,
    creator,
    chainIds: formChainIds(form.getValues()),
    state: 'deployed',
    hasBondingEngine: false,
  };
}
