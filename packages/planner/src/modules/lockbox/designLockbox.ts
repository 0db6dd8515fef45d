import { predictLockbox } from '@althing/bindings';
import type { Address } from '@althing/domain/units';
import type { KeptToken, LockboxDesign, Site, TokenDesign } from '../../design.ts';
import { deriveSalt } from '../../salts.ts';
import { stepId } from '../../stepId.ts';

/** The address is derived from both tokens, so it proves which token is held and which is issued. */
export function designLockbox(kept: KeptToken, token: Address, { authority, organisationSalt }: Site): LockboxDesign {
  const id = stepId('lockbox');
  const salt = deriveSalt(organisationSalt, id);
  return { id, salt, address: predictLockbox({ authority, salt }, { token, kept: kept.address }), kept };
}

/** A single unit that can never leave the lockbox: a governor requires a token with a supply, and nothing is deposited at first. */
export const firstUnit = ({ address }: LockboxDesign): TokenDesign['allocations'][number] => ({
  to: { address, role: 'lockbox, for ever' },
  amount: 1n,
});
