/** Of what somebody calls an address. */
export const MAX_LABEL_LENGTH = 60;
/** Addresses that one account may name. */
export const MAX_LABELS = 500;
