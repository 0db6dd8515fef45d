export * from './sampleOrganisation.ts';
