import type { ChainChoice } from '../chains/index.ts';
import type { ModuleSlug } from '../modules/facts.ts';
import type { Features } from '../modules/features.ts';
import type { OrganisationForm } from './form.ts';

/** What the rules need beside the draft. */
export interface SetupContext {
  chains: readonly ChainChoice[];
  features: Features;
  /** The organisation as it stands while it is edited; null for a new one. */
  initial: OrganisationForm | null;
  /** Names that `GET /organisations/governors/names` answers. */
  existingGovernorNames: readonly string[];
  /** Which modules have contracts; the catalogue's own flags where absent. */
  isReleased?: (slug: ModuleSlug) => boolean;
}
