/** Path segment of `/modules/{moduleSlug}` and name of a module everywhere. */
export const MODULE_SLUGS = [
  '1token1vote',
  'safe',
  'working-group',
  'protocol-upgrades',
  'quadratic',
  'pre-vote-veto',
  'pre-execution-veto',
  'multi-bridge',
  'multi-bridge-veto',
  'portals',
  'bonding-engine',
  'refund',
  'tally',
  'lockbox',
] as const;
export type ModuleSlug = (typeof MODULE_SLUGS)[number];

export const isModuleSlug = (value: string): value is ModuleSlug => MODULE_SLUGS.some((slug) => slug === value);
