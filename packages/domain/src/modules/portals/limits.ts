import type { Bridge } from '../../bridges/index.ts';
import { durationSeconds } from '../../display/duration.ts';
import type { AssetPortals, AssetPortalsDraft } from '../../organisation/parts/assetPortals.ts';
import { parseAmount } from '../../token/amount.ts';
import { SECONDS_PER_DAY } from '../../units.ts';

/** What may arrive and leave at once, in the smallest unit. */
export interface TransferLimits {
  minting: bigint;
  burning: bigint;
}

export interface PortalLimits {
  /** Of transfers on which several bridges agree, all of them together. */
  several: TransferLimits;
  /** Of what each bridge carries alone, in the order of the form. */
  alone: readonly (TransferLimits & { bridge: Bridge })[];
}

/** Tokens and controllers keep a limit in 112 bits. */
export const MAX_TRANSFER_LIMIT = (1n << 112n) - 1n;

/** What is written as no amount is a limit of 0; the rules of the form say so. */
const limitsOf = (minting: string, burning: string): TransferLimits => ({
  minting: parseAmount(minting).value ?? 0n,
  burning: parseAmount(burning).value ?? 0n,
});

/** What the form says, of one bridge each or of all alike. */
export function portalLimits(portals: AssetPortals | AssetPortalsDraft): PortalLimits {
  const { bridges, isCustomRateLimits, bridgeRateLimits, standardMintLimit, standardBurnLimit } = portals;
  const alike = limitsOf(standardMintLimit, standardBurnLimit);
  return {
    several: limitsOf(portals.multiBridgeMintLimit, portals.multiBridgeBurnLimit),
    alone: isCustomRateLimits
      ? bridgeRateLimits.map((own) => ({ bridge: own.bridge, ...limitsOf(own.standardMintLimit, own.standardBurnLimit) }))
      : bridges.map((bridge) => ({ bridge, ...alike })),
  };
}

const isNumber = (text: string): boolean => {
  const { problem } = parseAmount(text);
  return problem === undefined || problem === 'zero';
};

/** Whether every limit on what may arrive is a number: what is not counts as 0 above, of which nothing reassuring may be said. */
export function hasArrivalLimits({
  minBridges,
  multiBridgeMintLimit,
  standardMintLimit,
  isCustomRateLimits,
  bridgeRateLimits,
}: AssetPortals | AssetPortalsDraft): boolean {
  const alone = isCustomRateLimits ? bridgeRateLimits.map((own) => own.standardMintLimit) : [standardMintLimit];
  return [...(minBridges > 0 ? [multiBridgeMintLimit] : []), ...alone].every(isNumber);
}

/** In seconds. */
export const portalWindow = ({ duration }: Pick<AssetPortals | AssetPortalsDraft, 'duration'>): number =>
  durationSeconds(duration.value, duration.durationType ?? 'hours');

const sum = (limits: readonly TransferLimits[], of: keyof TransferLimits): bigint =>
  limits.reduce((total, { [of]: limit }) => total + limit, 0n);

/**
 * What the token has to let its controller mint and burn, so that whatever the controller lets through goes through the token too: the sum of its
 * limits, and more where they come back faster than the token's, which take a day.
 */
export function tokenAllowance({ several, alone }: PortalLimits, window: number): TransferLimits {
  const limits = [several, ...alone];
  const daily = (limit: bigint): bigint => {
    const [day, within] = [BigInt(SECONDS_PER_DAY), BigInt(window)];
    return within >= day || within === 0n ? limit : (limit * day + within - 1n) / within;
  };
  return { minting: daily(sum(limits, 'minting')), burning: daily(sum(limits, 'burning')) };
}
