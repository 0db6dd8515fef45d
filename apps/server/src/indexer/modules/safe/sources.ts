import { safeAbi, safeHistoryAbi } from '@althing/bindings';
import { createSource } from '../../source.ts';
import { safeHandlers } from './safe.ts';

/** Every Safe, whichever module it belongs to. Owners and nonce are read from the chain. */
export const safeSource = createSource([...safeAbi, ...safeHistoryAbi], safeHandlers);
