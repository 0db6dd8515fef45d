/** Rules that ask for an answer begin so; every other one finds fault with an answer. */
const isMissing = (message: string): boolean => message.startsWith('Please ');

const answers = (count: number): string => (count === 1 ? '1 answer is' : `${count} answers are`);

/** How many answers are missing and how many are not valid, for people; undefined without errors. */
export function errorSentence(errors: Readonly<Record<string, unknown>>): string | undefined {
  const messages = Object.values(errors).map(String);
  const missing = messages.filter(isMissing).length;
  const invalid = messages.length - missing;
  if (missing > 0 && invalid > 0) return `${answers(missing)} missing and ${invalid} not valid.`;
  if (missing > 0) return `${answers(missing)} missing.`;
  return invalid > 0 ? `${answers(invalid)} not valid.` : undefined;
}
