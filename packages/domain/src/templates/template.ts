import type { ChainChoice } from '../chains/index.ts';
import type { OrganisationForm } from '../setup/form.ts';
import type { ChainId } from '../units.ts';

/** What a template asks. */
export interface TemplateAnswers {
  chainIds: readonly ChainId[];
  /** Addresses of the people, without repetitions. */
  members: readonly string[];
  /** Addresses of those who may stop decisions; only some templates ask for them. */
  guardians: readonly string[];
  tokenName: string;
  tokenSymbol: string;
}

/** docs/requirements.md#templates: a whole organisation to begin from. What it sets is changed in the wizard like anything that was filled in by hand. */
export interface Template {
  title: string;
  description: string;
  /** Why its numbers are what they are, in whole sentences. */
  reasons: readonly string[];
  /** Whether it can be on several chains at once. */
  spansChains: boolean;
  asksToken: boolean;
  asksGuardians: boolean;
  /** The modules and the token. The profile of `form` stays, and its name is part of the names of governors. */
  build(form: OrganisationForm, answers: TemplateAnswers, chains: readonly ChainChoice[]): Pick<OrganisationForm, 'modules' | 'token'>;
}

/** With fewer, either one key alone decides or one lost key locks everything. */
export const LEAST_PEOPLE = 3;
