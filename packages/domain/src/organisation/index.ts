export * from './linkTypes.ts';
export * from './nameKey.ts';
export * from './organisation.ts';
export * from './organisationChainIds.ts';
export * from './slug.ts';
export * from './state.ts';
