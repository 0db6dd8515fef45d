export * from './citizenship.ts';
