/** `danger`: it cannot work, or can be taken. `warning`: many regret it. `info`: worth knowing. */
export type HintSeverity = 'danger' | 'warning' | 'info';

/** Advice beside a field. Never blocks: what is refused is an error. */
export interface SafetyHint {
  id: string;
  severity: HintSeverity;
  /** Dotted path of the field it stands beside. */
  field: string;
  sentence: string;
}
