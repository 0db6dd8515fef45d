/** Text of `/modules/{moduleSlug}`: one sentence, then the same four questions for every module. */
export interface ModuleInformation {
  lead: string;
  whatItIs: readonly string[];
  whoCanDoWhat: readonly string[];
  whatItCosts: readonly string[];
  risks: readonly string[];
}

/** Headings, in the order of the page. */
export const INFORMATION_SECTIONS = [
  ['whatItIs', 'What it is'],
  ['whoCanDoWhat', 'Who can do what'],
  ['whatItCosts', 'What it costs'],
  ['risks', 'What to watch'],
] as const satisfies readonly (readonly [Exclude<keyof ModuleInformation, 'lead'>, string])[];
