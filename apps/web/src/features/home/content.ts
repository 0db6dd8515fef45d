/** Also part of the page's HTML, which shows it before the program is loaded. */
export const HERO = {
  title: 'Found an organisation that keeps its word',
  lead: 'Voting, a treasury and the rules for changing both, set up without code on as many blockchains as you need. You read every rule before you sign, and everything deployed is read back and compared with what you read.',
} as const;

export const FOUNDATIONS = [
  {
    title: 'An assembly',
    text: 'Holders of your token propose and decide. Who may propose, how long a vote lasts and how many must take part is yours to set.',
  },
  {
    title: 'A treasury',
    text: 'A treasury with several signers on each chain. Nothing leaves it unless as many of them agree as you decide.',
  },
  { title: 'A token', text: 'Voting power that can be held, delegated and handed out to the first members on the day of founding.' },
  {
    title: 'A way to change',
    text: 'Named signers guard changes to the organisation’s own contracts. Every draft stays on record, approved or not.',
  },
] as const;

export const STEPS = [
  { title: 'Describe it', text: 'Name, purpose, chains, modules. Your draft stays in this browser while you think.' },
  { title: 'Review it', text: 'Every contract with its future address, its rules and its owners, in words, with the cost on each chain.' },
  {
    title: 'Deploy it',
    text: 'One confirmation in your wallet per chain. Stop half way and go on tomorrow, on another device if you like.',
  },
] as const;

export const NOTES = [
  { term: 'What it costs', text: 'The network fee of one transaction per chain, shown before you sign. Althing itself charges nothing.' },
  {
    term: 'Who holds the keys',
    text: 'Those you name. The account that paid for the deployment keeps nothing that you did not give it by name.',
  },
  {
    term: 'What can go wrong',
    text: 'A contract does what it says, even where it says something you did not mean. Try it on local or test chains first, and start with little money.',
  },
  {
    term: 'What is lost if you stop',
    text: 'Nothing. Addresses are known in advance, so whatever is on a chain already is recognised and never deployed twice.',
  },
] as const;
