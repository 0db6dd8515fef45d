import { z } from 'zod';
import { reasonProblem, SIGNED_VOTE_MARK, type SignedAwayVote, type SignedVote } from '../governance/index.ts';
import { type Address, type Hex, parseAddress } from '../units.ts';

/** Characters of the text of a signed vote that are read: room for a reason and for the signature of a contract account. */
export const MAX_SIGNED_VOTE_LENGTH = 50_000;

const account = z.string().transform((text, context): Address => {
  const address = parseAddress(text);
  if (address) return address;
  context.addIssue({ code: 'custom', message: 'The address is invalid' });
  return z.NEVER;
});
const integer = z
  .string()
  .regex(/^\d{1,78}$/)
  .transform(BigInt);
const part = integer.refine((value) => value < 1n << 128n);

const signature = z
  .string()
  .regex(/^0x([0-9a-fA-F]{2}){1,16384}$/)
  .transform((text) => text as Hex);

const signedVoteText = z.strictObject({
  type: z.literal('vote'),
  chainId: z.number().int().positive(),
  governor: account,
  proposalId: integer,
  voter: account,
  choice: z.union([z.enum(['against', 'for', 'abstain']), z.strictObject({ against: part, for: part, abstain: part })]),
  reason: z.string().refine((reason) => reasonProblem(reason) === undefined),
  nonce: integer,
  signature,
});

const signedAwayVoteText = z.strictObject({
  type: z.literal('vote-away'),
  chainId: z.number().int().positive(),
  spoke: account,
  proposalId: integer,
  timepoint: z.number().int().positive(),
  voter: account,
  choice: z.enum(['against', 'for', 'abstain']),
  nonce: integer,
  signature,
});
const anyText = z.discriminatedUnion('type', [signedVoteText, signedAwayVoteText]);

const NOT_A_VOTE = 'This is not a signed vote. Paste the whole text or choose the file that the voter gave you.';

/** Reads what `writeSignedVote` wrote, or a link that ends with it. */
export function readSignedVote(
  text: string,
): { vote: SignedVote | SignedAwayVote; problem?: undefined } | { vote?: undefined; problem: string } {
  if (text.length > MAX_SIGNED_VOTE_LENGTH) return { problem: NOT_A_VOTE };
  const { data } = anyText.safeParse(parsed(text.trim()));
  if (!data) return { problem: NOT_A_VOTE };
  const { type: _, ...vote } = data;
  return { vote };
}

function parsed(text: string): unknown {
  const mark = text.indexOf(SIGNED_VOTE_MARK);
  try {
    return JSON.parse(mark < 0 ? text : decodeURIComponent(text.slice(mark + SIGNED_VOTE_MARK.length)));
  } catch {
    // No JSON, or a link that was cut off.
    return undefined;
  }
}
