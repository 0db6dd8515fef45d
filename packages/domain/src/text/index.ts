export * from './plainText.ts';
export * from './webAddress.ts';
