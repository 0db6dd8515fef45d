import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeFunctionData, erc20Abi, keccak256, parseAbi, stringToBytes } from 'viem';
import { patternsRun } from '../../test/patternsRun.ts';
import type { Address } from '../units.ts';
import {
  type ActionDraft,
  type CustomCallDraft,
  descriptionHash,
  emptyAction,
  emptyProposal,
  encodeCall,
  isResolution,
  joinDescription,
  MIN_TIMELOCK,
  MIN_VOTING_PERIOD,
  NO_ACTION,
  parseFunction,
  type ProposalForm,
  splitDescription,
  timelockSeconds,
  toProposalCall,
  validateProposal,
  votingPeriodSeconds,
} from './index.ts';

const A: Address = '0x1111111111111111111111111111111111111111';
const B: Address = '0x2222222222222222222222222222222222222222';
const PROPOSER: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

const proposal = (...actions: ActionDraft[]): ProposalForm => ({ title: 'Pay the builders', body: 'They built.', actions });
const native: ActionDraft = { tempId: '1', type: 'sendNative', recipient: A, amount: '1.5', decimals: 18 };
const tokens: ActionDraft = { tempId: '2', type: 'sendToken', token: B, recipient: A, amount: '2.5', decimals: 6 };
const custom = (change: Partial<CustomCallDraft> = {}): CustomCallDraft => ({
  tempId: '3',
  type: 'custom',
  target: B,
  value: '',
  decimals: 18,
  signature: 'setLimit(uint8 kind, uint256 limit)',
  args: ['1', '100'],
  calldata: '',
  ...change,
});

const encode = (signature: string, ...args: string[]) => {
  const abiFunction = parseFunction(signature);
  if (!abiFunction) throw new Error(signature);
  return encodeCall(abiFunction, args);
};
const decode = (signature: string, ...args: string[]) =>
  decodeFunctionData({
    abi: [parseFunction(signature) ?? { type: 'fallback', stateMutability: 'payable' }],
    data: encode(signature, ...args).calldata ?? '0x',
  }).args;

describe('the rules of a proposal', () => {
  test.each<[string, ProposalForm, Record<string, string>]>([
    ['accept payments and calls', proposal(native, tokens, custom()), {}],
    ['accept a resolution without actions', proposal(), {}],
    ['require a title and a reason', emptyProposal(), { title: 'Please enter a title', body: 'Please say what you propose and why' }],
    ['want the title on one line', { ...proposal(), title: 'a\nb' }, { title: 'The title has to fit on one line' }],
    ['limit the title', { ...proposal(), title: 'x'.repeat(121) }, { title: 'At most 120 characters' }],
    ['limit the text', { ...proposal(), body: 'x'.repeat(20_001) }, { body: 'At most 20000 characters' }],
    [
      'refuse a title that turns the writing round',
      { ...proposal(), title: 'Pay \u202Esrelliub' },
      { title: 'Please leave out characters that change the direction of writing' },
    ],
    [
      'refuse a text that hides something in any of its lines',
      { ...proposal(), body: 'They built.\n\nAnd\u200B more.' },
      { body: 'Please leave out characters that cannot be seen' },
    ],
    ['accept words of every language and marks on letters', { title: 'Zahlung für می‌خواهم', body: 'Ça va 👩‍🚀\n\t- שלום', actions: [] }, {}],
    ['limit the actions', proposal(...Array.from({ length: 51 }, () => native)), { actions: 'At most 50 actions' }],
    [
      'require recipient and amount',
      proposal(emptyAction('sendNative', '1')),
      { 'actions.0.recipient': 'Please enter an address', 'actions.0.amount': 'Please enter an amount' },
    ],
    ['require the token', proposal({ ...tokens, token: '' }), { 'actions.0.token': 'Please enter an address' }],
    [
      'refuse the zero address',
      proposal({ ...native, recipient: '0x' + '0'.repeat(40) }),
      { 'actions.0.recipient': 'The address is invalid' },
    ],
    [
      'refuse tokens sent to their own contract',
      proposal({ ...tokens, recipient: B.toLowerCase() }),
      { 'actions.0.recipient': 'Tokens sent to their own contract are lost' },
    ],
    ['refuse more decimals than the token has', proposal({ ...tokens, amount: '0.1234567' }), { 'actions.0.amount': 'At most 6 decimals' }],
    ['refuse an amount of zero', proposal({ ...native, amount: '0' }), { 'actions.0.amount': 'The amount must be greater than 0' }],
    [
      'refuse what is no function',
      proposal(custom({ signature: 'setLimit(' })),
      { 'actions.0.signature': 'Please enter a function, e.g. transfer(address to, uint256 amount)' },
    ],
    [
      'name each argument that is wrong',
      proposal(custom({ args: ['256', ''] })),
      { 'actions.0.args.0': 'The number does not fit into uint8', 'actions.0.args.1': 'Please enter a value' },
    ],
    ['accept raw bytes and a value', proposal(custom({ signature: '', args: [], calldata: '0x1234', value: '0.1' })), {}],
    ['accept a value of zero', proposal(custom({ value: '0' })), {}],
    [
      'refuse what are no bytes',
      proposal(custom({ signature: '', calldata: '0x123' })),
      { 'actions.0.calldata': 'Please enter bytes, e.g. 0x1234' },
    ],
    ['refuse a malformed value', proposal(custom({ value: '1e5' })), { 'actions.0.value': 'The amount is invalid' }],
  ])('%s', (_title, form, errors) => {
    expect(validateProposal(form)).toEqual(errors);
  });
});

