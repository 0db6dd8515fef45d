import type { UpgradeState } from '@althing/domain/upgrades';

/** All of them, or it does not compile; as a page reads it before anything else, it takes no more than these words along. */
const STATES = {
  open: true,
  approved: true,
  rejected: true,
  expired: true,
  executing: true,
  executed: true,
  registered: true,
} satisfies Record<UpgradeState, true>;
const isState = (text: unknown): text is UpgradeState => typeof text === 'string' && Object.hasOwn(STATES, text);

/** The filter of the list of upgrade proposals, from the URL. */
export interface UpgradeSearch {
  upgrades?: UpgradeState | undefined;
}

/** An unknown state means no filter. */
export function readUpgradeSearch({ upgrades }: Record<string, unknown>): UpgradeSearch {
  return { upgrades: isState(upgrades) ? upgrades : undefined };
}
