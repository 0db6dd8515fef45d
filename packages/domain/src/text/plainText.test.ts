import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameProblem, proseProblem, shownText } from './index.ts';

const UNSEEN = 'Please leave out characters that cannot be seen';
const DIRECTION = 'Please leave out characters that change the direction of writing';
const MIXED = 'Please write each word in the letters of one script';
const ORDINARY = 'Please use ordinary letters and digits';

describe('a name may be', () => {
  it.each([
    'Althing',
    "People's Assembly & Co. (2026) — №1 ™",
    'Þing Œuvre Ünïcode ª º',
    'Москва DAO',
    'Ассоциация',
    'Αθήνα',
    '東京 DAO',
    '株式会社アルシング',
    'Tシャツ部',
    '서울 DAO',
    'ทำงาน',
    'אֱלֹהִים',
    'שלום 123',
    'می‌خواهم',
    'क्‍ष',
    'Việt Nam'.normalize('NFD'),
    '🦄',
    '👩‍👩‍👧‍👦 family',
    '❤️ 1️⃣ 🏳️‍🌈 👍🏽',
    'ⵜⴰⵎⴰⵣⵉⵖⵜ',
  ])('%s', (name) => {
    expect(nameProblem(name)).toBeUndefined();
  });
});

describe('a name may not', () => {
  it.each([
    ['hold a space without width', 'Alt\u200Bhing', UNSEEN],
    ['hold a joiner between plain letters', 'Alt\u200Dhing', UNSEEN],
    ['hold a soft hyphen', 'Alt\u00ADhing', UNSEEN],
    ['hold a byte order mark', '\uFEFFAlthing', UNSEEN],
    ['be a filler alone', '\u3164', UNSEEN],
    ['be a blank pattern alone', '\u2800', UNSEEN],
    ['hold a control character', 'Alt\u0007hing', UNSEEN],
    ['hold a tab', 'Alt\thing', UNSEEN],
    ['go on on another line', 'Alt\nhing', UNSEEN],
    ['hold tags that spell something else', `Althing${String.fromCodePoint(0xe0041)}`, UNSEEN],
    ['hold a selector behind a letter', 'Alt\uFE0Fhing', UNSEEN],
    ['hold half a character', 'Alt\uD83Dhing', UNSEEN],
    ['hold a private character', 'Alt\uE000hing', UNSEEN],
    ['turn around what follows', 'Alt\u202Ehing', DIRECTION],
    ['set a direction', 'Alt\u2067hing\u2069', DIRECTION],
    ['hold a mark of direction', 'Alt\u200Fhing', DIRECTION],
    [
      'cover the lines around it',
      `A${'\u0301\u0302\u0303\u0304\u0305\u0306'.repeat(3)}lthing`,
      'Please leave out some of the marks on the letters',
    ],
    ['mix a Cyrillic а into a Latin word', 'Аlthing', MIXED],
    ['mix a Greek ο into a Latin word', 'Cοmpound', MIXED],
    ['mix Cherokee into a Latin word', 'Ꭺlthing', MIXED],
    ['mix an unlisted script into a Latin word', 'Alⵜhing', MIXED],
    ['be written in mathematical letters', '𝐀𝐥𝐭𝐡𝐢𝐧𝐠', ORDINARY],
    ['be written in wide letters', 'Ａlthing', ORDINARY],
    ['be written in circled letters', 'Ⓐlthing', ORDINARY],
    ['hold wide digits', 'Althing １', ORDINARY],
  ])('%s', (_what, name, problem) => {
    expect(nameProblem(name)).toBe(problem);
  });

  it.each([
    ['СОРЕ', 'COPE'],
    ['аррӏе', 'apple'],
    ['ΑΒΕ 2', 'ABE 2'],
    ['ᎪᏢ'.replace('Ꮲ', 'Ꮲ'), 'AP'],
  ])('be all look-alikes: %s is read as %s', (name, latin) => {
    expect(nameProblem(name)).toBe(
      `This can be mistaken for "${latin}" in Latin letters. Please write it in those, or choose another name`,
    );
  });

  it('be made hard to check: the longest takes no time', () => {
    for (const name of ['а'.repeat(5000), '\u0301'.repeat(5000), `${'👩‍'.repeat(2000)}x`, 'aа '.repeat(2000)]) {
      const start = performance.now();
      nameProblem(name);
      expect(performance.now() - start).toBeLessThan(50);
    }
  });

  it('be anything that holds a character of direction', () => {
    const direction = fc.constantFrom(...Array.from('\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069'));
    fc.assert(
      fc.property(fc.string(), direction, fc.string(), (a, mark, b) => {
        expect(nameProblem(a + mark + b)).toBe(DIRECTION);
      }),
    );
  });
});

describe('a text of several lines', () => {
  it('may hold lines, tabs and words of all scripts', () => {
    expect(proseProblem('First\r\n\n\tsecond line\nМосква и Αθήνα αDAO\n')).toBeUndefined();
  });
  it.each([
    ['First\nsec\u202Eond', DIRECTION],
    ['First\nsec\u200Bond', UNSEEN],
    ['First\u2028second', UNSEEN],
    ['First\rsecond', UNSEEN],
  ])('may not be %j', (text, problem) => {
    expect(proseProblem(text)).toBe(problem);
  });
});

describe('a text that anybody may have written', () => {
  it.each([
    ['Pay 100\u202E000 to me', 'Pay 100\uFFFD000 to me'],
    ['Ad\u200Bmin', 'Ad\uFFFDmin'],
    ['\u2066hidden\u2069', '\uFFFDhidden\uFFFD'],
    ['line\u2028line', 'line\uFFFDline'],
    ['half \uD800 of a pair', 'half \uFFFD of a pair'],
    [`Z${'\u0301'.repeat(9)}algo`, `Z${'\u0301'.repeat(4)}algo`],
  ])('is shown with a mark where it hides or turns something: %j', (text, shown) => {
    expect(shownText(text)).toBe(shown);
  });

  it.each(['First\r\n\n\tsecond line', 'می\u200Cخواهم', '👩\u200D👩\u200D👧 ❤\uFE0F 1\uFE0F\u20E3', 'क्\u200Dष', 'Crème brûlée'])(
    'is shown as it is where everything in it can be seen: %j',
    (text) => {
      expect(shownText(text)).toBe(text);
    },
  );

  it('never holds what a name may not, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(proseProblem(shownText(text).normalize('NFC').replaceAll('\r', ''))).toBeUndefined();
      }),
    );
  });
});
