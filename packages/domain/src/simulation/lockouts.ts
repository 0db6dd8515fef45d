import { sameAddress } from '../units.ts';
import { accountName, isAmong, isNobody } from './accounts.ts';
import type { RedFlag, RoleFact, SimulationFacts } from './facts.ts';

const lockout = (subject: string, text: string): RedFlag => ({ code: 'lock-out', subject, text: `Lock-out: ${text}` });

const isLost = ({ before, after }: RoleFact): boolean => before === true && after === false;

/** The last ones who may execute: anybody (the zero address), or the governor itself. */
function executorsLost({ roles, governors }: SimulationFacts, contract: string): boolean {
  const executors = roles.filter((role) => sameAddress(role.contract, contract) && role.name === 'executor');
  return (
    executors.some(isLost) && !executors.some(({ account, after }) => after === true && (isNobody(account) || isAmong(governors, account)))
  );
}

/** Roles without which the organisation can do nothing more, or nobody can stop what it does. */
export function lockoutFlags(facts: SimulationFacts): RedFlag[] {
  const { roles, governors, executors, settings } = facts;
  const guardians = settings.filter(({ setting }) => setting === 'preExecutionVetoer').map(({ before }) => before);
  const lost = roles.filter(isLost).flatMap((role): RedFlag[] => {
    const { name, account, contract } = role;
    const what = accountName(facts, contract);
    if (name === 'proposer' && isAmong(governors, account))
      return [lockout(contract, `the governor could queue nothing in ${what} any more, so that no decision could be carried out.`)];
    if (name === 'admin' && (sameAddress(account, contract) || isAmong(executors, account)))
      return [lockout(`${contract}:admin`, `the organisation could give and take no role of ${what} any more.`)];
    if (name === 'canceller' && guardians.some((guardian) => sameAddress(guardian, account)) && !isReplaced(facts))
      return [{ code: 'guardian-removed', subject: contract, text: `The guardian could cancel nothing in ${what} any more.` }];
    return [];
  });
  const stopped = [...new Set(roles.filter(({ name }) => name === 'executor').map(({ contract }) => contract))]
    .filter((contract) => executorsLost(facts, contract))
    .map((contract) => lockout(`${contract}:executor`, `nobody could execute in ${accountName(facts, contract)} any more.`));
  return [...lost, ...stopped, ...newTimelocks(facts)];
}

/** Whether another account of the organisation takes the guardian's place, about which the setting tells. */
const isReplaced = ({ settings }: SimulationFacts): boolean =>
  settings.some(({ setting, before, after }) => setting === 'preExecutionVetoer' && after !== null && !isNobody(after) && before !== after);

/** A governor whose new timelock takes nothing of it. */
function newTimelocks(facts: SimulationFacts): RedFlag[] {
  return facts.settings
    .filter(({ setting, before, after }) => setting === 'timelock' && before !== after && after !== null)
    .filter(({ contract, after }) =>
      facts.roles.some(
        (role) =>
          sameAddress(role.contract, after) && role.name === 'proposer' && sameAddress(role.account, contract) && role.after === false,
      ),
    )
    .map(({ contract, after }) =>
      lockout(
        `${contract}:timelock`,
        `${accountName(facts, contract)} could queue nothing in its new timelock ${accountName(facts, after!)}.`,
      ),
    );
}
