import { accountName, amountOf, isNobody, isOwn, sentence, tokenName } from './accounts.ts';
import type { AllowanceFact, EffectChange, RedFlag, RoleFact, RoleName, SimulationFacts } from './facts.ts';

/** Far above the supply of any token. */
const ENDLESS = 1n << 200n;

const isUnlimited = ({ tokens }: SimulationFacts, { token, after, isForAll }: AllowanceFact): boolean => {
  if (after === null || after === 0n) return false;
  const supply = tokens[token.toLowerCase()]?.supply ?? null;
  return isForAll || after >= ENDLESS || (supply !== null && supply > 0n && after >= supply);
};

export function allowanceChanges(facts: SimulationFacts): EffectChange[] {
  return facts.allowances.flatMap((allowance): EffectChange[] => {
    const { token, owner, spender, before, after, isForAll } = allowance;
    if (after === null || before === after) return [];
    const [who, whose] = [accountName(facts, spender), accountName(facts, owner)];
    if (after === 0n) return [{ kind: 'allowance', text: `${sentence(who)} may no longer take ${tokenName(facts, token)} of ${whose}.` }];
    const amount = isForAll
      ? `everything of ${tokenName(facts, token)}`
      : isUnlimited(facts, allowance)
        ? `any amount of ${tokenName(facts, token)}`
        : `up to ${amountOf(facts, token, after)}`;
    return [{ kind: 'allowance', text: `${sentence(who)} may take ${amount} of ${whose}.` }];
  });
}

export function allowanceFlags(facts: SimulationFacts): RedFlag[] {
  return facts.allowances.flatMap((allowance): RedFlag[] => {
    const { token, owner, spender, before, after } = allowance;
    const isWorse = after !== null && (before === null || after > before);
    if (!isWorse || !isOwn(facts, owner) || isOwn(facts, spender) || !isUnlimited(facts, allowance)) return [];
    const text = `Unlimited approval: ${accountName(facts, spender)} may take all ${tokenName(facts, token)} of ${accountName(facts, owner)}, now and later.`;
    return [{ code: 'unlimited-approval', subject: `${token}:${spender}`, text }];
  });
}

interface RoleWords {
  /** What a holder may do, after `may`. */
  power: string;
  isHarmless?: true;
}

const ROLES: Record<RoleName, RoleWords> = {
  admin: { power: 'give and take every role of' },
  proposer: { power: 'have anything carried out, without a vote, by' },
  executor: { power: 'execute what is ready in', isHarmless: true },
  canceller: { power: 'cancel whatever is queued in' },
  originator: { power: 'send calls to other chains in the name of the organisation, through' },
  resender: { power: 'give messages to further bridges, through', isHarmless: true },
  pauser: { power: 'stop' },
  manager: { power: 'choose bridges, chains and limits of' },
};

const powerOf = ({ name, role }: RoleFact): string => (name ? ROLES[name].power : `use the role ${role} of`);

export function roleChanges(facts: SimulationFacts): EffectChange[] {
  return facts.roles.flatMap((fact): EffectChange[] => {
    const { account, contract, before, after } = fact;
    if (before === null || after === null || before === after) return [];
    const who = isNobody(account) ? 'anybody' : accountName(facts, account);
    return [{ kind: 'role', text: `${sentence(who)} may ${after ? '' : 'no longer '}${powerOf(fact)} ${accountName(facts, contract)}.` }];
  });
}

/** Roles that go to somebody outside the organisation. */
export function roleFlags(facts: SimulationFacts): RedFlag[] {
  return facts.roles.flatMap((fact): RedFlag[] => {
    const { account, contract, role, name, before, after } = fact;
    const isGiven = after === true && before === false;
    if (!isGiven || !isOwn(facts, contract) || isOwn(facts, account) || (name !== null && ROLES[name].isHarmless)) return [];
    const who = isNobody(account) ? 'anybody' : `${accountName(facts, account)}, which is not of this organisation,`;
    return [
      {
        code: 'role-to-stranger',
        subject: `${contract}:${role}:${account}`,
        text: `${sentence(who)} may ${powerOf(fact)} ${accountName(facts, contract)}.`,
      },
    ];
  });
}
