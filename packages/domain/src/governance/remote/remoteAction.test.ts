import { decodeFunctionData, parseAbi, parseEther } from 'viem';
import { expect, test } from 'vitest';
import { ANN, BEN, CONTROLLER, EXECUTOR, sampleFacts, sampleRemote, sampleWay, THERE, TOKEN } from '../../testing/index.ts';
import {
  chosenBridges,
  emptyMeasure,
  emptyProposal,
  emptyRemote,
  factsThere,
  type MeasureFacts,
  READING,
  remoteConsequences,
  remoteContent,
  type RemoteDraft,
  remoteKey,
  remoteOutcome,
  type RemoteQuote,
  remoteValue,
  toCalls,
  validateProposal,
} from '../index.ts';

const abi = parseAbi([
  'function sendMessage((address[] targets, bytes[] calldatas, uint8 threshold, uint32 gasLimit) message, uint256 destinationChain, (address adapter, uint256 fee, bytes options)[] legs) payable returns (bytes32)',
]);

const pay = { tempId: 'c', type: 'sendToken', token: TOKEN, decimals: 18, recipient: BEN, amount: '5' } as const;
const draft = (change: Partial<RemoteDraft> = {}): RemoteDraft => ({ ...emptyRemote('r', 31338), calls: [pay], ...change });

const QUOTE: RemoteQuote = {
  outcome: 'succeeds',
  gas: 100_000n,
  failedCall: null,
  reason: null,
  fees: (['hyperlane', 'layerzero', 'axelar'] as const).map((bridge, index) => ({
    bridge,
    fee: parseEther(`0.0${index + 1}`),
    gasLimit: 300_000n,
    refusal: null,
  })),
};

const unquoted = sampleFacts();

/** What is known once bridges have told their fees for a draft. */
function quoted(action: RemoteDraft, quote: RemoteQuote | { problem: string } = QUOTE): MeasureFacts {
  const content = remoteContent(action, unquoted)!;
  return sampleFacts({ remote: sampleRemote({ quotes: new Map([[remoteKey(content), quote]]) }) });
}

const problems = (action: RemoteDraft, facts: MeasureFacts | undefined) => {
  const errors = validateProposal({ ...emptyProposal(), title: 'T', body: 'B', actions: [action] }, facts);
  return Object.fromEntries(Object.entries(errors).map(([field, message]) => [field.replace('actions.0.', ''), message]));
};

test('a chain, calls and as many bridges as have to agree are asked for, and fees have to be known', () => {
  expect(problems(draft(), undefined)).toEqual({ chainId: READING });
  expect(problems(draft({ chainId: 0 }), unquoted)).toEqual({ chainId: 'Please choose a chain' });
  expect(problems(draft({ calls: [] }), unquoted)).toEqual({ calls: 'Please add a call' });
  expect(problems(draft({ bridges: ['axelar'] }), quoted(draft()))).toEqual({
    bridges: 'Please choose 2 bridges at least, as so many have to agree',
  });
  expect(problems(draft(), unquoted)).toEqual({ bridges: READING });
  expect(problems(draft(), quoted(draft(), { problem: 'Nobody answers.' }))).toEqual({ bridges: 'Nobody answers.' });
  expect(problems(draft(), quoted(draft()))).toEqual({});
});

test('who may send no messages is told why, and who has too few bridges how many it takes', () => {
  expect(problems(draft(), sampleFacts({ remote: { problem: 'No messages.' } }))).toEqual({ chainId: 'No messages.' });
  const way = sampleWay({ bridges: sampleWay().bridges.slice(0, 1) });
  const facts = sampleFacts({ remote: sampleRemote({ chains: [{ chainId: 31338, name: 'Beta', coin: unquoted.coin, way }] }) });
  expect(problems(draft(), facts)).toEqual({ bridges: 'Only one bridge can carry it, and 2 have to agree there' });
});

test('a call on another chain carries no money, and a bridge without a fee is named', () => {
  const call = {
    tempId: 'x',
    type: 'custom',
    target: BEN,
    value: '1',
    decimals: 18,
    signature: '',
    args: [] as string[],
    calldata: '0x01',
  } as const;
  expect(problems(draft({ calls: [call] }), unquoted)).toEqual({
    'calls.0.value': 'A message carries no money: calls on another chain are made without',
  });
  const silent = {
    ...QUOTE,
    fees: QUOTE.fees.map((fee) => (fee.bridge === 'layerzero' ? { ...fee, fee: null, refusal: 'It sleeps.' } : fee)),
  };
  expect(problems(draft(), quoted(draft(), silent))).toEqual({ bridges: 'LayerZero tells no fee: It sleeps.' });
  expect(problems(draft({ bridges: ['hyperlane', 'axelar'] }), quoted(draft(), silent))).toEqual({});
});

