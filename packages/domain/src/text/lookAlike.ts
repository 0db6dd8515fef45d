/** Scripts that people of one language write together in one word. Everything else is one script a word. */
const WRITING_SYSTEMS: readonly RegExp[] = [
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Bopomofo}]+$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hangul}]+$/u,
];
const SCRIPTS = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Georgian',
  'Cherokee',
  'Coptic',
  'Hebrew',
  'Arabic',
  'Syriac',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Thai',
  'Lao',
  'Tibetan',
  'Myanmar',
  'Khmer',
  'Ethiopic',
  'Mongolian',
] as const;
const ANY_LISTED = new RegExp(`[${SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u');
const ONE_SCRIPT: readonly RegExp[] = SCRIPTS.map((script) => new RegExp(`^\\p{Script=${script}}+$`, 'u'));

/** Letters of other scripts that are drawn as a Latin one, with the Latin one. Those of Cyrillic, Greek, Armenian and Cherokee matter: a whole word can be made of them. */
const LATIN_LOOK: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    е: 'e',
    о: 'o',
    р: 'p',
    с: 'c',
    у: 'y',
    х: 'x',
    і: 'i',
    ј: 'j',
    ѕ: 's',
    һ: 'h',
    ԁ: 'd',
    ԛ: 'q',
    ԝ: 'w',
    ӏ: 'l',
    ґ: 'r',
    ѵ: 'v',
    ү: 'y',
    к: 'k',
  },
  ...{
    А: 'A',
    В: 'B',
    Е: 'E',
    К: 'K',
    М: 'M',
    Н: 'H',
    О: 'O',
    Р: 'P',
    С: 'C',
    Т: 'T',
    У: 'Y',
    Х: 'X',
    І: 'I',
    Ј: 'J',
    Ѕ: 'S',
    Ԛ: 'Q',
    Ԝ: 'W',
    Ӏ: 'I',
    Ғ: 'F',
    Ү: 'Y',
  },
  ...{ α: 'a', ο: 'o', ν: 'v', ρ: 'p', ι: 'i', κ: 'k', υ: 'u', γ: 'y', ϲ: 'c', ϳ: 'j', η: 'n', χ: 'x', ω: 'w' },
  ...{ Α: 'A', Β: 'B', Ε: 'E', Ζ: 'Z', Η: 'H', Ι: 'I', Κ: 'K', Μ: 'M', Ν: 'N', Ο: 'O', Ρ: 'P', Τ: 'T', Υ: 'Y', Χ: 'X' },
  ...{ օ: 'o', ո: 'n', ս: 'u', հ: 'h', ց: 'g', զ: 'q', ք: 'p', Օ: 'O', Տ: 'S', Լ: 'L', Ս: 'U' },
  ...{
    Ꭺ: 'A',
    Ᏼ: 'B',
    Ꮯ: 'C',
    Ꭰ: 'D',
    Ꭼ: 'E',
    Ꮐ: 'G',
    Ꮋ: 'H',
    Ꭻ: 'J',
    Ꮶ: 'K',
    Ꮮ: 'L',
    Ꮇ: 'M',
    Ꮲ: 'P',
    Ꭱ: 'R',
    Ꮪ: 'S',
    Ꭲ: 'T',
    Ꮩ: 'V',
    Ꮃ: 'W',
    Ꮓ: 'Z',
  },
};

const lettersOf = (text: string): string => text.normalize('NFC').replace(/[^\p{Letter}]/gu, '');
/** Unicode gives some letters to several scripts, such as the mark that lengthens a vowel in Japanese. */
const withoutShared = (word: string): string => word.replace(/[\p{Script=Common}\p{Script=Inherited}]/gu, '');

/** Words of scripts that are not listed are let pass; a word of one of those and a listed one is mixed all the same. */
function isOfOneSystem(word: string): boolean {
  const letters = withoutShared(lettersOf(word));
  return !ANY_LISTED.test(letters) || [...WRITING_SYSTEMS, ...ONE_SCRIPT].some((system) => system.test(letters));
}

/** The Latin text that `text` is drawn as, where every letter of it is a look-alike; undefined where one is not. */
function latinLook(text: string): string | undefined {
  const letters = [...lettersOf(text)];
  if (letters.length === 0 || letters.some((letter) => !Object.hasOwn(LATIN_LOOK, letter))) return undefined;
  return [...text.normalize('NFC')].map((letter) => LATIN_LOOK[letter] ?? letter).join('');
}

/** ª and º are letters of Spanish and Portuguese. */
const isDecorative = (letter: string): boolean =>
  !/[ªº]/.test(letter) && !/^[ -~]$/.test(letter) && /^[a-z0-9]$/i.test(letter.normalize('NFKC'));

/** Why a name can be mistaken for another; undefined where it cannot. */
export function lookAlikeProblem(name: string): string | undefined {
  if ([...name].some(isDecorative)) return 'Please use ordinary letters and digits';
  if (name.split(/[^\p{Letter}\p{Mark}]+/u).some((word) => !isOfOneSystem(word)))
    return 'Please write each word in the letters of one script';
  const latin = latinLook(name);
  return latin === undefined
    ? undefined
    : `This can be mistaken for "${latin}" in Latin letters. Please write it in those, or choose another name`;
}
