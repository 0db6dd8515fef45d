export * from './balance.ts';
export * from './priceIds.ts';
export * from './usd.ts';
