export * from './sampleOrganisation.ts';
export * from './sampleMeasures.ts';
