import type { ChainChoice } from '../chains/index.ts';
import type { OrganisationForm } from '../setup/form.ts';
import type { ModuleSlug } from './facts.ts';
import type { Features } from './features.ts';

/** What decides whether a module can be chosen. */
export interface ModuleContext {
  form: OrganisationForm;
  /** The organisation as it stands on chain while it is edited; null for a new one. */
  initial: OrganisationForm | null;
  features: Features;
  chains: readonly ChainChoice[];
  /** Which modules have contracts; the catalogue's own flags where absent. */
  isReleased?: (slug: ModuleSlug) => boolean;
}
