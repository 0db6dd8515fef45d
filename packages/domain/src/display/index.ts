export * from './address.ts';
export * from './date.ts';
export * from './duration.ts';
export * from './list.ts';
export * from './number.ts';
