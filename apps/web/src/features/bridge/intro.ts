/** The introduction of the page that moves tokens. Also part of the page’s HTML, which shows it before the program is loaded. */
export const INTRO = {
  title: 'Bridge',
  lead: 'Move tokens of organisations between chains, over one bridge or over several that have to agree, and follow each until it has arrived.',
} as const;
