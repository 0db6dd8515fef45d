export * from './fieldValues.ts';
export * from './measure.ts';
export * from './measures.ts';
