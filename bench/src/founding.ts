/** How organisations are founded, and transactions proposed to their Safes, over HTTP, for others than benchmarks too. */
export { call } from './call.ts';
export { found } from './foundOrganisation.ts';
export { proposeToSafe } from './proposeToSafe.ts';
export { confirmCitizenship, signIn } from './session.ts';
