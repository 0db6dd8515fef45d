import { hotspots } from '../../ui/hotspot/hotspots.ts';

/** Ids of the tips in the shell. Pressing what a tip is about makes it disappear for good. */
export const TIPS = { wallet: 'connect-wallet', create: 'create-organisation' } as const;

export const visitTip = (tip: keyof typeof TIPS) => hotspots.visit(TIPS[tip]);
