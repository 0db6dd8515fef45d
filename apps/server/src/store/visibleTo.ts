import { notFound } from '../base/errors.ts';
import type { Organisation } from './organisations.ts';
import type { User } from './users.ts';

/** The organisation, where the viewer may know of it: drafts are told to nobody but their creator, not even that they are there. */
export function visibleTo(viewer: User | null, organisation: Organisation | undefined): Organisation {
  if (!organisation || (organisation.state === 'draft' && organisation.creatorId !== viewer?.id)) throw notFound('Organisation');
  return organisation;
}
