import type { ChainChoice } from '../chains/index.ts';
import type { Features } from '../modules/features.ts';
import type { OrganisationForm } from './form.ts';

/** What the rules need besides the draft. */
export interface SetupContext {
  chains: readonly ChainChoice[];
  features: Features;
  /** The existing organisation while it is edited; null for a new one. */
  initial: OrganisationForm | null;
  /** Names answered by `GET /organisations/governors/names`. */
  existingGovernorNames: readonly string[];
}
