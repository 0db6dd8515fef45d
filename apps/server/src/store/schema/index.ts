export * from './app.ts';
export * from './users.ts';
export * from './organisations.ts';
export * from './deployments.ts';
export * from './bonds.ts';
export * from './rateLimits.ts';
export * from './relayer.ts';
export * from './safes.ts';
