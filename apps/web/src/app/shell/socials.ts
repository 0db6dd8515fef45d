import { IconBook2, IconBrandGithub, IconBrandTelegram, IconBrandX, type TablerIcon } from '@tabler/icons-react';
import { DOCS_URL, GITHUB_URL, TELEGRAM_URL, TWITTER_URL } from '../../lib/config/links.ts';

export interface Social {
  label: 'Telegram' | 'Twitter' | 'Github' | 'Docs';
  href: string;
  icon: TablerIcon;
}

export const SOCIALS: readonly Social[] = [
  { label: 'Telegram', href: TELEGRAM_URL, icon: IconBrandTelegram },
  { label: 'Twitter', href: TWITTER_URL, icon: IconBrandX },
  { label: 'Github', href: GITHUB_URL, icon: IconBrandGithub },
  { label: 'Docs', href: DOCS_URL, icon: IconBook2 },
];
