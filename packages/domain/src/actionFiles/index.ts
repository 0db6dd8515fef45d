export * from './draftFile.ts';
export * from './exportedTransactions.ts';
export * from './readActionFile.ts';
