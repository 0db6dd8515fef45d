/** Suggested values in days, next to a field for any other: docs/requirements.md#governor-rules. */
export const VOTING_PERIOD_PRESETS = [7, 10, 14] as const;
export const VOTE_DELAY_PRESETS = [7, 14] as const;
export const PRE_EXECUTION_TIMELOCK_PRESETS = [7, 14] as const;

/** Suggested values in percent: docs/requirements.md#governor-rules. */
export const QUORUM_PRESETS = [20, 51, 60] as const;
export const QUADRATIC_THRESHOLD_PRESETS = [20, 51, 60] as const;
export const PROPOSAL_THRESHOLD_PRESETS = [1, 2, 3] as const;

/** Weight in percent for each of the four bands of a passport score. */
export const DEFAULT_PASSPORT_SCORE_RANGES = ['0', '50', '100', '100'] as const;
/** The bands of a passport score. An account without a score counts as below 15. */
export const PASSPORT_SCORE_BANDS = ['below 15', '15 to below 25', '25 to below 100', '100 and above'] as const;

/** docs/requirements.md#logo: what a logo may be. */
export const LOGO_TYPES = ['image/jpeg', 'image/png'] as const;
/** Bytes. docs/requirements.md#logo. */
export const LOGO_MAX_BYTES = 10_485_760;
