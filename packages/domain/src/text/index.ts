export { shownText } from './invisible.ts';
export * from './plainText.ts';
export * from './webAddress.ts';
