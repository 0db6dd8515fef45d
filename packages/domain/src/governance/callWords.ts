import { groupDigits } from '../display/index.ts';
import { exactBalanceText } from '../treasury/index.ts';
import { NATIVE } from '../units.ts';
import { asSentence, durationWords, shareWords } from './measures/index.ts';

/** A decoded call, as far as words are made of it. */
export interface SpokenCall {
  signature: string | null;
  args: readonly { value: unknown }[];
  /** Of the chain's currency, in its smallest unit. */
  value?: bigint;
  /** Whether the contract is known to be of the type whose names these are. */
  certainty: string;
}

export type NameOf = (account: string) => string;

/** Roles of a timelock, by their number. */
const ROLES: Readonly<Record<string, string>> = {
  '0x0000000000000000000000000000000000000000000000000000000000000000': 'give and take all roles',
  '0xb09aa5aeb3702cfd50b6b62bc4532604938f21248a27a1d5ca736082b6819cc1': 'queue what is decided',
  '0xd8aa0f3194971a2a116679f7c2090f6939c8d4e01a2a8d7e41d55e5351469e63': 'execute what is queued',
  '0xfd643c72710c63c0180259aba6b2d05451e3591a24e58b62239378085726f783': 'cancel what is queued',
};

interface Said {
  /** An argument as text. */
  text: (index: number) => string;
  /** An argument that is an account, by its name. */
  account: (index: number) => string;
  isNobody: (index: number) => boolean;
  duration: (index: number) => string;
  /** An amount of a token of this platform. */
  tokens: (index: number) => string;
}

const roleWords = (said: Said, isGiven: boolean): string => {
  const may = ROLES[said.text(0)];
  if (may === undefined) return `${said.account(1)} ${isGiven ? 'gets' : 'loses'} the role ${said.text(0)}.`;
  return `${said.account(1)} ${isGiven ? `may ${may}` : `may not ${may} any more`}.`;
};

/** By signature: what a call of a contract of this platform does. */
const WORDS: Readonly<Record<string, (said: Said) => string>> = {
  'setVotingDelay(uint48)': (said) => `Voting on later proposals starts after ${said.duration(0)}.`,
  'setVotingPeriod(uint32)': (said) => `Votes on later proposals are open for ${said.duration(0)}.`,
  'setProposalThreshold(uint256)': (said) => `A proposal needs ${said.tokens(0)} votes.`,
  'updateQuorumNumerator(uint256)': (said) => `A vote needs ${shareWords(Number(said.text(0)))} of all votes.`,
  'updateDelay(uint256)': (said) => `What passes waits ${said.duration(0)} in the timelock.`,
  'updatePreVoteVetoer(address)': (said) =>
    said.isNobody(0) ? 'Nobody may veto before voting any more.' : `${said.account(0)} may veto before voting.`,
  'updatePreExecutionVetoer(address)': (said) =>
    said.isNobody(0) ? 'Nobody may veto before execution any more.' : `${said.account(0)} may veto before execution.`,
  'updateTimelock(address)': (said) =>
    said.isNobody(0)
      ? 'The governor has no timelock any more.'
      : `The timelock becomes ${said.account(0)}, which holds and acts from then on.`,
  'updateMessageController(address)': (said) =>
    said.isNobody(0) ? 'No votes of other chains arrive any more.' : `Votes of other chains are believed that ${said.account(0)} brings.`,
  'grantRole(bytes32,address)': (said) => roleWords(said, true),
  'revokeRole(bytes32,address)': (said) => roleWords(said, false),
  'transferOwnership(address)': (said) => `Offers the contract to ${said.account(0)}, who becomes its owner by accepting.`,
  'acceptOwnership()': () => 'Accepts the contract, whose owner has offered it.',
  'renounceOwnership()': () => 'Gives the contract up: nobody owns it ever again.',
  'setLimits(address,uint256,uint256)': (said) =>
    `${said.account(0)} may create up to ${said.tokens(1)} tokens at once and a day, and destroy up to ${said.tokens(2)}.`,
  'mint(address,uint256)': (said) => `Creates ${said.tokens(1)} tokens for ${said.account(0)}.`,
  'burn(address,uint256)': (said) => `Destroys ${said.tokens(1)} tokens of ${said.account(0)}.`,
  'delegate(address)': (said) => `${said.account(0)} votes with the tokens of whoever calls this.`,
  'withdraw(address,uint256)': (said) => `Pays ${said.tokens(1)} out to ${said.account(0)}.`,
  'upgrade((address,address,bytes)[])': () => 'Other programs run at the addresses of these contracts.',
  'multiSend(bytes)': () => 'Makes these calls, all of them or none:',
  'schedule(address,uint256,bytes,bytes32,bytes32,uint256)': (said) => `The timelock makes this call when ${said.duration(5)} are over:`,
  'scheduleBatch(address[],uint256[],bytes[],bytes32,bytes32,uint256)': (said) =>
    `The timelock makes these calls when ${said.duration(5)} are over:`,
  'execute(address,uint256,bytes,bytes32,bytes32)': () => 'The timelock makes this call, whose time has come:',
  'executeBatch(address[],uint256[],bytes[],bytes32,bytes32)': () => 'The timelock makes these calls, whose time has come:',
  'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)': () => 'The Safe makes this call:',
  'propose(address[],uint256[],bytes[],string)': () => 'Proposes to the members of the governor:',
  'relay(address,uint256,bytes)': () => 'The governor itself makes this call:',
};

