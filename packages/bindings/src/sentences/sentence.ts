/** What a person reads of an error, from its arguments where they matter. */
export type Sentence = string | ((args: readonly unknown[]) => string);

export const BAD_SIGNATURE = 'The signature does not belong to this account.';
