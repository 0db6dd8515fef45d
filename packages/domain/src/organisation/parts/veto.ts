import { draftOnly, entryId, group } from '../../schema/build.ts';
import { chain } from '../../schema/chains.ts';
import type { DraftOf, InputOf } from '../../schema/field.ts';
import { settleWallet, WALLET_FIELDS } from './wallet.ts';
import { named } from './values.ts';

/** The guardians of one governor. */
export const VETO = group(
  {
    tempId: draftOnly(entryId()),
    chainId: chain({ label: 'Chain', changedBy: 'nobody' }),
    governorName: named({ label: 'Governor', changedBy: 'nobody' }),
    ...WALLET_FIELDS,
  },
  { settle: settleWallet },
);

export type VetoDraft = DraftOf<typeof VETO>;
export type Veto = InputOf<typeof VETO>;
