import type { ModuleText } from '../moduleText.ts';

export const text: ModuleText = {
  how: [
    'A message to another chain travels over several bridges. It counts there only when enough of them delivered the same one; a single bridge that is broken or bought cannot forge it.',
  ],
  decide: [
    ['Bridges', 'Which ones carry messages.'],
    ['Threshold', 'How many must agree; at least two are recommended.'],
    ['Timelock', 'How long a message waits on the other side.'],
  ],
  whoCanDoWhat: [
    'Only the originator you name, usually a governor, may send.',
    'Anybody may deliver a message, and carry it out once enough bridges have delivered it and its waiting time is over. The originator and the owner on the chain it left may send it again over further bridges.',
    'Holders on a voting chain vote there, alone over bridges of their choice, or together with others for no fee. They count once a proposal has named their chain, after everybody could read what stands on it.',
    'To propose, votes are needed on the governor’s own chain: holders elsewhere bring their tokens there, or ask somebody there.',
  ],
  whatItCosts: ['The fee of each bridge, on every message, quoted before you sign.'],
  limits: 'More bridges cost more and take as long as the slowest that is needed.',
  risks: [
    'With a threshold of one, the weakest bridge decides. Two of three is a sound minimum.',
    'If more bridges fail than your threshold allows, messages wait or expire. They are never carried out on too few.',
  ],
};
