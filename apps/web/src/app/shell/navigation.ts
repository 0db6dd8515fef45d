import type { AppConfig } from '@althing/domain/http';
import {
  IconArrowsLeftRight,
  IconBuildingCommunity,
  IconCertificate,
  IconChecklist,
  IconHome,
  IconLayoutDashboard,
  type TablerIcon,
} from '@tabler/icons-react';

type Features = AppConfig['features'];

interface Entry {
  label: string;
  to: '/' | '/organisations' | '/bridge' | '/veos' | '/vote' | '/dashboard';
  icon: TablerIcon;
  isHidden?: (features: Features) => boolean;
  isComingSoon?: (features: Features) => boolean;
}

/** Which features hide an entry or mark it as "coming soon": docs/requirements.md#navigation. */
const ENTRIES: readonly Entry[] = [
  { label: 'Home', to: '/', icon: IconHome },
  { label: 'Orgs', to: '/organisations', icon: IconBuildingCommunity },
  { label: 'Bridge', to: '/bridge', icon: IconArrowsLeftRight },
  { label: 'VEOs', to: '/veos', icon: IconCertificate, isComingSoon: ({ bonding }) => !bonding },
  { label: 'Vote', to: '/vote', icon: IconChecklist, isHidden: ({ governance }) => !governance },
  { label: 'Dashboard', to: '/dashboard', icon: IconLayoutDashboard, isComingSoon: ({ bonding }) => !bonding },
];

export interface NavigationEntry extends Pick<Entry, 'label' | 'to' | 'icon'> {
  isComingSoon: boolean;
}

/** The entries of the sidebar for this installation's features, in order. */
export const navigation = (features: Features): NavigationEntry[] =>
  ENTRIES.filter((entry) => !entry.isHidden?.(features)).map(({ label, to, icon, isComingSoon }) => ({
    label,
    to,
    icon,
    isComingSoon: isComingSoon?.(features) ?? false,
  }));
