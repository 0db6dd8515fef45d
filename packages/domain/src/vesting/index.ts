export * from './grant.ts';
export * from './vestingCurve.ts';
