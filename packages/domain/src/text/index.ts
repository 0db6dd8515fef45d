export { excessProblem } from './excessProblem.ts';
export { shownText } from './invisible.ts';
export * from './plainText.ts';
export * from './webAddress.ts';
