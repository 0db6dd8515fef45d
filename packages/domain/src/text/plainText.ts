import { invisibleProblem } from './invisible.ts';
import { lookAlikeProblem } from './lookAlike.ts';

/** What is wrong with a name or another text of one line by which people recognise something; undefined where nothing is. */
export const nameProblem = (text: string): string | undefined => invisibleProblem(text) ?? lookAlikeProblem(text);

/** What is wrong with a text of several lines; undefined where nothing is. */
export function proseProblem(text: string): string | undefined {
  for (const line of text.split(/\r?\n/)) {
    const problem = invisibleProblem(line.replaceAll('\t', ' '));
    if (problem !== undefined) return problem;
  }
  return undefined;
}
