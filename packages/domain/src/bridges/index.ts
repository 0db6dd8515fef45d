export * from './bridges.ts';