/** A message for another chain has a chain among its arguments. */
const MESSAGE = /^sendMessage\(/;

/** By how many bridges a message goes, and how many of them have to agree at least; of arguments that are not as expected nothing. */
function agreementWords(args: SpokenCall['args']): string {
  const [message, , legs] = args.map(({ value }) => value);
  const parts = Array.isArray(message) ? (message as { name?: unknown; value?: unknown }[]) : [];
  const threshold = parts.find(({ name }) => name === 'threshold')?.value;
  if (typeof threshold !== 'string' || !Array.isArray(legs) || legs.length === 0) return '';
  return ` over ${legs.length === 1 ? 'one bridge' : `${legs.length} bridges, ${threshold} of which have to agree at least`}`;
}

/** Every adapter of the platform reads who gets the rest of its fee from the first word of its options. */
const REFUND = /^0x0{24}([0-9a-f]{40})/i;

function refundOf(leg: unknown): string | undefined {
  const parts = Array.isArray(leg) ? (leg as { name?: unknown; value?: unknown }[]) : [];
  const options = parts.find(({ name }) => name === 'options')?.value;
  const address = typeof options === 'string' ? REFUND.exec(options)?.[1] : undefined;
  return address === undefined ? undefined : `0x${address}`;
}

/** Whom the bridges give what they do not need: whoever wrote the call has named somebody for each. */
function surplusWords(legs: unknown, nameOf: NameOf): string {
  const refunds = Array.isArray(legs) ? legs.map(refundOf) : [];
  if (refunds.length === 0 || refunds.includes(undefined))
    return ' What the bridges do not need of the money goes to somebody who is not known here.';
  const names = [...new Set(refunds.map((address) => address!.toLowerCase()))].map(nameOf);
  return ` What the bridges give back of the money goes to ${names.join(' and ')}; a bridge may keep all that it is given.`;
}

/** What a message does, and what becomes of the money that goes along. */
function messageWords({ args, value = 0n }: SpokenCall, chain: string, nameOf: NameOf): string {
  const rest = value > 0n ? surplusWords(args[2]?.value, nameOf) : '';
  return `Sends a message to ${chain}${agreementWords(args)}.${rest} There, all of these calls are made, or none:`;
}

/** What a call does, in a sentence; undefined where no words are known, or it is not certain that they fit. */
export function callWords(call: SpokenCall, nameOf: NameOf, nameOfChain: NameOf): string | undefined {
  const { signature, args, certainty } = call;
  if (signature === null || certainty !== 'known') return undefined;
  const text = (index: number): string => {
    const value = args[index]?.value;
    return typeof value === 'string' ? value : '';
  };
  if (MESSAGE.test(signature)) return messageWords(call, nameOfChain(text(1)), nameOf);
  const words = Object.hasOwn(WORDS, signature) ? WORDS[signature] : undefined;
  return (
    words &&
    asSentence(
      words({
        text,
        account: (index) => nameOf(text(index)),
        isNobody: (index) => text(index) === NATIVE,
        duration: (index) => durationWords(Number(text(index))),
        tokens: (index) => (/^\d{1,78}$/.test(text(index)) ? exactBalanceText(BigInt(text(index))) : groupDigits(text(index))),
      }),
    )
  );
}
