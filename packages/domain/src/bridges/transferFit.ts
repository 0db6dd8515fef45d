/** What may be used at once; what was used comes back evenly within the window. Amounts in units of the token. */
export interface UsedLimit {
  most: bigint;
  left: bigint;
  /** In seconds. */
  window: number;
}

/** One chain's end of a way that a transfer can take: a bridge alone, or several that agree. */
export interface TransferEnd {
  /** UNIX seconds at which all of this was so. */
  at: number;
  /** Whether the controller sends to the other chain, or takes from it. */
  isOpen: boolean;
  isPaused: boolean;
  /** Whether its one bridge takes nothing at the moment. */
  isBridgePaused: boolean;
  /** How many bridges have to take or bring it; 0 where however many do not suffice. */
  required: number;
  /** How many are open to it here. */
  bridges: number;
  limit: UsedLimit;
  /** What the token lets the controller mint or burn; null where the token is locked and released, or has no such limits. */
  tokenLimit: UsedLimit | null;
  /** What can be given out where tokens are locked and released; null elsewhere, and where tokens leave. */
  kept: bigint | null;
}

/** Said of an existing token as well, whose limits nobody but its owner can give. */
const LIMITS_MISSING = 'The token’s owner has not given this controller its limits, so nothing can leave or arrive.';
const LIMITS_UNKNOWN = 'The token does not tell whether its owner lets this controller mint and burn.';

/** What is wrong with the limits that a token gives its controller; null where they are above 0. */
export function tokenLimitProblem(...limits: readonly (UsedLimit | null)[]): string | null {
  if (limits.includes(null)) return LIMITS_UNKNOWN;
  return limits.some((limit) => limit?.most === 0n) ? LIMITS_MISSING : null;
}

export const TRANSFER_OBSTACLES = ['chain-closed', 'paused', 'bridge-paused', 'bridges', 'limit', 'token-limit', 'kept'] as const;

/** What keeps an amount from leaving or from arriving. */
export interface TransferObstacle {
  side: 'origin' | 'destination';
  reason: (typeof TRANSFER_OBSTACLES)[number];
  /** UNIX seconds from which it fits, if nothing else is sent until then; null where time alone does not help. */
  until: number | null;
}

export const TRANSFER_OUTCOMES = ['fits', 'waits', 'refused'] as const;

/** What would become of a transfer now. */
export interface TransferFit {
  /** `refused`: it cannot leave. `waits`: it can, but is only recorded where it arrives, until somebody executes it. */
  outcome: (typeof TRANSFER_OUTCOMES)[number];
  obstacles: TransferObstacle[];
  /** UNIX seconds from which nothing stands in its way; null where nothing does now, or that is not known. */
  until: number | null;
}

/** When so much of the limit is there, rounded up; null for more than there ever is. */
function freeAt({ most, left, window }: UsedLimit, amount: bigint, at: number): number | null {
  if (amount <= left) return at;
  if (amount > most) return null;
  const missing = (amount - left) * BigInt(window);
  return at + Number((missing + most - 1n) / most);
}

/** What keeps the amount from leaving, or from being executed where it arrives. */
export function obstaclesAt(side: TransferObstacle['side'], end: TransferEnd, amount: bigint): TransferObstacle[] {
  const { at, limit, tokenLimit, kept } = end;
  const lasting = (isThere: boolean, reason: TransferObstacle['reason']): TransferObstacle[] =>
    isThere ? [{ side, reason, until: null }] : [];
  const ofLimit = (used: UsedLimit | null, reason: TransferObstacle['reason']): TransferObstacle[] =>
    used !== null && amount > used.left ? [{ side, reason, until: freeAt(used, amount, at) }] : [];
  return [
    ...lasting(!end.isOpen, 'chain-closed'),
    ...lasting(end.isPaused, 'paused'),
    ...lasting(end.isBridgePaused, 'bridge-paused'),
    ...lasting(end.required === 0 || end.bridges < end.required, 'bridges'),
    ...ofLimit(limit, 'limit'),
    ...ofLimit(tokenLimit, 'token-limit'),
    ...lasting(kept !== null && amount > kept, 'kept'),
  ];
}

/** The latest of them; null where there are none, or one is not known. */
function latest(times: readonly (number | null)[]): number | null {
  const known = times.filter((time) => time !== null);
  return known.length === 0 || known.length < times.length ? null : Math.max(...known);
}

/** What would become of an amount that is sent now: by the limits of both ends as they were read, which others use as well until it arrives. */
export function transferFit(amount: bigint, origin: TransferEnd, destination: TransferEnd): TransferFit {
  const [leaving, arriving] = [obstaclesAt('origin', origin, amount), obstaclesAt('destination', destination, amount)];
  const obstacles = [...leaving, ...arriving];
  const outcome = leaving.length > 0 ? 'refused' : arriving.length > 0 ? 'waits' : 'fits';
  return { outcome, obstacles, until: latest(obstacles.map(({ until }) => until)) };
}
