/** Characters of an ENS name that is shown or asked about. */
export const MAX_NAME_LENGTH = 100;
/** Accounts of whose names one request may ask. */
export const MOST_NAMED_ACCOUNTS = 50;

/**
 * Whether a text may be an ENS name to show or to ask about: a word with a dot, so that it is none of a page's own, and not like the beginning of an
 * address, as it stands beside one.
 */
export const isNameLike = (text: string): boolean => text.length <= MAX_NAME_LENGTH && /^(?!0x[0-9a-f]{4})\S*\.\S*$/i.test(text);
