/** Days after which a secret address of what waits for an account ends: of a contract sooner, as those who act for it (the owners of a Safe) change. */
export const FEED_DAYS = { key: 365, contract: 90 } as const;
