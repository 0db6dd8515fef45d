export const LINK_TYPES = ['website', 'twitter', 'discord', 'documentation', 'github', 'blog', 'linkedin', 'other'] as const;
export type LinkType = (typeof LINK_TYPES)[number];
