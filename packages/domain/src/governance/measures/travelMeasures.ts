import { decodeFunctionData, parseAbi } from 'viem';
import { bridgeTaxSentence, type ShareTier } from '../../bridges/index.ts';
import { NATIVE, sameAddress } from '../../units.ts';
import type { ExecutableCall } from '../executableCall.ts';
import type { TaxFacts } from './chainFacts.ts';
import { accountIn, shareWords, tiersIn, typedNumber, typedTiers } from './fieldValues.ts';
import { callOf, type Measure, type MeasureFacts, type MeasureValues, READING } from './measure.ts';
import { tokenRefusal } from './tokenMeasures.ts';

const TREASURY = 'function setTreasury(address treasury)';
const TIERS = 'function setBridgeTaxTiers(uint256[] thresholds, uint256[] basisPoints)';
const taxAbi = parseAbi([TREASURY, TIERS]);

const sameTiers = (a: readonly ShareTier[], b: readonly ShareTier[]): boolean => typedTiers(a) === typedTiers(b);

const taxIn = (values: MeasureValues): TaxFacts => {
  const treasury = accountIn(values, 'treasury');
  return { treasury: treasury === NATIVE ? null : treasury, tiers: tiersIn(values, 'tiers') };
};

const tierWords = ({ tiers }: TaxFacts, symbol: string): string =>
  tiers.length === 0
    ? 'no tax'
    : tiers
        .map(({ threshold, rate }) => `${shareWords(Number(rate))} of what lies above ${typedNumber(threshold, 'tokens')} ${symbol}`)
        .join(', ');

/** What changes only; all of it while today's values are not known. */
function taxCalls({ token }: MeasureFacts, values: MeasureValues): ExecutableCall[] {
  const next = taxIn(values);
  const isNewTreasury = !token.tax || (token.tax.treasury ?? NATIVE).toLowerCase() !== (next.treasury ?? NATIVE).toLowerCase();
  const treasury = isNewTreasury ? [callOf(token.address, TREASURY, [next.treasury ?? NATIVE])] : [];
  const lists = [next.tiers.map(({ threshold }) => threshold), next.tiers.map(({ rate }) => rate)];
  const tiers = token.tax && sameTiers(token.tax.tiers, next.tiers) ? [] : [callOf(token.address, TIERS, lists)];
  // The token refuses a tax that nobody gets.
  return next.treasury === null ? [...tiers, ...treasury] : [...treasury, ...tiers];
}

function readTax({ token: { address, tax } }: MeasureFacts, calls: readonly ExecutableCall[]): MeasureValues | undefined {
  let next = tax ?? { treasury: null, tiers: [] };
  for (const { target, calldata } of calls) {
    if (!sameAddress(target, address)) return undefined;
    try {
      const { functionName, args } = decodeFunctionData({ abi: taxAbi, data: calldata });
      if (functionName === 'setTreasury') next = { ...next, treasury: args[0] === NATIVE ? null : args[0] };
      else next = { ...next, tiers: args[0].map((threshold, index) => ({ threshold, rate: args[1][index] ?? 0n })) };
    } catch {
      return undefined;
    }
  }
  return { treasury: next.treasury ?? '', tiers: typedTiers(next.tiers) };
}

const bridgeTax: Measure = {
  group: 'token',
  title: 'Bridge tax',
  lead: 'What a treasury gets of tokens that bridges bring to this chain.',
  refusal: (facts) => tokenRefusal(facts) ?? (facts.token.tax === undefined ? READING : undefined),
  fields: ({ token: { tax, symbol }, nameOf }) => [
    {
      name: 'treasury',
      label: 'Who gets the tax',
      kind: 'account',
      isOptional: true,
      ...(tax ? { now: tax.treasury === null ? 'nobody' : nameOf(tax.treasury), initial: tax.treasury ?? '' } : {}),
    },
    {
      name: 'tiers',
      label: 'Brackets',
      kind: 'tiers',
      unit: symbol,
      isOptional: true,
      hint: 'What lies below the first bracket pays nothing; without brackets there is no tax.',
      ...(tax ? { now: tierWords(tax, symbol), initial: typedTiers(tax.tiers) } : {}),
    },
  ],
  problems: ({ token: { tax } }, values) => {
    const next = taxIn(values);
    const isSame =
      tax && (tax.treasury ?? NATIVE).toLowerCase() === (next.treasury ?? NATIVE).toLowerCase() && sameTiers(tax.tiers, next.tiers);
    return {
      treasury: next.tiers.length > 0 && next.treasury === null && 'Please say who gets the tax',
      tiers: isSame === true && 'Nothing is changed yet',
    };
  },
  read: readTax,
  calls: taxCalls,
  consequences: ({ token: { symbol }, nameOf }, values) => {
    const { tiers, treasury } = taxIn(values);
    if (tiers.length === 0)
      return [`What bridges bring to this chain pays no tax${treasury === null ? '' : `; ${nameOf(treasury)} gets nothing of it`}.`];
    return [
      `${treasury === null ? 'The treasury' : nameOf(treasury)} gets the tax of everything that arrives on this chain afterwards, also of what has left already.`,
      bridgeTaxSentence(tiers, symbol),
      ...(tiers.some(({ rate }) => rate > 1_000n)
        ? ['More than a tenth keeps people from moving their tokens, and with them their votes.']
        : []),
    ];
  },
  after: ({ token }, values) => ({ token: { ...token, tax: taxIn(values) } }),
};

const lockbox: Measure = {
  group: 'token',
  title: 'Name a lockbox',
  lead: 'A contract that keeps another token and gives out this one for it, one for one. Once and for ever.',
  isGrave: true,
  refusal: (facts) => {
    const { lockbox: present } = facts.token;
    const refused = tokenRefusal(facts);
    if (refused !== undefined) return refused;
    if (present === undefined) return READING;
    return present === null
      ? undefined
      : `The token has a lockbox for ever, ${facts.nameOf(present)}: what was deposited there could not be withdrawn from another one.`;
  },
  fields: () => [
    {
      name: 'lockbox',
      label: 'Lockbox',
      kind: 'account',
      now: 'none',
      hint: 'It has to stand on this chain already, made for this token.',
    },
  ],
  problems: ({ token, executor }, values) => {
    const next = accountIn(values, 'lockbox');
    return {
      lockbox: (sameAddress(next, token.address) || sameAddress(next, executor)) && 'This is no lockbox',
    };
  },
  calls: ({ token }, values) => [callOf(token.address, 'function setLockbox(address lockbox)', [accountIn(values, 'lockbox')])],
  consequences: ({ nameOf, token }, values) => [
    `${nameOf(accountIn(values, 'lockbox'))} may create and destroy any amount of ${token.symbol}, without a limit. Nobody can ever take that back.`,
    'A lockbox with another program than the platform’s could create as many votes as it likes. Simulate it, and have its program read by somebody else.',
    'It fails as a whole if the lockbox was made for another token, or has limits already.',
  ],
  after: ({ token }, values) => ({ token: { ...token, lockbox: accountIn(values, 'lockbox') } }),
};

export const TRAVEL_MEASURES = { bridgeTax, lockbox };
