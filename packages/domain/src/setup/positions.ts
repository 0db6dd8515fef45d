/** The four steps: docs/requirements.md#wizard. */
export const WIZARD_STEPS = [
  { id: 'organisation', title: 'Org Setup' },
  { id: 'selection', title: 'Module Selection' },
  { id: 'configuration', title: 'Module Configuration' },
  { id: 'review', title: 'Review & Deploy' },
] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number]['id'];

/** Parts of the third step: docs/requirements.md#wizard. */
export const CONFIGURATION_STEPS = [
  { id: 'governor', title: 'Governor' },
  { id: 'safe', title: 'Safe' },
  { id: 'modules', title: 'Modules' },
  { id: 'token', title: 'Token' },
] as const;
export type ConfigurationStep = (typeof CONFIGURATION_STEPS)[number]['id'];

/** Every page of the wizard in order. Those of the third step depend on the chosen modules. */
export const POSITIONS = ['organisation', 'selection', 'governor', 'safe', 'modules', 'token', 'review'] as const;
export type Position = (typeof POSITIONS)[number];

export const indexOf = (position: Position): number => POSITIONS.indexOf(position);

export const stepOf = (position: Position): WizardStep =>
  position === 'governor' || position === 'safe' || position === 'modules' || position === 'token' ? 'configuration' : position;
