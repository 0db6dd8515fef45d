import type { ChainChoice } from '../chains/index.ts';
import { MAX_MULTISIG_ADDRESSES } from '../organisation/limits.ts';
import { newSymbolProblem } from '../organisation/parts/token.ts';
import { problemOf } from '../setup/askOf.ts';
import type { OrganisationForm } from '../setup/form.ts';
import { LEAST_PEOPLE, type TemplateAnswers } from './template.ts';
import { type TemplateName, TEMPLATES } from './templates.ts';

/** The draft with the modules and the token of a template in the place of its own. */
export const applyTemplate = (
  name: TemplateName,
  form: OrganisationForm,
  answers: TemplateAnswers,
  chains: readonly ChainChoice[],
): OrganisationForm => ({ ...form, ...TEMPLATES[name].build(form, answers, chains) });

/** What is wrong with the answers, by field; empty where the template can be applied. */
export function templateProblems(name: TemplateName, answers: TemplateAnswers): Partial<Record<keyof TemplateAnswers, string>> {
  const { spansChains, asksToken, asksGuardians } = TEMPLATES[name];
  const problems: Partial<Record<keyof TemplateAnswers, string | undefined>> = {
    chainIds: chainsProblem(answers.chainIds.length, spansChains),
    members: peopleProblem(answers.members),
    guardians: asksGuardians ? (peopleProblem(answers.guardians) ?? bothProblem(answers)) : undefined,
    tokenName: asksToken ? problemOf('token.name', answers.tokenName) : undefined,
    tokenSymbol: asksToken ? (problemOf('token.symbol', answers.tokenSymbol) ?? newSymbolProblem(answers.tokenSymbol)) : undefined,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

function peopleProblem({ length }: readonly string[]): string | undefined {
  if (length < LEAST_PEOPLE) {
    return `Please name at least ${LEAST_PEOPLE} people. With fewer, one key alone decides, or one lost key locks everything`;
  }
  return length > MAX_MULTISIG_ADDRESSES ? `At most ${MAX_MULTISIG_ADDRESSES} people` : undefined;
}

/** Whoever is stopped by guardians must not be among them. */
function bothProblem({ members, guardians }: TemplateAnswers): string | undefined {
  const both = guardians.filter((guardian) => members.some((member) => member.toLowerCase() === guardian.toLowerCase()));
  return both.length === 0
    ? undefined
    : `Guardians watch over what the members decide, so nobody can be both: ${both.slice(0, 3).join(', ')}`;
}

function chainsProblem(count: number, spansChains: boolean): string | undefined {
  if (count === 0) return 'Please select a chain';
  return spansChains || count === 1 ? undefined : 'Please select one chain only: votes are counted where the tokens are';
}
