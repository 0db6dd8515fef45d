/** What the list says of itself; its HTML says it too, before the program arrives. */
export const INTRO = {
  title: 'Organisations',
  lead: 'Everything deployed here, with the chains it lives on. What you read on an organisation’s page was read from those chains.',
} as const;
