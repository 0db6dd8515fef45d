export * from './catalogue.ts';
export * from './crossChainRules.ts';
export * from './crossChainSentences.ts';
export * from './domainError.ts';
export * from './httpErrors.ts';
export * from './organisationSentences.ts';
export type { SentencePlace } from './sentencePlaces.ts';
export * from './walletErrors.ts';
export * from './withoutOccasion.ts';
