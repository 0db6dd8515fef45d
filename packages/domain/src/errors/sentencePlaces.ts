/** A file of the repository, and a word in it. */
type Place = readonly [file: string, word: string];

/**
 * Who says a sentence. `given`: the file that has its words, and the place that gives it to somebody. `without`: it has no occasion, for the reason in
 * `WITHOUT_OCCASION`.
 */
export type SentencePlace = { is: 'given'; words: string; by: Place } | { is: 'without' };

export const CATALOGUE = 'packages/domain/src/errors/catalogue.ts';
export const WIZARD = 'packages/domain/src/setup/sentences.ts';
export const PLANNER = 'packages/planner/src/errors.ts';
const PLANNED = 'packages/planner/src/modules';

export const given = (words: string, ...by: Place): SentencePlace => ({ is: 'given', words, by });
export const toast = (key: string): SentencePlace => given(WIZARD, 'packages/domain/src/setup/toasts.ts', `TOASTS.${key}`);
export const planned = (file: string, code: string): SentencePlace => given(PLANNER, `${PLANNED}/${file}`, `'${code}'`);
export const without: SentencePlace = { is: 'without' };
