import { exactBalanceText } from '../../treasury/index.ts';
import { sameAddress } from '../../units.ts';
import { accountIn, numberIn } from './fieldValues.ts';
import { callOf, type Measure, type MeasureFacts, type MeasureValues, READING } from './measure.ts';

/** The highest limit that a token takes, in its smallest unit. */
const MOST = 2n ** 112n - 1n;
const TOO_MUCH = 'It is more than the token takes';

export function tokenRefusal({ token, executor, nameOf }: MeasureFacts): string | undefined {
  if (!token.isOwn) return 'The votes are counted of a token that this organisation has not made here.';
  if (token.owner === undefined) return READING;
  return sameAddress(token.owner, executor) ? undefined : `Only the owner of the token can do this: ${nameOf(token.owner)}.`;
}

const amountOf = (facts: MeasureFacts, values: MeasureValues, name: string): string =>
  `${exactBalanceText(numberIn(values, name, 'tokens'))} ${facts.token.symbol}`;

function dilution({ token: { supply } }: MeasureFacts, amount: bigint): string[] {
  if (supply === undefined || supply === 0n) return [];
  const share = Number((amount * 10_000n) / (supply + amount)) / 100;
  return [`That is ${share} % of all tokens on this chain afterwards: everybody else’s share becomes smaller.`];
}

const mintTokens: Measure = {
  group: 'token',
  title: 'Create tokens',
  lead: 'Gives new tokens to somebody. They vote once they are delegated.',
  refusal: tokenRefusal,
  fields: (facts) => [
    { name: 'to', label: 'Recipient', kind: 'account' },
    { name: 'amount', label: 'Amount', kind: 'tokens', unit: facts.token.symbol },
  ],
  problems: (_, values) => ({ amount: numberIn(values, 'amount', 'tokens') > MOST && TOO_MUCH }),
  // Owners create nothing by themselves: who acts for the governor is given a limit of just that much, which is taken away again.
  calls: ({ token, executor }, values) => {
    const amount = numberIn(values, 'amount', 'tokens');
    const limit = (minting: bigint) =>
      callOf(token.address, 'function setLimits(address bridge, uint256 mintingLimit, uint256 burningLimit)', [executor, minting, 0n]);
    return [
      // What was used of an earlier limit would count against this one; after 0 it is forgotten.
      limit(0n),
      limit(amount),
      callOf(token.address, 'function mint(address user, uint256 amount)', [accountIn(values, 'to'), amount]),
      limit(0n),
    ];
  },
  consequences: (facts, values) => [
    `${facts.nameOf(accountIn(values, 'to'))} gets ${amountOf(facts, values, 'amount')} that did not exist before, less the token’s bridge tax, if it has one.`,
    ...dilution(facts, numberIn(values, 'amount', 'tokens')),
  ],
  after: ({ token }, values) => ({
    token: { ...token, supply: token.supply === undefined ? undefined : token.supply + numberIn(values, 'amount', 'tokens') },
  }),
};

const mintingLimits: Measure = {
  group: 'token',
  title: 'Limits of who may create tokens',
  lead: 'How much a bridge or account may create and destroy within a day.',
  refusal: tokenRefusal,
  fields: (facts) => [
    { name: 'bridge', label: 'Bridge or account', kind: 'account' },
    {
      name: 'minting',
      label: 'May create a day',
      kind: 'tokens',
      unit: facts.token.symbol,
      isZeroAllowed: true,
      hint: '0 stops it at once.',
    },
    { name: 'burning', label: 'May destroy a day', kind: 'tokens', unit: facts.token.symbol, isZeroAllowed: true },
  ],
  problems: (_, values) => ({
    minting: numberIn(values, 'minting', 'tokens') > MOST && TOO_MUCH,
    burning: numberIn(values, 'burning', 'tokens') > MOST && TOO_MUCH,
  }),
  calls: ({ token }, values) => [
    callOf(token.address, 'function setLimits(address bridge, uint256 mintingLimit, uint256 burningLimit)', [
      accountIn(values, 'bridge'),
      numberIn(values, 'minting', 'tokens'),
      numberIn(values, 'burning', 'tokens'),
    ]),
  ],
  consequences: (facts, values) => [
    numberIn(values, 'minting', 'tokens') === 0n
      ? `${facts.nameOf(accountIn(values, 'bridge'))} may create no tokens.`
      : `${facts.nameOf(accountIn(values, 'bridge'))} may create up to ${amountOf(facts, values, 'minting')} at once, and as much again each day, for whomever it wants.`,
    `It may destroy ${numberIn(values, 'burning', 'tokens') === 0n ? 'none' : `up to ${amountOf(facts, values, 'burning')}, of those who allow it`}.`,
  ],
};

const tokenOwner: Measure = {
  group: 'token',
  title: 'Give the token to another owner',
  lead: 'The owner decides who may create tokens. The new one has to accept.',
  refusal: tokenRefusal,
  fields: (facts) => [{ name: 'owner', label: 'New owner', kind: 'account', now: ownerWords(facts) }],
  problems: ({ executor }, values) => ({
    owner: sameAddress(accountIn(values, 'owner'), executor) && 'This account is the owner already',
  }),
  calls: ({ token }, values) => [callOf(token.address, 'function transferOwnership(address newOwner)', [accountIn(values, 'owner')])],
  consequences: (facts, values) => [
    `${facts.nameOf(accountIn(values, 'owner'))} may take over the token, and with it everything that only its owner can do.`,
    'Until it accepts, the owner stays and can take the offer back.',
  ],
};

const ownerWords = ({ token, nameOf }: MeasureFacts): string => (token.owner === undefined ? 'unknown' : nameOf(token.owner));

const takeToken: Measure = {
  group: 'token',
  title: 'Accept the token',
  lead: 'Takes over the token that its owner has offered to this governor.',
  refusal: ({ token: { isOwn, owner, next }, executor, nameOf }) => {
    if (!isOwn) return 'The votes are counted of a token that this organisation has not made here.';
    if (owner === undefined || next === undefined) return READING;
    if (sameAddress(owner, executor)) return 'This governor owns the token already.';
    return sameAddress(next ?? undefined, executor)
      ? undefined
      : `The token was not offered to this governor; ${nameOf(owner)} can offer it.`;
  },
  fields: () => [],
  calls: ({ token }) => [callOf(token.address, 'function acceptOwnership()', [])],
  consequences: ({ token, nameOf }) => [
    `Members decide by vote who may create tokens, instead of ${token.owner === undefined ? 'the owner' : nameOf(token.owner)}.`,
  ],
  after: ({ token, executor }) => ({ token: { ...token, owner: executor, next: null } }),
};

export const TOKEN_MEASURES = { mintTokens, mintingLimits, tokenOwner, takeToken };
