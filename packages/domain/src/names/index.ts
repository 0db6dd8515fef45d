/** Characters of an ENS name that is shown or asked about. */
export const MAX_NAME_LENGTH = 100;
/** Accounts of whose names one request may ask. */
export const MOST_NAMED_ACCOUNTS = 50;
