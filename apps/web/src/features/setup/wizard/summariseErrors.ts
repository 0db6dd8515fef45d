import { ENTER_NAME, SELECT, SELECT_CHAIN } from '@althing/domain/setup';

export interface ErrorSummary {
  missing: number;
  invalid: number;
}

/** Sentences that ask for an answer; every other one finds fault with an answer. */
const isMissing = (message: string): boolean => [SELECT, SELECT_CHAIN, ENTER_NAME].includes(message) || message.startsWith('Please ');

/** How many answers are missing and how many are not valid. */
export function summariseErrors(errors: Readonly<Record<string, unknown>>): ErrorSummary {
  const messages = Object.values(errors).map(String);
  const missing = messages.filter(isMissing).length;
  return { missing, invalid: messages.length - missing };
}

const answers = (count: number): string => (count === 1 ? '1 answer is' : `${count} answers are`);

/** The sentence of the banner; undefined without errors. */
export function errorSentence({ missing, invalid }: ErrorSummary): string | undefined {
  if (missing > 0 && invalid > 0) return `${answers(missing)} missing and ${invalid} not valid.`;
  if (missing > 0) return `${answers(missing)} missing.`;
  return invalid > 0 ? `${answers(invalid)} not valid.` : undefined;
}
