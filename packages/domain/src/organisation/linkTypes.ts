/** Types of links, with the names that people know. */
export const LINK_NAMES = {
  website: 'Website',
  twitter: 'Twitter',
  discord: 'Discord',
  documentation: 'Documentation',
  github: 'GitHub',
  blog: 'Blog',
  linkedin: 'LinkedIn',
  other: 'Other',
} as const;
export type LinkType = keyof typeof LINK_NAMES;
