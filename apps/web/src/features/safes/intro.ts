/** The introduction of a Safe, while it is being read. Also part of the page’s HTML, which shows it before the program is loaded. */
export const SAFE = {
  title: 'Safe',
  lead: 'What waits for signatures and in which order, what each transaction does in words, what was executed, and what the Safe holds. Its owners propose and sign here; anybody may execute what enough of them have signed, and look.',
} as const;
