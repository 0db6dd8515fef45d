/** Letters that Unicode does not decompose into a plain letter and an accent. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', þ: 'th', ð: 'd', đ: 'd', ł: 'l', ı: 'i' };

/** Lower case without accents, so that names are sorted and found as people expect. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøþðđłı]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFC')
    .trim();
