export * from './limits.ts';
export * from './share.ts';
export * from './statement.ts';
