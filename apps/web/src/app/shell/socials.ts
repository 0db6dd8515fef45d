import type { AppConfig } from '@althing/domain/http';
import { IconBook2, IconBrandGithub, IconBrandTelegram, IconBrandX, type TablerIcon } from '@tabler/icons-react';

export interface Social {
  label: string;
  href: string;
  icon: TablerIcon;
}

const SOCIALS = [
  { id: 'telegram', label: 'Telegram', icon: IconBrandTelegram },
  { id: 'twitter', label: 'Twitter', icon: IconBrandX },
  { id: 'github', label: 'GitHub', icon: IconBrandGithub },
  { id: 'docs', label: 'Docs', icon: IconBook2 },
] as const satisfies readonly { id: keyof AppConfig['links']; label: string; icon: TablerIcon }[];

/** The operator's channels that are configured, in order. */
export const socialsOf = (links: AppConfig['links']): Social[] =>
  SOCIALS.flatMap(({ id, label, icon }) => {
    const href = links[id];
    return href === null ? [] : [{ label, href, icon }];
  });
