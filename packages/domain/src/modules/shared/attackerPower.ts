/** What somebody can do who controls so many bridges. */
export interface AttackerPower {
  bridges: number;
  canForge: boolean;
  sentence: string;
}

/** As a sentence about them begins. */
export const whoeverControls = (count: number): string => `Whoever controls ${count === 1 ? '1 bridge' : `${count} bridges`}`;
