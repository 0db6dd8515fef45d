import type { ModuleText } from '../moduleText.ts';

export const text: ModuleText = {
  how: [
    'Governors and their proposals are mirrored to an outside forum and back. The service it was named after closed in 2026; the module connects to a forum that you configure.',
  ],
  decide: [['Forum', 'Whose address and key the installation knows.']],
  whoCanDoWhat: [
    'The creator of the organisation switches it on after deployment, in its tab Modules. It gives the forum no rights over your contracts.',
  ],
  whatItCosts: ['No network fees. The forum may have prices of its own.'],
  limits: 'It only mirrors. Votes are counted on chain, whatever a forum shows.',
  risks: ['The forum can vanish, and what was written only there vanishes with it. Votes and proposals themselves are on chain.'],
};
