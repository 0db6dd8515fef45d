export * from './batchFile.ts';
export * from './limits.ts';
export * from './messages.ts';
export * from './note.ts';
export * from './proposers.ts';
export * from './queue.ts';
export * from './refusals.ts';
export * from './safeActions.ts';
