export * from './serviceAnswers.ts';
