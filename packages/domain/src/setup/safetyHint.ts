/** `danger`: it cannot work, or can be stolen. `warning`: many people regret it. `info`: good to know. */
export type HintSeverity = 'danger' | 'warning' | 'info';

/** Advice next to a field. It never prevents anything: what is not allowed is an error. */
export interface SafetyHint {
  id: string;
  severity: HintSeverity;
  /** Dotted path of the field that it is shown at. */
  field: string;
  sentence: string;
}
