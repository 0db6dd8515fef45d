import { accountName, sentence } from './accounts.ts';
import type { CallFact, RedFlag, SimulationFacts } from './facts.ts';

/** Functions that hand over power, by signature. For calls whose effects are not simulated. */
const POWERFUL: Readonly<Record<string, string>> = {
  'transferOwnership(address)': 'gives ownership away',
  'renounceOwnership()': 'gives ownership up',
  'grantRole(bytes32,address)': 'gives a role',
  'upgrade((address,address,bytes)[])': 'replaces programs',
  'upgradeToAndCall(address,bytes)': 'replaces a program',
  'approve(address,uint256)': 'lets somebody take tokens',
  'setApprovalForAll(address,bool)': 'lets somebody take everything of a collection',
  'enableModule(address)': 'lets somebody act as a Safe',
};

function flagOf(facts: SimulationFacts, { to, hasData, isContract, isForeignCode, isElsewhere, signature }: CallFact): RedFlag | undefined {
  const name = accountName(facts, to);
  if (isForeignCode)
    return { code: 'foreign-code', subject: to, text: `Runs code of ${name} as the executing account, with all its powers.` };
  if (isElsewhere)
    return signature !== null && POWERFUL[signature]
      ? {
          code: 'powerful-elsewhere',
          subject: `${to}:${signature}`,
          text: `On another chain it ${POWERFUL[signature]}, at ${to}. That is not part of this simulation.`,
        }
      : undefined;
  return hasData && !isContract
    ? { code: 'codeless-target', subject: to, text: `${sentence(name)} is called, but there is no contract there: nothing would happen.` }
    : undefined;
}

export const callFlags = (facts: SimulationFacts): RedFlag[] => facts.calls.flatMap((call) => flagOf(facts, call) ?? []);
