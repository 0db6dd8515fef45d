/** The introduction of an upgrade proposal, while it is being read. Also part of the page’s HTML, which shows it before the program is loaded. */
export const UPGRADE = {
  title: 'Upgrade proposal',
  lead: 'What would change in the organisation, in words and in calls for each chain; who decides about it and who has signed; and what simulations say. Nothing changes before it is decided and carried out.',
} as const;
