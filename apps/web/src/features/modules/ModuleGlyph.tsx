import type { ModuleIcon } from '@althing/domain/modules';
import {
  IconBuildingBank,
  IconBuildingBridge,
  IconCertificate,
  IconChecklist,
  IconCoins,
  IconLock,
  IconMessages,
  IconRouteSquare,
  IconShield,
  IconShieldCheck,
  IconShieldHalf,
  IconSquareRoot,
  IconStairsUp,
  IconUsersGroup,
  type TablerIcon,
} from '@tabler/icons-react';

/** A missing icon does not compile. */
const GLYPHS: Record<ModuleIcon, TablerIcon> = {
  ballot: IconChecklist,
  root: IconSquareRoot,
  shield: IconShield,
  'shield-check': IconShieldCheck,
  bridge: IconBuildingBridge,
  'bridge-shield': IconShieldHalf,
  vault: IconBuildingBank,
  people: IconUsersGroup,
  upgrade: IconStairsUp,
  forum: IconMessages,
  refund: IconCoins,
  lock: IconLock,
  portal: IconRouteSquare,
  bond: IconCertificate,
};

/** The icon of a module on a coloured background. */
export function ModuleGlyph({ icon, size = 40 }: { icon: ModuleIcon; size?: number }) {
  const Icon = GLYPHS[icon];
  return (
    <span
      aria-hidden
      style={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: size,
        height: size,
        borderRadius: size * 0.2,
        background: 'var(--al-accent-soft)',
        color: 'var(--al-accent)',
      }}
    >
      <Icon size={size * 0.54} stroke={1.5} />
    </span>
  );
}
