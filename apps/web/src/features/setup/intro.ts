/** The introduction of the wizard. Also part of the page's HTML, which shows it before the program is loaded. */
export const INTRO = {
  title: 'New Organisation',
  lead: 'Four steps. At the end your wallet asks you to confirm once on each chain; until then nothing is sent and nothing is paid.',
} as const;

/** The introduction of the page that changes an organisation. Also part of the page's HTML, which shows it before the program is loaded. */
export const EDIT = {
  title: 'Edit Organisation',
  lead: 'Change what you want to propose. Nothing happens before the signers of the protocol upgrades have agreed, and every change is shown to them in words. What you leave as it is stays so. Your draft is kept on this device, so you can leave and come back.',
} as const;
