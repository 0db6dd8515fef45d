export * from './chainFacts.ts';
export * from './fieldValues.ts';
export * from './measure.ts';
export * from './measures.ts';
export * from './recogniseMeasures.ts';
export * from './strangeMinter.ts';
