import { type Address, sameAddress } from '@althing/domain/units';
import type { Config } from '../../base/config.ts';

/** Whether an account may sign in and keep its sessions. */
export const isAllowed = ({ signups, allowlist }: Pick<Config, 'signups' | 'allowlist'>, address: Address): boolean =>
  signups === 'open' || allowlist.some((known) => sameAddress(known, address));
