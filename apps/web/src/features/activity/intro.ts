/** The introduction of what happened in an organisation. Also part of the page’s HTML, which shows it before the program is loaded. */
export const INTRO = {
  title: 'Activity',
  lead: 'What happened in the organisation on all of its chains, newest first.',
} as const;
