import { once } from '../once.ts';

/** Nothing of what follows is in such a text: most of what is shown is one, and needs none of the patterns, which take long to make. */
const ORDINARY = /^[\n\r\t -~]*$/;

/** A zero-width joiner between parts of one emoji. */
const joiner = once(() => /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})/gu);
/** Scripts such as Persian and Indian ones whose spelling uses joiners and non-joiners. */
const joinedLetters = once(
  () =>
    /(?<=[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}])[\u200C\u200D]/gu,
);
/** Variation selector that asks for the coloured form of the emoji before it. */
const emojiForm = once(() => /(?<=[\p{Emoji}])\uFE0F\u20E3?/gu);

/** Characters that show nothing themselves: they only change others, are meant for programs, or are blank without being a space. */
const invisible = once(() => /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Co}\p{Zl}\p{Zp}\uFFF9-\uFFFC\u2800]/u);
const direction = once(() => /\p{Bidi_Control}/u);
/** More accents than any language puts on one letter; more of them would cover the lines around. */
const piledMarks = once(() => /\p{Mark}{5}/u);

/** Why a text of one line may look different from what it is; undefined where it does not. */
export function invisibleProblem(text: string): string | undefined {
  if (direction().test(text)) return 'Please leave out characters that change the direction of writing';
  const drawn = text.replace(joiner(), '').replace(joinedLetters(), '').replace(emojiForm(), '');
  if (!text.isWellFormed() || invisible().test(drawn)) return 'Please leave out characters that cannot be seen';
  return piledMarks().test(text.normalize('NFC')) ? 'Please leave out some of the marks on the letters' : undefined;
}

const hidden = once(() => {
  const allowed = [joiner(), joinedLetters(), emojiForm()].map(({ source }) => source).join('|');
  return new RegExp(`(${allowed})|(?![\\n\\r\\t])(?:${invisible().source}|${direction().source}|\\p{Surrogate})`, 'gu');
});
const tooManyMarks = once(() => /(\p{Mark}{4})\p{Mark}+/gu);

/** Replaces a character that cannot be seen, or that would change how the following text looks. */
const MARK = '\uFFFD';

/**
 * Makes a text of any origin, such as from a chain, safe to show: characters that `nameProblem` would refuse because they cannot be seen are replaced
 * by a mark, so that they hide nothing and do not reverse the writing. Line breaks and tabs stay.
 */
export const shownText = (text: string): string =>
  ORDINARY.test(text)
    ? text
    : text.replace(hidden(), (_hidden, allowed: string | undefined) => allowed ?? MARK).replace(tooManyMarks(), '$1');
