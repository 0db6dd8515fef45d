import { PASSPORT_SCORE_BANDS } from '../../organisation/presets.ts';
import { sameAddress } from '../../units.ts';
import { accountIn, numberIn, shareWords, typedNumber } from './fieldValues.ts';
import { callOf, type Measure, type MeasureFacts, type MeasureField, type MeasureValues, READING } from './measure.ts';
import type { QuadraticFacts } from './chainFacts.ts';

/** Percent. */
const WHOLE = 100;
/** Hundredths of a percent. */
const [WHOLE_SHARE, TWO_THIRDS] = [10_000, 6_667];
const bandName = (band: number): string => `band${band + 1}`;

const BAND_FIELDS = PASSPORT_SCORE_BANDS.map((band, index): MeasureField => ({
  name: bandName(index),
  label: `A vote with a score of ${band}${index === 0 ? ', or none,' : ''} counts`,
  kind: 'count',
  unit: '%',
  isZeroAllowed: true,
}));

function settingsIn(values: MeasureValues): QuadraticFacts {
  return {
    decoder: accountIn(values, 'decoder'),
    bandPercentages: BAND_FIELDS.map(({ name }) => Number(numberIn(values, name, 'count'))),
    threshold: Number(numberIn(values, 'threshold', 'share')),
  };
}

function isSame(a: QuadraticFacts, b: QuadraticFacts | undefined): boolean {
  return (
    b !== undefined &&
    sameAddress(a.decoder, b.decoder) &&
    a.threshold === b.threshold &&
    a.bandPercentages.every((share, band) => share === b.bandPercentages[band])
  );
}

const bandWords = ({ bandPercentages }: QuadraticFacts): string =>
  bandPercentages.map((share, band) => `${share} % with a score of ${PASSPORT_SCORE_BANDS[band]}`).join(', ');

function settingFields({ quadratic, nameOf }: MeasureFacts): MeasureField[] {
  const bands = BAND_FIELDS.map((field, index): MeasureField => {
    const share = quadratic?.bandPercentages[index];
    return share === undefined ? field : { ...field, now: `${share} %`, initial: String(share) };
  });
  const threshold: MeasureField = {
    name: 'threshold',
    label: 'Share of For and Against that For must reach',
    kind: 'share',
    unit: '%',
    isZeroAllowed: true,
  };
  const decoder: MeasureField = {
    name: 'decoder',
    label: 'Contract that tells scores',
    kind: 'account',
    hint: 'It says what every vote is worth, and can keep anybody from voting.',
  };
  return quadratic
    ? [
        ...bands,
        { ...threshold, now: shareWords(quadratic.threshold), initial: typedNumber(BigInt(quadratic.threshold), 'share') },
        { ...decoder, now: nameOf(quadratic.decoder), initial: quadratic.decoder },
      ]
    : [...bands, threshold, decoder];
}

function warnings({ bandPercentages, threshold, decoder }: QuadraticFacts, before: QuadraticFacts | undefined): string[] {
  return [
    (bandPercentages[0] ?? 0) > 0 &&
      'Whoever spreads tokens over many accounts without scores votes with more than from one: the square root protects from nothing then.',
    bandPercentages.some((share, band) => share < (bandPercentages[band - 1] ?? 0)) && 'A higher score counts less than a lower one.',
    threshold === 0 && 'One vote For is enough, however many are Against.',
    threshold > TWO_THIRDS && 'More than two thirds hardly ever agree: few proposals could pass, not even one that lowers it.',
    before !== undefined &&
      !sameAddress(decoder, before.decoder) &&
      'Another contract tells the scores: a wrong one lets whom it likes decide, or keeps everybody from voting. Have it read by somebody else.',
  ].filter((sentence) => sentence !== false);
}

const quadraticSettings: Measure = {
  group: 'voting',
  title: 'Settings of quadratic votes',
  lead: 'What a vote counts by its passport score, and what share has to be For.',
  refusal: ({ isQuadratic, quadratic }) =>
    isQuadratic
      ? quadratic === undefined
        ? READING
        : undefined
      : 'This governor counts tokens, not their square roots. That is chosen when a governor is founded.',
  fields: settingFields,
  // The contract's order.
  order: ['decoder', ...BAND_FIELDS.map(({ name }) => name), 'threshold'],
  problems: ({ quadratic }, values) => {
    const next = settingsIn(values);
    const tooMuch = BAND_FIELDS.map(({ name }, band) => [name, next.bandPercentages[band]! > WHOLE && 'It can be 100 % at most'] as const);
    const first = bandName(0);
    return {
      ...Object.fromEntries(tooMuch),
      ...(isSame(next, quadratic) ? { [first]: 'Nothing is changed yet' } : {}),
      ...(next.bandPercentages.every((share) => share === 0)
        ? { [first]: 'Nobody could vote any more: a vote that counts nothing is refused' }
        : {}),
      threshold: next.threshold > WHOLE_SHARE && 'It can be 100 % at most',
    };
  },
  calls: ({ governor }, values) => {
    const { decoder, bandPercentages, threshold } = settingsIn(values);
    const signature = 'function updateQuadraticSettings((address decoder, uint8[4] bandPercentages, uint16 threshold) settings)';
    return [callOf(governor, signature, [{ decoder, bandPercentages, threshold }])];
  },
  consequences: ({ quadratic }, values) => {
    const next = settingsIn(values);
    return [
      `In proposals made afterwards a vote counts ${bandWords(next)}.`,
      `To pass, ${shareWords(next.threshold)} of For and Against have to be For${quadratic ? `, instead of ${shareWords(quadratic.threshold)}` : ''}.`,
      ...warnings(next, quadratic),
    ];
  },
  after: (_, values) => ({ quadratic: settingsIn(values) }),
};

export const QUADRATIC_MEASURES = { quadraticSettings };
