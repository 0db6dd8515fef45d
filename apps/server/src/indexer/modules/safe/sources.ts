import { safeAbi } from '@althing/bindings';
import { createSource } from '../../source.ts';

/** Every Safe, whichever module it belongs to. Its events are stored for display only; owners and nonce are read from the chain. */
export const safeSource = createSource(safeAbi, {});
