export type { ServedPage } from './answerParts.ts';
export * from './servedDelegates.ts';
export * from './servedMessages.ts';
export * from './serviceAnswers.ts';
export * from './typedMessage.ts';
