/** docs/requirements.md#limits. */
export const MAX_GOVERNORS_PER_TYPE = 10;
export const MAX_WORKING_GROUPS = 5;
/** docs/requirements.md#limits. */
export const MIN_MULTISIG_ADDRESSES = 2;

/** Limits of the wire shape (`organisationInputSchema`), also used by the wizard so that it can explain them. */
export const MAX_NAME_LENGTH = 80;
export const MAX_DESCRIPTION_LENGTH = 2000;
export const MAX_SYMBOL_LENGTH = 11;
/** Characters of names and symbols of tokens that were created elsewhere. */
export const MAX_FOREIGN_NAME_LENGTH = 100;
export const MAX_URL_LENGTH = 500;
export const MAX_LINKS = 20;
export const MAX_MULTISIG_ADDRESSES = 50;
/** docs/requirements.md#limits. */
export const MAX_BRIDGE_TAXES = 10;
/** Per chain. */
export const MAX_RECEIVERS = 500;
/** Schedules of a chain, receivers of a schedule, and its milestones. */
export const MAX_VESTING_SCHEDULES = 10;
export const MAX_VESTING_RECEIVERS = 100;
export const MAX_VESTING_DATES = 60;
/** Days; a longer vote or delay is probably a typing error. */
export const MAX_DURATION_DAYS = 365;
/** Digits before the decimal point of a token amount. */
export const MAX_AMOUNT_DIGITS = 40;
/** More chains than any network here has. */
export const MAX_CHAINS = 64;
/** Characters; an address, or a module key with the longest name. */
export const MAX_ACCOUNT_LENGTH = 120;
/** Characters of the ids of uploaded files and of categories. */
export const MAX_ID_LENGTH = 64;
