/** Letters that no decomposition turns into plain ones. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', þ: 'th', ð: 'd', đ: 'd', ł: 'l', ı: 'i' };

/** Lower case, without accents: how people expect names to be sorted and found. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøþðđłı]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFC')
    .trim();
