import type { ModuleSlug } from '@althing/domain/modules';
import type { ComponentType } from 'react';
import { MultiBridgeForm } from './multi-bridge/MultiBridgeForm.tsx';
import { PreExecutionVetoForm } from './pre-execution-veto/PreExecutionVetoForm.tsx';
import { PreVoteVetoForm } from './pre-vote-veto/PreVoteVetoForm.tsx';

/** The form of each module in the Modules step; null where another step or none asks for its settings. A missing slug does not compile. */
export const MODULE_FORMS: Record<ModuleSlug, ComponentType | null> = {
  '1token1vote': null,
  safe: null,
  'working-group': null,
  'protocol-upgrades': null,
  quadratic: null,
  'pre-vote-veto': PreVoteVetoForm,
  'pre-execution-veto': PreExecutionVetoForm,
  'multi-bridge': MultiBridgeForm,
  'multi-bridge-veto': null,
  portals: null,
  'bonding-engine': null,
  refund: null,
  tally: null,
  lockbox: null,
};
