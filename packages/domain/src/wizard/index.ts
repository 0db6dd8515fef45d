export * from './arrivalOf.ts';
export * from './moveWizard.ts';
export * from './places.ts';
export * from './storedWizard.ts';
export * from './wizardRules.ts';
