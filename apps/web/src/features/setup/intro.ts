/** What the wizard says of itself; its HTML says it too, before the program arrives. */
export const INTRO = {
  title: 'New Organisation',
  lead: 'Four steps. At the end your wallet asks you to confirm once on each chain; until then nothing is sent and nothing is paid.',
} as const;
