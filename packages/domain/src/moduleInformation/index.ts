export * from './information.ts';
export * from './moduleInformation.ts';