describe('what the governor is asked to execute', () => {
  test('is one call for each action, amounts in the smallest unit', () => {
    const call = toProposalCall(proposal(native, tokens, custom({ value: '0.5' })), PROPOSER);
    expect(call.targets).toEqual([A, B, B]);
    expect(call.values).toEqual([15n * 10n ** 17n, 0n, 5n * 10n ** 17n]);
    expect(call.calldatas[0]).toBe('0x');
    expect(decodeFunctionData({ abi: erc20Abi, data: call.calldatas[1] ?? '0x' })).toEqual({
      functionName: 'transfer',
      args: [A, 2_500_000n],
    });
    expect(decodeFunctionData({ abi: parseAbi(['function setLimit(uint8, uint256)']), data: call.calldatas[2] ?? '0x' }).args).toEqual([
      1,
      100n,
    ]);
  });

  test('is one call to nobody where there are no actions, and such a proposal is known as a resolution', () => {
    const call = toProposalCall(proposal(), PROPOSER);
    expect(call).toMatchObject({ targets: ['0x0000000000000000000000000000000000000000'], values: [0n], calldatas: ['0x'] });
    expect(isResolution([NO_ACTION])).toBe(true);
    expect(isResolution([NO_ACTION, { ...NO_ACTION, value: 1n }])).toBe(false);
  });

  test('is raw bytes where no function is given', () => {
    expect(toProposalCall(proposal(custom({ signature: '', args: [], calldata: ' 0xabcd ' })), PROPOSER).calldatas).toEqual(['0xabcd']);
    expect(toProposalCall(proposal(custom({ signature: '', args: [] })), PROPOSER).calldatas).toEqual(['0x']);
  });

  test('is refused for a form with errors', () => {
    expect(() => toProposalCall(emptyProposal(), PROPOSER)).toThrow(TypeError);
  });
});

describe('arguments of a call', () => {
  test('of every kind are read', () => {
    expect(
      decode('f(address, bool, string, bytes, bytes4, int8, uint256)', A, 'true', ' kept ', '0x', '0x12345678', '-128', '0xff'),
    ).toEqual([A, true, 'kept', '0x', '0x12345678', -128, 255n]);
    expect(decode('f(uint256[], address[2])', '["1", 2]', `["${A}", "${B}"]`)).toEqual([
      [1n, 2n],
      [A, B],
    ]);
    expect(decode('f((address to, uint256 amount)[] list)', `[["${A}", "1"]]`)).toEqual([[{ to: A, amount: 1n }]]);
    expect(decode('f((address, uint256) pair)', `["${A}", "1"]`)).toEqual([[A, 1n]]);
  });

  test.each<[string, string, string]>([
    ['f(address)', '0x12', 'The address is invalid'],
    ['f(bool)', 'yes', 'Please write true or false'],
    ['f(uint8)', '-1', 'The number does not fit into uint8'],
    ['f(int8)', '128', 'The number does not fit into int8'],
    ['f(uint256)', '1.5', 'Please enter a whole number'],
    ['f(bytes4)', '0x12', 'Please write exactly 4 bytes'],
    ['f(bytes)', '0x1', 'Please enter bytes, e.g. 0x1234'],
    ['f(uint256[])', '1, 2', 'Please write a JSON list, e.g. ["0x…", "1"]'],
    ['f(uint256[])', '{}', 'Please write a JSON list'],
    ['f(uint256[2])', '["1"]', 'Please write exactly 2 entries'],
    ['f(uint256[])', '[9007199254740993]', 'Please write large numbers in quotes'],
    ['f((address a, uint256 b) x)', '["0x12"]', 'Please write a JSON list of 2 fields'],
    ['f(uint256[])', '[null]', 'Please enter a value'],
  ])('%s refuses %s', (signature, text, problem) => {
    expect(encode(signature, text)).toEqual({ problems: { 0: problem } });
  });

  test('whatever is typed, a signature and its arguments end in calldata or a problem, never in an exception', () => {
    const types = fc.constantFrom(
      'address',
      'bool',
      'string',
      'bytes',
      'bytes32',
      'uint8',
      'int256',
      'uint256[]',
      'address[2]',
      '(uint8 a, bytes b)',
      '(bool, string)[]',
    );
    const typed = fc.oneof(fc.string(), fc.json({ maxDepth: 3 }), fc.integer().map(String), fc.constant(A));
    fc.assert(
      fc.property(types, typed, (type, text) => {
        const { calldata, problems } = encode(`f(${type})`, text);
        expect(calldata === undefined).toBe(problems !== undefined);
      }),
      { numRuns: 500 },
    );
    fc.assert(fc.property(fc.string(), (text) => void parseFunction(text)));
  });
});

