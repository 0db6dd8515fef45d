import type { ChainChoice } from '../chains/index.ts';
import type { OrganisationForm } from '../setup/form.ts';
import type { Features } from './features.ts';

/** Everything that decides whether a module can be chosen. */
export interface ModuleContext {
  form: OrganisationForm;
  /** The existing organisation while it is edited; null for a new one. */
  initial: OrganisationForm | null;
  features: Features;
  chains: readonly ChainChoice[];
}
