import { upgradeAuthorityAbi } from '@althing/bindings';
import { createSource } from '../../source.ts';

/** Stored for display only; its powers are read from the chain. */
export const upgradeAuthoritySource = createSource(upgradeAuthorityAbi, {});
