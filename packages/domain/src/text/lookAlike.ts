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

/** Letters that are drawn as a Latin one, each before it: of Cyrillic, Greek, Armenian and Cherokee, which have enough of them for whole words. */
const PAIRS = [
  'аa еe оo рp сc уy хx іi јj ѕs һh ԁd ԛq ԝw ӏl ґr ѵv үy кk',
  'АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX ІI ЈJ ЅS ԚQ ԜW ӀI ҒF ҮY',
  'αa οo νv ρp ιi κk υu γy ϲc ϳj ηn χx ωw',
  'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX',
  'օo ոn սu հh ցg զq քp ՕO ՏS ԼL ՍU',
  'ᎪA ᏴB ᏟC ᎠD ᎬE ᏀG ᎻH ᎫJ ᏦK ᏞL ᎷM ᏢP ᎡR ᏚS ᎢT ᏙV ᎳW ᏃZ',
];
const LATIN_LOOK: ReadonlyMap<string, string> = new Map(
  PAIRS.flatMap((line) => line.split(' ')).map((pair) => [pair.charAt(0), pair.charAt(1)]),
);

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
  const letters = Array.from(lettersOf(text));
  if (letters.length === 0 || letters.some((letter) => !LATIN_LOOK.has(letter))) return undefined;
  return Array.from(text.normalize('NFC'), (letter) => LATIN_LOOK.get(letter) ?? letter).join('');
}

/** ª and º are letters of Spanish and Portuguese. */
const isDecorative = (letter: string): boolean =>
  !/[ªº]/.test(letter) && !/^[ -~]$/.test(letter) && /^[a-z0-9]$/i.test(letter.normalize('NFKC'));

/** Why a name can be mistaken for another; undefined where it cannot. */
export function lookAlikeProblem(name: string): string | undefined {
  if (Array.from(name).some(isDecorative)) return 'Please use ordinary letters and digits';
  if (name.split(/[^\p{Letter}\p{Mark}]+/u).some((word) => !isOfOneSystem(word)))
    return 'Please write each word in the letters of one script';
  const latin = latinLook(name);
  return latin === undefined
    ? undefined
    : `This can be mistaken for "${latin}" in Latin letters. Please write it in those, or choose another name`;
}
