import type { Call } from '@althing/bindings';

export interface OwnerStep {
  /** Tells the steps of one action apart. */
  key: string;
  call: Call;
  /** In the imperative. */
  title: string;
  /** What it changes. */
  effect: string;
  /** What the button says. */
  label: string;
}

/** What the button says that has a timelock wait for its delay. */
export const SCHEDULE = 'Schedule it';
