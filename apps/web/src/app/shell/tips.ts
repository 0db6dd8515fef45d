import { hotspots } from '../../ui/hotspot/hotspots.ts';

/** The tips of the shell, by what they are about: which was pressed needs none any more. */
export const TIPS = { wallet: 'connect-wallet', create: 'create-organisation' } as const;

export const visitTip = (tip: keyof typeof TIPS) => hotspots.visit(TIPS[tip]);
