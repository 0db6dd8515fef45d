import { upgradeAuthorityAbi } from '@althing/bindings';
import { createSource } from '../../source.ts';

/** Its events are kept to be shown; what it may do is read from the chain. */
export const upgradeAuthoritySource = createSource(upgradeAuthorityAbi, {});
