/** The introduction of the list. Also part of the page's HTML, which shows it before the program is loaded. */
export const INTRO = {
  title: 'Organisations',
  lead: 'Everything deployed here, with the chains it lives on. What you read on an organisation’s page was read from those chains.',
} as const;
