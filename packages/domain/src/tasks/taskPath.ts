import type { Task } from '../http/taskEndpoints.ts';

/** The page on which it is done. */
export function taskPath({ organisation, place }: Pick<Task, 'organisation' | 'place'>): string {
  const home = `/organisations/${encodeURIComponent(organisation.slug)}`;
  switch (place.type) {
    case 'proposal':
      return `${home}/proposals/${place.chainId}/${place.governor}/${place.proposalId}`;
    case 'safe':
      return `${home}/safes/${place.chainId}/${place.safe}`;
    case 'safeMessages':
      return `${home}/safes/${place.chainId}/${place.safe}?view=messages`;
    case 'upgrade':
      return `${home}/upgrades/${place.id}`;
    case 'vesting':
      return `${home}?tab=token#vesting`;
    case 'deployment':
      return `${home}/deploy`;
  }
}
