import type { Hex } from '../units.ts';

/** What the text of a governor's proposal is made of. */
export interface UpgradeText {
  id: string;
  proposalName: string;
  /** Binds the vote to this plan. */
  planHash: Hex;
  /** `upgradeWords`, as they were when it was proposed; empty for an upgrade that is older than they are. */
  words: string;
}

/** Text of the proposal in which a governor decides about its part of an upgrade: its name, what it changes, and what tells it from all others. */
export const upgradeDescription = ({ id, proposalName, planHash, words }: UpgradeText): string =>
  [`# ${proposalName}`, words, `Upgrade proposal ${id}`, `Plan ${planHash}`].filter(Boolean).join('\n\n');

/** Text of a resolution that asks the owners of a Safe to sign their part of an upgrade, which no governor can make them do. */
export const upgradeRequest = ({ id, proposalName, planHash, words }: UpgradeText): string =>
  [`# Request: ${proposalName}`, REQUEST, words, `Upgrade proposal ${id}`, `Plan ${planHash}`].filter(Boolean).join('\n\n');

const REQUEST =
  'The members ask the owners of the Safe that holds a part of this upgrade to sign it. This resolution moves nothing by itself.';

/** What may stand below the text: which attempt it is, if not the first, and for whom it is reserved. */
const BELOW = /(?:\n\nAttempt (?<attempt>[2-9]|[1-9]\d{1,3}))?(?:\n\n#proposer=0x[0-9a-fA-F]{40})?$/;

const begins = (description: string, expected: string): boolean =>
  description.startsWith(expected) && BELOW.exec(description.slice(expected.length))?.index === 0;

/** The text of a further attempt, after one that did not pass: a governor takes the same text with the same calls only once. */
export const furtherAttempt = (description: string, attempt: number): string =>
  attempt === 1 ? description : `${description}\n\nAttempt ${attempt}`;

const attemptOf = (description: string): number => Number(BELOW.exec(description)?.groups?.['attempt'] ?? 1);

/**
 * The smallest attempt that none of these texts is: one past the greatest could be out of bounds, as anybody who may propose chooses the number.
 */
export function nextAttempt(descriptions: readonly string[]): number {
  const taken = new Set(descriptions.map(attemptOf));
  let attempt = 1;
  while (taken.has(attempt)) attempt += 1;
  return attempt;
}

/**
 * Whether a proposal on chain carries the upgrade out, reserved for its proposer or not. Words that are not the upgrade's own make it another
 * proposal, so that nobody votes on a false account of it; without any, as all were once, it names the plan and is accepted.
 */
export const isUpgradeDescription = (description: string, text: UpgradeText): boolean =>
  [text, { ...text, words: '' }].some((each) => begins(description, upgradeDescription(each)));

/** Whether a proposal on chain asks for the upgrade. */
export const isUpgradeRequest = (description: string, text: UpgradeText): boolean => begins(description, upgradeRequest(text));

/** Which upgrade proposal a governor's proposal says that it carries out or asks about; undefined of any other. Anybody can write it. */
export const upgradeIdIn = (description: string): string | undefined =>
  /^Upgrade proposal ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/m.exec(description)?.[1];
