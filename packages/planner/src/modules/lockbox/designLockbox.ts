import { predictLockbox } from '@althing/bindings';
import type { Address } from '@althing/domain/units';
import type { KeptToken, LockboxDesign, Site, TokenDesign } from '../../design.ts';
import { deriveSalt } from '../../salts.ts';
import { stepId } from '../../stepId.ts';

/** Its address commits to what it keeps and to what it gives out. */
export function designLockbox(kept: KeptToken, token: Address, { deployer, organisationSalt }: Site): LockboxDesign {
  const id = stepId('lockbox');
  const salt = deriveSalt(organisationSalt, id);
  return { id, salt, address: predictLockbox({ deployer, salt }, { token, kept: kept.address }), kept };
}

/** One unit that the lockbox can never give out: a governor wants a token that has a supply, and nothing is deposited yet. */
export const firstUnit = ({ address }: LockboxDesign): TokenDesign['allocations'][number] => ({
  to: { address, role: 'lockbox, for ever' },
  amount: 1n,
});
