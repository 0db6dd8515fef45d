/** What somebody can do who controls so many bridges. */
export interface AttackerPower {
  /** 0 where it takes none. */
  bridges: number;
  canForge: boolean;
  sentence: string;
}

/** As a sentence about them begins. @param most - of a range of numbers that come to the same. */
export const whoeverControls = (count: number, most = count): string =>
  `Whoever controls ${most > count ? `${count} to ${most}` : count} ${most === 1 ? 'bridge' : 'bridges'}`;
