import { notFound } from '../base/errors.ts';
import type { Organisation } from './organisations.ts';
import type { User } from './users.ts';

/** Returns the organisation if the viewer may see it. A draft exists for nobody but its creator: for others this throws "not found". */
export function visibleTo(viewer: User | null, organisation: Organisation | undefined): Organisation {
  if (!organisation || (organisation.state === 'draft' && organisation.creatorId !== viewer?.id)) throw notFound('Organisation');
  return organisation;
}
