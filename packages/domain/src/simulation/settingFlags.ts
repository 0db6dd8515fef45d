import { durationText } from '../display/index.ts';
import { SECONDS_PER_DAY, SECONDS_PER_HOUR, sameAddress } from '../units.ts';
import { accountName, isNobody, isOwn, sentence } from './accounts.ts';
import type { RedFlag, SettingFact, SimulationFacts } from './facts.ts';
import { isAccount } from './settings.ts';
import type { SettingKey } from './settingWords.ts';

/** A setting that the proposal changes; both values could be read. */
interface Change {
  facts: SimulationFacts;
  fact: SettingFact;
  before: string;
  after: string;
  /** Name of the contract. */
  name: string;
}

/** What is wrong with a change, if anything. */
type Rule = (change: Change) => { code: string; text: string } | undefined;

/** Seconds. Longer than anybody waits for a decision. */
const ENDLESS = 90 * SECONDS_PER_DAY;
/** 1/10,000 of all votes: at most what has ever been reached, and at least more than a handful. */
const [HIGH_QUORUM, LOW_QUORUM] = [8_000, 100];
/** Of what a bridge brings, in 1/10,000. */
const HALF = 5_000;

const stranger = (facts: SimulationFacts, after: string) => isAccount(after) && !isOwn(facts, after);
const unknown = (facts: SimulationFacts, account: string) => `${accountName(facts, account)}, which is not of this organisation`;

const owner: Rule = ({ facts, before, after, name }) => {
  if (!isOwn(facts, before)) return undefined;
  if (isNobody(after))
    return { code: 'ownership-renounced', text: `Nobody owns ${name} any more, so that nobody can ever change it again.` };
  return stranger(facts, after)
    ? { code: 'ownership-given', text: `Gives ownership of ${name} away, to ${unknown(facts, after)}.` }
    : undefined;
};

const pendingOwner: Rule = ({ facts, after, name }) =>
  stranger(facts, after)
    ? { code: 'ownership-offered', text: `Gives ownership of ${name} away: ${unknown(facts, after)}, owns it as soon as it accepts.` }
    : undefined;

const implementation: Rule = ({ facts, fact, after, name }) => {
  const program = facts.implementations[after.toLowerCase()];
  const own = facts.own.find(({ address }) => sameAddress(address, fact.contract));
  if (!program)
    return {
      code: 'program-unknown',
      text: `Replaces the program of ${name} by ${after}, which is not of this platform and may do anything.`,
    };
  if (own?.program && own.program !== program)
    return { code: 'program-wrong', text: `Replaces the program of ${name} by that of another kind of contract (${program}).` };
  return undefined;
};

const shrinking =
  (what: string): Rule =>
  ({ before, after, name }) =>
    Number(after) < Number(before) && Number(after) < SECONDS_PER_HOUR
      ? { code: 'too-short', text: `${name} leaves only ${durationText(Number(after))} ${what}.` }
      : undefined;

const endless =
  (what: string): Rule =>
  ({ after, name }) =>
    Number(after) > ENDLESS ? { code: 'endless', text: `Lock-out: ${what} ${name} would take ${durationText(Number(after))}.` } : undefined;

const first =
  (...rules: readonly Rule[]): Rule =>
  (change) => {
    for (const rule of rules) {
      const found = rule(change);
      if (found) return found;
    }
    return undefined;
  };

const quorum: Rule = ({ after, before, name }) => {
  if (Number(after) >= HIGH_QUORUM && Number(after) > Number(before))
    return {
      code: 'quorum-out-of-reach',
      text: `Lock-out: ${Number(after) / 100} % of all tokens would have to vote in ${name}, which hardly ever happens.`,
    };
  if (Number(after) < LOW_QUORUM && Number(after) < Number(before))
    return { code: 'quorum-tiny', text: `${Number(after) / 100} % of all tokens would be enough to carry anything in ${name}.` };
  return undefined;
};

const proposalThreshold: Rule = ({ facts, after, name }) => {
  const token = facts.own.find(({ program }) => program === 'Token');
  const supply = token ? (facts.tokens[token.address.toLowerCase()]?.supply ?? null) : null;
  if (supply === null || BigInt(after) * 2n <= supply) return undefined;
  return BigInt(after) > supply
    ? { code: 'threshold-out-of-reach', text: `Lock-out: nobody could propose in ${name} any more, as it takes more votes than there are.` }
    : { code: 'threshold-out-of-reach', text: `Lock-out: only who has more than half of all votes could propose in ${name}.` };
};

