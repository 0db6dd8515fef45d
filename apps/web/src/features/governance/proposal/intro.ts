/** The introduction of a proposal, while it is being read. Also part of the page’s HTML, which shows it before the program is loaded. */
export const PROPOSAL = {
  title: 'Proposal',
  lead: 'What is proposed and why, what each of its actions would do, how the vote stands and who voted how, what comes next and until when. All of it is read from the chain on which the governor stands.',
} as const;
