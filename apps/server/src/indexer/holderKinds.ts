import { holdsMoney, isContractKind } from '@althing/domain/organisation';
import type { IndexedKind } from '../store/chain/changes.ts';

/** Whether money of an organisation may lie with contracts of this kind. */
export const isHolderKind = (kind: IndexedKind): boolean => isContractKind(kind) && holdsMoney(kind);
