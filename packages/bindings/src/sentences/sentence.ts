/** The sentence for an error, which may depend on the error's arguments. */
export type Sentence = string | ((args: readonly unknown[]) => string);

export const BAD_SIGNATURE = 'The signature does not belong to this account.';
