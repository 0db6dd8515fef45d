/** The introduction of the explorer. Also part of the page’s HTML, which shows it before the program is loaded. */
export const INTRO = {
  title: 'Bridge transactions',
  lead: 'Messages and transfers between chains: which bridges have brought them, whether they count, and who has to act next.',
} as const;
