/** The introduction of what happened in an organisation. Also part of the page’s HTML, which shows it before the program is loaded. */
export const INTRO = {
  title: 'Activity',
  lead: 'What happened in the organisation on all of its chains, newest first: proposals and votes, tokens that moved or travelled, who votes for whom, what its Safes carried out, and changes of the organisation itself.',
} as const;
