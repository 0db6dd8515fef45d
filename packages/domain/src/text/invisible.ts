/** A mark between letters that are drawn joined, or parts of one emoji. */
const JOINER = /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})/gu;
/** Scripts whose words are spelled with joiners and non-joiners, Persian and those of India among them. */
const JOINED_LETTERS =
  /(?<=[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}])[\u200C\u200D]/gu;
/** Asks for the coloured form of what stands before it. */
const EMOJI_FORM = /(?<=[\p{Emoji}])\uFE0F\u20E3?/gu;

/** Draws nothing, or nothing of its own: what only changes others, what is meant for programs, what is blank but no space. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Co}\p{Zl}\p{Zp}\uFFF9-\uFFFC\u2800]/u;
const DIRECTION = /\p{Bidi_Control}/u;
/** More than any language puts on one letter; piled higher they cover the lines around. */
const PILED_MARKS = /\p{Mark}{5}/u;

/** Why a text does not look like what it is; undefined where it does. `text` is one line. */
export function invisibleProblem(text: string): string | undefined {
  if (DIRECTION.test(text)) return 'Please leave out characters that change the direction of writing';
  const drawn = text.replace(JOINER, '').replace(JOINED_LETTERS, '').replace(EMOJI_FORM, '');
  if (!text.isWellFormed() || INVISIBLE.test(drawn)) return 'Please leave out characters that cannot be seen';
  return PILED_MARKS.test(text.normalize('NFC')) ? 'Please leave out some of the marks on the letters' : undefined;
}

const ALLOWED = [JOINER, JOINED_LETTERS, EMOJI_FORM].map(({ source }) => source).join('|');
const HIDDEN = new RegExp(`(${ALLOWED})|(?![\\n\\r\\t])(?:${INVISIBLE.source}|${DIRECTION.source}|\\p{Surrogate})`, 'gu');
const TOO_MANY_MARKS = /(\p{Mark}{4})\p{Mark}+/gu;

/** Stands where something was that cannot be seen, or would make what follows look like something else. */
const MARK = '\uFFFD';

/**
 * A text that anybody may have written, on a chain for instance, as it may be shown: what `nameProblem` would refuse for not being seen
 * is marked, so that it neither hides anything nor turns the writing round. Lines and tabs stay.
 */
export const shownText = (text: string): string =>
  text.replace(HIDDEN, (_hidden, allowed: string | undefined) => allowed ?? MARK).replace(TOO_MANY_MARKS, '$1');
