/** The introduction of an organisation’s members. Also part of the page’s HTML, which shows it before the program is loaded. */
export const INTRO = {
  title: 'Members',
  lead: 'Whoever holds the token or votes for somebody who does. Tokens that nobody has delegated do not vote.',
} as const;