const guardian: Rule = ({ facts, before, after, name }) => {
  if (isNobody(after) && isAccount(before))
    return { code: 'guardian-removed', text: `${name} has no guardian any more: nobody could stop a bad decision.` };
  return stranger(facts, after)
    ? { code: 'guardian-stranger', text: `${unknown(facts, after)}, could stop every decision of ${name}.` }
    : undefined;
};

const strangerMay =
  (code: string, text: (name: string) => string): Rule =>
  ({ facts, after, name }) =>
    stranger(facts, after) ? { code, text: `${unknown(facts, after)}, ${text(name)}.` } : undefined;

const added = ({ before, after }: Change): string[] =>
  after.split(',').filter((account) => account !== '' && !before.split(',').includes(account));

const modules: Rule = (change) => {
  const given = added(change).filter((account) => !isOwn(change.facts, account));
  return given.length > 0
    ? { code: 'module', text: `${given.join(', ')} may do anything as ${change.name} from now on, without signatures.` }
    : undefined;
};

const threshold: Rule = ({ facts, fact, before, after, name }) => {
  const owners =
    facts.settings.find(({ setting, contract }) => setting === 'owners' && sameAddress(contract, fact.contract))?.after?.split(',') ?? [];
  if (Number(after) === 1 && Number(before) > 1) return { code: 'one-signs', text: `A single owner could do anything as ${name}.` };
  return owners.length > 1 && Number(after) === owners.length && Number(after) > Number(before)
    ? {
        code: 'all-sign',
        text: `Lock-out: all ${owners.length} owners of ${name} would have to sign, so that one lost key locks it for ever.`,
      }
    : undefined;
};

const owners: Rule = (change) => {
  const { facts, fact, name } = change;
  const required = facts.settings.find(({ setting, contract }) => setting === 'threshold' && sameAddress(contract, fact.contract))?.after;
  const strangers = added(change).filter((account) => !isOwn(facts, account));
  return required && strangers.length >= Number(required)
    ? { code: 'safe-taken', text: `The new owners (${strangers.join(', ')}) could do anything as ${name} by themselves.` }
    : undefined;
};

const fewerBridges: Rule = ({ facts, fact, before, after, name }) =>
  Number(after) === 1 && Number(before) > 1
    ? { code: 'one-bridge', text: `A single bridge could make up messages from chain ${fact.about} to ${name}.` }
    : Number(after) === 0 && Number(before) > 0 && facts.governors.length > 0
      ? { code: 'chain-closed', text: `Lock-out: ${name} takes no messages from chain ${fact.about} any more.` }
      : undefined;

const adapter: Rule = ({ facts, fact, after, name }) =>
  after === 'true' && fact.about !== null && !facts.adapters.includes(fact.about.toLowerCase())
    ? { code: 'bridge-unknown', text: `${name} would believe ${fact.about}, which is no bridge of this platform.` }
    : undefined;

const minting: Rule = ({ facts, fact, before, after, name }) => {
  const { about } = fact;
  const isKnown = about !== null && (isOwn(facts, about) || facts.adapters.includes(about.toLowerCase()));
  return !isKnown && BigInt(after) > BigInt(before)
    ? { code: 'minting', text: `${about}, which is not of this organisation, could create new tokens of ${name} every day.` }
    : undefined;
};

const SEVERAL = 'several bridges together';

const arriving: Rule = ({ facts, fact, before, after, name }) => {
  const { about } = fact;
  const isKnown = about === SEVERAL || (about !== null && facts.adapters.includes(about.toLowerCase()));
  return !isKnown && BigInt(after) > BigInt(before)
    ? { code: 'bridge-unknown', text: `${about}, which is no bridge of this platform, could bring tokens into being at ${name}.` }
    : undefined;
};

const fewerAgree: Rule = ({ before, after, name }) =>
  Number(before) > 0 && Number(after) === 0
    ? { code: 'portal-closed', text: `${name} executes no transfers any more that several bridges agree on.` }
    : undefined;

const unbound =
  (what: string): Rule =>
  ({ after, name }) =>
    Number(after) < SECONDS_PER_HOUR
      ? {
          code: 'too-short',
          text: `${name} lets ${what} again after only ${durationText(Number(after))}: its limits hardly limit anything.`,
        }
      : undefined;

