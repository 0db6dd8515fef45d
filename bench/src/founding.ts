/** How organisations are founded over HTTP, for others than benchmarks too. */
export { call } from './call.ts';
export { found } from './foundOrganisation.ts';
export { confirmCitizenship, signIn } from './session.ts';
