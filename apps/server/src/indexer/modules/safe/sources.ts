import { safeAbi } from '@althing/bindings';
import { createSource } from '../../source.ts';

/** Every Safe, whatever module it belongs to. Its events are kept to be shown; owners and nonce are read from the chain. */
export const safeSource = createSource(safeAbi, {});
