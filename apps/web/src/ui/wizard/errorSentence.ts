import { asksForAnswer } from '@althing/domain/setup';

const missing = (count: number): string => (count === 1 ? '1 answer is missing' : `${count} answers are missing`);
const faulty = (count: number): string => (count === 1 ? '1 answer needs another look' : `${count} answers need another look`);

/** How many answers are missing and how many are not valid, in words; undefined without errors. */
export function errorSentence(errors: Readonly<Record<string, unknown>>): string | undefined {
  const messages = Object.values(errors).map(String);
  const asked = messages.filter(asksForAnswer).length;
  const others = messages.length - asked;
  const parts = [...(asked > 0 ? [missing(asked)] : []), ...(others > 0 ? [faulty(others)] : [])];
  return parts.length > 0 ? `${parts.join(', and ')}.` : undefined;
}