describe('the description', () => {
  test('carries the title as heading and ends with the proposer, so that nobody else can make this proposal', () => {
    expect(joinDescription({ title: ' Pay ', body: ' Them. ' }, PROPOSER)).toBe(`# Pay\n\nThem.\n\n#proposer=${PROPOSER}`);
  });

  test('is split into what it was joined from', () => {
    const title = fc
      .string({ minLength: 1, maxLength: 100 })
      .map((text) => text.replace(/[\r\n#]/g, '').trim())
      .filter((text) => text !== '');
    const body = fc.string({ maxLength: 200 }).map((text) => text.trim());
    fc.assert(
      fc.property(title, body, (t, b) => {
        expect(splitDescription(joinDescription({ title: t, body: b }, PROPOSER))).toEqual({ title: t, body: b, proposer: PROPOSER });
      }),
    );
  });

  test.each<[string, string, string]>([
    ['## Heading ##\nBody', 'Heading', 'Body'],
    ['Just one line', 'Just one line', ''],
    ['First line\nsecond', 'First line', 'second'],
    ['\n\n# After blank lines\r\n\r\nBody', 'After blank lines', 'Body'],
    ['', 'Untitled proposal', ''],
    ['#', '#', ''],
    ['# ##', 'Untitled proposal', ''],
    ['# A # B # ##', 'A # B #', ''],
    ['####### Seven', '####### Seven', ''],
    [`# Far${' '.repeat(500)}off`, `Far${' '.repeat(116)}`.trimEnd() + '…', `# Far${' '.repeat(500)}off`],
    [`${'long '.repeat(40)}\nrest`, `${'long '.repeat(24).slice(0, 119).trimEnd()}…`, `${'long '.repeat(40)}\nrest`],
  ])('of others is split as well: %j', (description, title, body) => {
    expect(splitDescription(description)).toMatchObject({ title, body: body.trim(), proposer: undefined });
  });

  test('is shown with a mark where it hides something or turns the writing round', () => {
    expect(splitDescription('# Pay\u202E 001\n\nTo the\u200B treasury')).toMatchObject({
      title: 'Pay\uFFFD 001',
      body: 'To the\uFFFD treasury',
    });
  });

  test('is read in one pass, however long its first line is', () => {
    const long = patternsRun(() => splitDescription(`# ${'# '.repeat(1000)}x`)).filter(({ text }) => text.length > 100);
    const repeats = (source: string) => source.replaceAll(/\\.|\[[^\]]*\]/g, '').match(/[*+]/g)?.length ?? 0;
    expect(long.filter(({ source }) => repeats(source) > 1)).toEqual([]);
  });

  test('names a proposer only at its very end', () => {
    expect(splitDescription(`# A #proposer=${PROPOSER}\nmore`).proposer).toBeUndefined();
    expect(splitDescription(`# A#proposer=${PROPOSER}`)).toEqual({ title: 'A', body: '', proposer: PROPOSER });
  });

  test('is hashed as its UTF-8 bytes', () => {
    expect(descriptionHash('Þing ✓')).toBe(keccak256(stringToBytes('Þing ✓')));
    expect(descriptionHash('')).toBe('0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470');
  });
});

describe('"min"', () => {
  test('is 300 seconds of voting and 600 of a timelock; other values are days', () => {
    expect([MIN_VOTING_PERIOD, MIN_TIMELOCK]).toEqual([300, 600]);
    expect([votingPeriodSeconds('min'), votingPeriodSeconds(7)]).toEqual([300, 604_800]);
    expect([timelockSeconds('min'), timelockSeconds(0), timelockSeconds(0.5)]).toEqual([600, 0, 43_200]);
  });
});
