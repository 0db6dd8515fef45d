import { predictProxy } from '@althing/bindings';
import type { TokenInput } from '@althing/domain/organisation';
import { type Address, TOKEN_DECIMALS } from '@althing/domain/units';
import { parseUnits } from 'viem';
import type { KeptToken, Site, TokenDesign } from '../../design.ts';
import { PlanError } from '../../errors.ts';
import type { Parties } from '../../parties.ts';
import { percentToBasisPoints } from '../../quantities.ts';
import { deriveSalt } from '../../salts.ts';
import { stepId } from '../../stepId.ts';
import type { WalletEntry } from '../../wallets.ts';
import { designLockbox, firstUnit } from '../lockbox/designLockbox.ts';

/** The token's vote history stores a supply in 176 bits. */
const MAXIMUM_SUPPLY = (1n << 176n) - 1n;

/** The token stores limits and tax thresholds in 112 bits; no bridge can bring more at once. */
const MAXIMUM_THRESHOLD = (1n << 112n) - 1n;

/** One entry per account: the token accepts each account once, and only with an amount above zero. */
function allocationsOf(token: TokenInput, { chainId }: Site, parties: Parties): TokenDesign['allocations'] {
  const byAccount = new Map<Address, TokenDesign['allocations'][number]>();
  const receivers = token.initialReceivers.filter((entry) => entry.chainId === chainId).flatMap((entry) => entry.receivers);
  for (const receiver of receivers) {
    const to = parties.resolve(receiver.address, 'receiver-missing');
    const before = byAccount.get(to.address);
    const amount = (before?.amount ?? 0n) + parseUnits(receiver.amount, TOKEN_DECIMALS);
    if (amount > 0n) byAccount.set(to.address, { to: before && before.to.role ? before.to : to, amount });
  }
  return [...byAccount.values()];
}

function bridgeTaxesOf({ bridgeTaxes = [] }: TokenInput): TokenDesign['bridgeTaxes'] {
  const tiers = bridgeTaxes.map(({ threshold, taxPercentage }) => ({
    threshold: parseUnits(threshold, TOKEN_DECIMALS),
    basisPoints: percentToBasisPoints(taxPercentage),
  }));
  tiers.sort((a, b) => (a.threshold < b.threshold ? -1 : 1));
  const isRefused = tiers.some(({ threshold }, i) => threshold > MAXIMUM_THRESHOLD || threshold === tiers[i - 1]?.threshold);
  if (isRefused) throw new PlanError('bridge-taxes-invalid', bridgeTaxes.map(({ threshold }) => threshold).join(', '));
  return tiers;
}

/**
 * `held`: amounts allocated to other contracts of the organisation, such as vesting. `kept`: the token that is wrapped on this chain. `bridges`: who
 * may mint
 * and burn later.
 */
export function designToken(
  token: TokenInput,
  site: Site,
  parties: Parties,
  wallets: readonly WalletEntry[],
  { kept, held, bridges }: { kept: KeptToken | null; held: TokenDesign['allocations']; bridges: TokenDesign['bridges'] },
): TokenDesign {
  const authority = wallets.find(({ kind }) => kind === 'tokenAuthority');
  if (!authority) throw new PlanError('token-owner-missing', `chain ${site.chainId}`);
  const id = stepId('token');
  const salt = deriveSalt(site.organisationSalt, id);
  const address = predictProxy({ authority: site.authority, salt });
  const lockbox = kept && designLockbox(kept, address, site);
  const allocations = [...allocationsOf(token, site, parties), ...held, ...(lockbox ? [firstUnit(lockbox)] : [])];
  const supply = allocations.reduce((sum, { amount }) => sum + amount, 0n);
  const votable = kept ? kept.supply : supply;
  if (supply > MAXIMUM_SUPPLY || votable > MAXIMUM_SUPPLY) throw new PlanError('supply-too-large', `chain ${site.chainId}`);
  const bridgeTaxes = bridgeTaxesOf(token);
  const treasury = wallets.find(({ kind }) => kind === 'tokenBridgeTaxTreasury');
  if (bridgeTaxes.length > 0 && !treasury) throw new PlanError('bridge-tax-treasury-missing', `chain ${site.chainId}`);
  return {
    id,
    salt,
    address,
    name: token.name,
    symbol: token.symbol,
    allocations,
    supply,
    votable,
    lockbox,
    owner: parties.account(authority, 'token-owner-address-missing'),
    taxTreasury: treasury ? parties.account(treasury, 'bridge-tax-treasury-missing') : null,
    bridgeTaxes,
    bridges,
  };
}