const bands: Rule = ({ before, after, name }) => {
  const [were, are] = [before, after].map((list) => list.split(',').map(Number));
  if (are!.every((share) => share === 0))
    return { code: 'nobody-votes', text: `Lock-out: nobody could vote in ${name} any more, as no score counts.` };
  return are![0]! > 0 && were![0] === 0
    ? {
        code: 'scores-void',
        text: `Accounts without a score would count in ${name}: whoever spreads tokens over many of them has more votes than from one.`,
      }
    : undefined;
};

const approval: Rule = ({ after, before, name }) => {
  if (Number(after) === 0 && Number(before) > 0)
    return { code: 'approval-tiny', text: `One vote For would carry anything in ${name}, however many are Against.` };
  return Number(after) >= HIGH_QUORUM && Number(after) > Number(before)
    ? {
        code: 'approval-out-of-reach',
        text: `Lock-out: ${Number(after) / 100} % would have to agree in ${name}, which hardly ever happens.`,
      }
    : undefined;
};

const scores: Rule = ({ facts, after, name }) =>
  isOwn(facts, after)
    ? undefined
    : { code: 'scores-stranger', text: `${unknown(facts, after)}, would say what every vote in ${name} is worth, and who has none.` };

const tax: Rule = ({ after, name }) => {
  const most = Math.max(0, ...after.split(',').map((tier) => Number(tier.split(':')[1] ?? 0)));
  return most >= HALF ? { code: 'tax-huge', text: `Takes ${most / 100} % of what bridges bring of ${name}.` } : undefined;
};

const proposerVotes: Rule = ({ before, after, name }) =>
  after === '0' && before !== '0'
    ? { code: 'refunds-for-anybody', text: `Whoever proposes without votes could have the pot of ${name} used up.` }
    : undefined;

const delegate: Rule = ({ facts, fact, after }) =>
  fact.about !== null && isOwn(facts, fact.about) && stranger(facts, after)
    ? { code: 'votes-given', text: `Hands the votes of ${accountName(facts, fact.about)} to ${unknown(facts, after)}.` }
    : undefined;

const RULES: Partial<Record<SettingKey, Rule>> = {
  owner,
  pendingOwner,
  proxyAdmin: owner,
  implementation,
  votingDelay: endless('the wait for a vote in'),
  votingPeriod: first(shrinking('to vote'), endless('a vote in')),
  minDelay: first(shrinking('between a decision and its execution'), endless('every decision of')),
  quorumNumerator: quorum,
  proposalThreshold,
  timelock: strangerMay('timelock-stranger', (name) => `would carry out what ${name} decides, and hold its powers`),
  preVoteVetoer: guardian,
  preExecutionVetoer: guardian,
  vetoer: guardian,
  messageController: strangerMay('votes-stranger', (name) => `could bring any number of votes to ${name}`),
  modules,
  threshold,
  owners,
  guard: strangerMay('guard', (name) => `could refuse every transaction of ${name}`),
  fallbackHandler: strangerMay('fallback-handler', (name) => `could sign in the name of ${name}`),
  minimum: fewerBridges,
  adapter,
  mintingLimit: minting,
  arrivingLimit: arriving,
  agreeing: adapter,
  minBridges: fewerAgree,
  transferDuration: unbound('as much travel'),
  quadraticBands: bands,
  quadraticThreshold: approval,
  quadraticDecoder: scores,
  taxTreasury: strangerMay('tax-stranger', (name) => `would get the tax of what bridges bring of ${name}`),
  taxTiers: tax,
  refundProposerVotes: proposerVotes,
  lockbox: strangerMay('lockbox-stranger', (name) => `could create any amount of ${name}, for ever`),
  delegate,
};

/** Dangers in what the contracts of the organisation are set to. Others may do with their contracts what they like. */
export function settingFlags(facts: SimulationFacts): RedFlag[] {
  return facts.settings.flatMap((fact): RedFlag[] => {
    const { before, after, contract, setting, about } = fact;
    // What belonged to the organisation counts, wherever it stands.
    const concerns = isOwn(facts, contract) || setting === 'owner' || setting === 'pendingOwner' || setting === 'delegate';
    if (before === null || after === null || before === after || !concerns) return [];
    const found = RULES[setting]?.({ facts, fact, before, after, name: accountName(facts, contract) });
    return found ? [{ code: found.code, subject: `${contract}:${setting}:${about ?? ''}`, text: sentence(found.text) }] : [];
  });
}