test('it becomes one call of the message controller, with twice the fees of the fastest bridges', () => {
  const facts = quoted(draft());
  const [call, ...others] = toCalls([draft()], facts);
  expect(others).toEqual([]);
  expect([call!.target, call!.value]).toEqual([CONTROLLER, parseEther('0.12')]);
  const [message, chain, legs] = decodeFunctionData({ abi, data: call!.calldata }).args;
  expect(message).toEqual({ ...remoteTargets(), threshold: 2, gasLimit: 140_000 });
  expect(chain).toBe(31338n);
  expect(legs.map(({ fee }) => fee)).toEqual([parseEther('0.02'), parseEther('0.04'), parseEther('0.06')]);
  expect(remoteValue(draft({ bridges: ['hyperlane', 'layerzero'] }), facts)).toBe(parseEther('0.06'));
});

const remoteTargets = () => {
  const { targets, calldatas } = remoteContent(draft(), unquoted)!;
  return { targets, calldatas };
};

test('more may have to agree than the other chain asks, never fewer', () => {
  const way = sampleWay();
  expect(chosenBridges(draft({ threshold: 1 }), way)).toHaveLength(3);
  expect(chosenBridges(draft(), sampleWay({ required: 1 }))).toEqual(['hyperlane', 'layerzero']);
  const facts = quoted(draft());
  for (const [threshold, asked] of [
    [1, 2],
    [3, 3],
  ] as const) {
    const [call] = toCalls([draft({ threshold })], facts);
    expect(decodeFunctionData({ abi, data: call!.calldata }).args[0].threshold).toBe(asked);
  }
});

test('gas that could not be measured is promised as the specification has it', () => {
  const [call] = toCalls([draft()], quoted(draft(), { ...QUOTE, gas: null, outcome: 'unknown' }));
  expect(decodeFunctionData({ abi, data: call!.calldata }).args[0].gasLimit).toBe(2_000_000);
});

test('a measure on another chain is taken by whoever acts there, and only about what belongs to them', () => {
  const chain = { chainId: 31338, name: 'Beta', coin: unquoted.coin };
  const there = factsThere(unquoted, chain, sampleWay());
  const mint = { ...emptyMeasure('mintTokens', 'm', there), values: { to: BEN, amount: '7' } };
  expect(problems(draft({ calls: [mint] }), unquoted)).toEqual({ bridges: READING });
  expect(remoteContent(draft({ calls: [mint] }), unquoted)!.targets).toEqual([TOKEN, TOKEN, TOKEN, TOKEN]);
  const foreign = sampleWay({ token: { ...sampleWay().token!, owner: EXECUTOR } });
  const facts = sampleFacts({ remote: sampleRemote({ chains: [{ ...chain, way: foreign }] }) });
  expect(problems(draft({ calls: [mint] }), facts)['calls.0.kind']).toMatch(/^Only the owner of the token can do this/);
  const quorum = { tempId: 'q', type: 'measure', kind: 'quorum', values: { share: '10' } } as const;
  expect(problems(draft({ calls: [quorum] }), unquoted)).toEqual({ 'calls.0.kind': 'A message cannot do this on another chain' });
});

test('what it means is said: who acts where, who must agree, who can cancel until when, and what becomes of the money', () => {
  expect(remoteConsequences(draft(), quoted(draft()))).toEqual([
    `All calls are made on Beta, or none: by ${THERE}, which acts there for ${EXECUTOR} and can do what it was given there.`,
    '2 of Hyperlane, LayerZero and Axelar have to agree on it. One of them may fail.',
    'It then waits 1 hour on Beta, in which Ann can cancel it; after that anybody can execute it.',
    `0.12 ETH of the treasury go along for the bridges, 2 times what they ask today, as their fees may rise until it is executed. What they give back goes to ${EXECUTOR}; Axelar may keep all that it is given.`,
    'A bridge that is given too little by then is left out. If too few are left, a resender of the organisation can give it to others.',
  ]);
  expect(remoteConsequences(draft(), unquoted)).toHaveLength(3);
  expect([ANN, THERE].map(sampleWay().nameOf)).toEqual(['Ann', 'the executor there']);
});

test('what the calls would do there is said before anybody votes', () => {
  expect(remoteOutcome(draft(), unquoted)).toBeUndefined();
  expect(remoteOutcome(draft(), quoted(draft()))).toEqual({ isFailing: false, text: 'Tried on Beta as it is now: the calls would pass.' });
  const failing = { ...QUOTE, outcome: 'fails', gas: null, failedCall: 0, reason: 'It has no tokens.' } as const;
  expect(remoteOutcome(draft(), quoted(draft(), failing))).toEqual({
    isFailing: true,
    text: 'Tried on Beta as it is now: call 1 would fail. It has no tokens.',
  });
});
