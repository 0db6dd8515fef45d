interface Clause {
  title: string;
  paragraphs: readonly string[];
}

/** The terms as shown. Their version is TERMS_VERSION of the domain and comes with the configuration. */
export const TERMS: readonly Clause[] = [
  {
    title: 'Who may use Althing',
    paragraphs: [
      'Althing is not available to residents of the United States of America, nor to persons located there. By signing the citizenship confirmation you state that you are neither. If that changes, stop using the services.',
      'You are of age where you live, and no law that applies to you forbids you to use the services.',
    ],
  },
  {
    title: 'What Althing is',
    paragraphs: [
      'Althing is software that prepares transactions for you to sign. It holds no keys, no money and no role in your organisation. What you sign is carried out by public blockchains, which nobody can undo, and for which nobody but you pays the network fee.',
      'An organisation founded here lives on its chains and goes on without this website.',
    ],
  },
  {
    title: 'What you are responsible for',
    paragraphs: [
      'For your keys; for what you sign; for the rules, names, pictures and links that you enter; for the laws and taxes of the places where your organisation acts.',
      'Do not use the services to break the law, to deceive, or to disturb the work of others. What breaks this rule may be taken off this website; what stands on a chain cannot be.',
    ],
  },
  {
    title: 'What is not promised',
    paragraphs: [
      'The software is provided as it is, under the MIT licence, without warranty of any kind. Contracts may contain faults. Chains, bridges and wallets of others may fail. Nothing here is advice on law, tax or investment.',
      'As far as the law allows, those who make and run Althing are not liable for losses that arise from using it.',
    ],
  },
  {
    title: 'What is stored about you',
    paragraphs: [
      'The address of your wallet, the statements that you sign, and what you enter about your organisation. Your browser keeps your session, your drafts and your choice about cookies. Analytics and chat load only if you accept them.',
      'What stands on a blockchain is public for good.',
    ],
  },
  {
    title: 'Changes',
    paragraphs: [
      'Each version of these terms has a date. When a new version comes into force you are asked to confirm again before you go on.',
    ],
  },
];
