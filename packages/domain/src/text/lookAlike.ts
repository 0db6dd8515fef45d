import { once } from '../once.ts';

/** Groups of scripts that are mixed within one word in some language. Any other word must be of a single script. */
const WRITING_SYSTEMS = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
] as const;
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
const anyOf = (scripts: readonly string[]): string => `[${scripts.map((script) => `\\p{Script=${script}}`).join('')}]`;
const anyListed = once(() => new RegExp(anyOf(SCRIPTS), 'u'));
const systems = once(() =>
  [...WRITING_SYSTEMS, ...SCRIPTS.map((script) => [script])].map((scripts) => new RegExp(`^${anyOf(scripts)}+$`, 'u')),
);

/** Letters that look like a Latin one, each in front of it: Cyrillic, Greek, Armenian and Cherokee have enough of them for whole words. */
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
/** The word without characters that belong to several scripts, such as the mark that lengthens vowels in Japanese. */
const withoutShared = (word: string): string => word.replace(/[\p{Script=Common}\p{Script=Inherited}]/gu, '');

/** Words of scripts that are not listed are accepted, unless they contain letters of a listed one too. */
function isOfOneSystem(word: string): boolean {
  const letters = withoutShared(lettersOf(word));
  return !anyListed().test(letters) || systems().some((system) => system.test(letters));
}

/** The Latin text that `text` looks like, if every letter of it is a look-alike; undefined otherwise. */
function latinLook(text: string): string | undefined {
  const letters = Array.from(lettersOf(text));
  if (letters.length === 0 || letters.some((letter) => !LATIN_LOOK.has(letter))) return undefined;
  return Array.from(text.normalize('NFC'), (letter) => LATIN_LOOK.get(letter) ?? letter).join('');
}

/** ª and º are normal in Spanish and Portuguese. */
const isDecorative = (letter: string): boolean =>
  !/[ªº]/.test(letter) && !/^[ -~]$/.test(letter) && /^[a-z0-9]$/i.test(letter.normalize('NFKC'));

/** Why a name could be mistaken for another; undefined where it could not. */
export function lookAlikeProblem(name: string): string | undefined {
  if (Array.from(name).some(isDecorative)) return 'Please use ordinary letters and digits';
  if (name.split(/[^\p{Letter}\p{Mark}]+/u).some((word) => !isOfOneSystem(word)))
    return 'Please write each word in the letters of one script';
  const latin = latinLook(name);
  return latin === undefined
    ? undefined
    : `This can be mistaken for "${latin}" in Latin letters. Please write it in those, or choose another name`;
}
