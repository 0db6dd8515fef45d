import type { DecodedCall } from '@althing/bindings';
import { splitDescription } from '@althing/domain/governance';
import { shortenHex } from '../../../lib/format/shortenHex.ts';
import type { NameAddress } from '../../transactions/index.ts';

/** What a call is told with. */
interface Telling {
  /** Name of the contract that is called. */
  where: string;
  argument: (index: number) => string;
  named: (address: string) => string;
  /** What the calls contained in this one do. */
  inner: string;
}

const CHOICES: Record<string, string> = { 0: 'Against', 1: 'For', 2: 'Abstain' };
const vote = ({ where, argument }: Telling): string => `Vote ${CHOICES[argument(1)] ?? 'with a split'} on a proposal of ${where}`;
const after =
  (verb: string) =>
  ({ where, inner }: Telling): string =>
    `${verb} ${where}: ${inner}`;
const about =
  (verb: string) =>
  ({ where, inner }: Telling): string =>
    `${verb} a proposal of ${where}: ${inner}`;

/** By signature: calls whose function's name says less than a sentence. */
const SENTENCES: Record<string, (telling: Telling) => string> = {
  'delegate(address)': ({ where, argument, named }) => `Delegate the votes of ${where} to ${named(argument(0))}`,
  'castVote(uint256,uint8)': vote,
  'castVoteWithReason(uint256,uint8,string)': vote,
  'castVoteWithReasonAndParams(uint256,uint8,string,bytes)': vote,
  'propose(address[],uint256[],bytes[],string)': ({ where, argument }) => `Propose “${splitDescription(argument(3)).title}” to ${where}`,
  'queue(address[],uint256[],bytes[],bytes32)': about('Queue'),
  'execute(address[],uint256[],bytes[],bytes32)': about('Carry out'),
  'cancel(address[],uint256[],bytes[],bytes32)': about('Withdraw'),
  'veto(address[],uint256[],bytes[],bytes32)': about('Veto'),
  'relay(address,uint256,bytes)': after('Through'),
  'schedule(address,uint256,bytes,bytes32,bytes32,uint256)': after('Queue in'),
  'scheduleBatch(address[],uint256[],bytes[],bytes32,bytes32,uint256)': after('Queue in'),
  'execute(address,uint256,bytes,bytes32,bytes32)': after('Carry out in'),
  'executeBatch(address[],uint256[],bytes[],bytes32,bytes32)': after('Carry out in'),
  'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)': after('Execute in'),
  'approveHash(bytes32)': ({ where, argument }) => `Approve the transaction ${shortenHex(argument(0))} of ${where}`,
};

/**
 * A call in words, with those that it contains; undefined where its function's name has to do. Only of contracts that are known: of any other, the
 * function is a guess.
 *
 * @param titleOf - tells a contained call.
 */
export function callSentence(call: DecodedCall, nameAddress: NameAddress, titleOf: (inner: DecodedCall) => string): string | undefined {
  const { signature, certainty, calls, to, contract } = call;
  if (certainty !== 'known' || signature === null || call.isDelegated || !Object.hasOwn(SENTENCES, signature)) return undefined;
  const [only] = calls;
  const argument = (index: number): string => {
    const value = call.args[index]?.value;
    return typeof value === 'string' ? value : '';
  };
  return SENTENCES[signature]!({
    where: nameAddress(to) ?? contract ?? shortenHex(to),
    argument,
    named: (address) => nameAddress(address) ?? shortenHex(address),
    inner: calls.length === 1 && only ? titleOf(only) : calls.length === 0 ? 'nothing that could be read' : `${calls.length} calls`,
  });
}
