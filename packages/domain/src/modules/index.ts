export * from './availability.ts';
export * from './deployedModuleLink.ts';
export * from './facts.ts';
export type * from './features.ts';
export * from './moduleEntry.ts';
export * from './moduleKey.ts';
export * from './moduleSlug.ts';
export * from './selection.ts';
