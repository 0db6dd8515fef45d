/** Text of `/modules/{moduleSlug}`. */
export interface ModuleText {
  how: readonly string[];
  /** Setting and consequence. */
  decide: readonly (readonly [setting: string, consequence: string])[];
  whoCanDoWhat: readonly string[];
  whatItCosts: readonly string[];
  limits: string;
  risks: readonly string[];
}
