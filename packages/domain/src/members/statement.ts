import { excessProblem, proseProblem } from '../text/index.ts';
import { MEMBER_LIMITS } from './limits.ts';

/** What is wrong with a delegate's statement; undefined where nothing is. An empty one takes it back. */
export const statementProblem = (text: string): string | undefined => excessProblem(text, MEMBER_LIMITS.statement) ?? proseProblem(text);

/** Why somebody cannot write one. */
export const NOT_A_MEMBER = 'Only who holds the token of this organisation, or votes for somebody who does, can write a statement.';
