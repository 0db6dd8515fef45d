export * from './allocation.ts';
export * from './amount.ts';
export * from './approvalWords.ts';
export * from './receiversCsv.ts';
export * from './selectors.ts';
export * from './wrapping.ts';
