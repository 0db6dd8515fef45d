/** Text of `/modules/{moduleSlug}`. */
export interface ModuleText {
  how: readonly string[];
  /** Pairs of a setting and what follows from it. */
  decide: readonly (readonly [setting: string, consequence: string])[];
  whoCanDoWhat: readonly string[];
  whatItCosts: readonly string[];
  limits: string;
  risks: readonly string[];
}
