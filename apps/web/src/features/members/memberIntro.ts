/** The introduction of a member in the page’s HTML, which shows it before the program is loaded; then the account takes its place. */
export const MEMBER = {
  title: 'Member',
  lead: 'What this account holds and votes with, who votes by it, how its power changed over time, and how it voted on the proposals of the organisation.',
} as const;
