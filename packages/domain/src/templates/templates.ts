import { chainName } from '../chains/lookup.ts';
import { emptyToken } from '../setup/emptyForm.ts';
import { acrossChains, BRIDGING, TRAVEL } from './acrossChains.ts';
import { assemblyName, governorOf, guardiansOf, modulesOf, SHARE, TIMES, tokenOf, treasuriesOf } from './parts.ts';
import { LEAST_PEOPLE, type Template } from './template.ts';

const SAFE_REASON = `More than half of the owners have to sign: nobody can pay alone, and one lost key locks nothing. That takes ${LEAST_PEOPLE} people at least.`;
const VOTE_REASONS = [
  `${TIMES.delay} days before the vote, to read and to delegate; ${TIMES.vote} days for the vote, so that whoever looks once a week is heard.`,
  `Every member gets ${SHARE.member} tokens, and for each of them the treasury ${SHARE.treasury}. Those do not vote: so the quorum of 20 % of all tokens is a third of what the members hold.`,
  'Whoever has 1 % of the tokens may propose, which each of up to sixty members has.',
  'The assembly owns the token: only a vote can let bridges make new ones.',
];

/** One assembly, on the one chain that was chosen. */
const assembly: Template['build'] = (form, answers) => {
  const governor = answers.chainIds.map((chainId) => governorOf('governor-1', assemblyName(form), chainId, TIMES.timelock));
  return { modules: { ...modulesOf(answers), governor }, token: tokenOf(governor, answers) };
};

/** In the order in which they are offered. */
export const TEMPLATES = {
  smallTeam: {
    title: 'A small team with a Safe',
    description: 'A shared treasury on each chain, without votes or a token. The same people approve upgrades.',
    reasons: [SAFE_REASON, 'The same owners on every chain, so that nobody has to remember who holds what.'],
    spansChains: true,
    asksToken: false,
    asksGuardians: false,
    build: (_form, answers) => ({ modules: { ...modulesOf(answers), safeTreasury: treasuriesOf(answers) }, token: emptyToken() }),
  },
  tokenAssembly: {
    title: 'A token assembly',
    description: 'Members hold a token and decide by vote. What the assembly owns is spent by its decisions only.',
    reasons: [
      ...VOTE_REASONS,
      `${TIMES.timelock} days between a decision and its effect, so that whoever disagrees can leave in time.`,
      'Upgrades of the contracts are approved by more than half of the members whom you name.',
    ],
    spansChains: false,
    asksToken: true,
    asksGuardians: false,
    build: assembly,
  },
  guardedAssembly: {
    title: 'An assembly with guardians',
    description: 'As a token assembly, and a group of other people may stop what has passed before it takes effect.',
    reasons: [
      ...VOTE_REASONS,
      `${TIMES.guardedTimelock} days between a decision and its effect: guardians need time to notice and to meet.`,
      'More than half of the guardians have to agree on a veto. They can stop, never decide; so choose people who do not all sit at one table.',
    ],
    spansChains: false,
    asksToken: true,
    asksGuardians: true,
    build(form, answers) {
      const { modules, token } = assembly(form, answers, []);
      const governor = modules.governor.map((entry) => ({ ...entry, preExecutionTimelock: TIMES.guardedTimelock }));
      const preExecutionVeto = governor.map((entry, index) => guardiansOf(entry, answers.guardians, index));
      return { modules: { ...modules, governor, preExecutionVeto }, token };
    },
  },
  manyChains: {
    title: 'An organisation on many chains',
    description: 'On each chain an assembly with tokens of its own and a treasury for daily expenses, held by the same people.',
    reasons: [
      'An assembly on every chain, as votes are counted where the tokens are: no token is without a vote.',
      ...VOTE_REASONS,
      `${TIMES.timelock} days between a decision and its effect, so that whoever disagrees can leave in time.`,
      SAFE_REASON,
    ],
    spansChains: true,
    asksToken: true,
    asksGuardians: false,
    build(form, answers, chains) {
      const governor = answers.chainIds.map((chainId, index) =>
        governorOf(`governor-${index + 1}`, assemblyName(form, ` on ${chainName(chains, chainId)}`), chainId, TIMES.timelock),
      );
      const modules = { ...modulesOf(answers), governor, safeTreasury: treasuriesOf(answers) };
      return { modules, token: tokenOf(governor, answers) };
    },
  },
  acrossChains: {
    title: 'One assembly across chains',
    description:
      'One assembly decides for all chains. Holders vote where their tokens are, the token travels, and decisions act on every chain.',
    reasons: [
      'The assembly is on the first of the chains. Votes of the others travel to it, and its decisions to them, over bridges.',
      `${BRIDGING.chosen} bridges, of which ${BRIDGING.agree} have to agree: one may be broken and nothing stops, one may be taken over and nothing is forged.`,
      `A message waits ${TIMES.timelock} days where it arrives, as long as a decision does, so that a forged one is seen as early.`,
      `One bridge alone may move ${TRAVEL.alone} % of all tokens a day, several that agree ${TRAVEL.several} %: too little to carry a vote with what a bridge makes up.`,
      'Whoever approves upgrades may also shut a bridge out, at once and on each chain: they are trusted with all contracts already.',
      ...VOTE_REASONS,
    ],
    spansChains: true,
    asksToken: true,
    asksGuardians: false,
    build: acrossChains,
  },
} as const satisfies Record<string, Template>;

export type TemplateName = keyof typeof TEMPLATES;
