export * from './limits.ts';
export * from './refusals.ts';
