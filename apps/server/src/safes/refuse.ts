import { SAFE_REFUSALS, type SafeRefusalCode } from '@althing/domain/safes';
import { type Consequence, Refusal } from '../base/errors.ts';

/** A refusal of the transaction service in the words of the domain. */
export const refuse = (consequence: Consequence, code: SafeRefusalCode): Refusal => new Refusal(consequence, code, SAFE_REFUSALS[code]);
