export * from './balance.ts';
export * from './usd.ts';
