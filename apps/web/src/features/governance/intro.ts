/** The introduction of what is open to vote on. Also part of the page’s HTML, which shows it before the program is loaded. */
export const INTRO = {
  title: 'Vote',
  lead: 'What is open in the organisations whose tokens you hold, vote with or get by vesting, and what waits for you as a guardian or signer: on all chains, sorted by the time left.',
} as const;
