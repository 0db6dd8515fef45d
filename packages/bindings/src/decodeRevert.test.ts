import { encodeAbiParameters, encodeErrorResult, type Hex, toFunctionSelector } from 'viem';
import { describe, expect, it } from 'vitest';
import { errorsAbi } from './contracts.ts';
import { decodeRevert, revertDataOf } from './decodeRevert.ts';
import { sentenceOf } from './revertSentences.ts';
import { nttErrorsAbi } from './routes/abis.ts';

const reason = (text: string): Hex => `${toFunctionSelector('Error(string)')}${encodeAbiParameters([{ type: 'string' }], [text]).slice(2)}`;
const panic = (code: bigint): Hex =>
  `${toFunctionSelector('Panic(uint256)')}${encodeAbiParameters([{ type: 'uint256' }], [code]).slice(2)}`;
const ALICE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

describe('revert data', () => {
  it('of the governor is told with what it carries', () => {
    const data = encodeErrorResult({ abi: errorsAbi, errorName: 'GovernorUnexpectedProposalState', args: [7n, 3, `0x${'00'.repeat(32)}`] });
    expect(decodeRevert(data)).toMatchObject({
      name: 'GovernorUnexpectedProposalState',
      args: [7n, 3, `0x${'00'.repeat(32)}`],
      sentence: 'The proposal is defeated, so this is not possible now.',
      data,
    });
  });

  it('of a token, an access check and our factories has a sentence', () => {
    const names: [Hex, string][] = [
      [
        encodeErrorResult({ abi: errorsAbi, errorName: 'ERC20InsufficientBalance', args: [ALICE, 1n, 2n] }),
        'The balance is too low for this amount.',
      ],
      [encodeErrorResult({ abi: errorsAbi, errorName: 'OwnableUnauthorizedAccount', args: [ALICE] }), 'Only the owner can do this.'],
      [
        encodeErrorResult({ abi: nttErrorsAbi, errorName: 'TransferAmountHasDust', args: [1n, 1n] }),
        'The bridge carries fewer decimals than this amount has. Leave the last ones out.',
      ],
      [
        encodeErrorResult({ abi: errorsAbi, errorName: 'Factory_SaltAlreadyUsed' }),
        'A contract stands at this address already. Reload to see what is left to do.',
      ],
    ];
    for (const [data, sentence] of names) expect(decodeRevert(data).sentence).toBe(sentence);
  });

  it('with a reason in words says the reason, with a code of Safe what the code means', () => {
    expect(decodeRevert(reason('no more tea'))).toMatchObject({ name: 'Error', sentence: 'no more tea' });
    expect(decodeRevert(reason('GS026')).sentence).toBe('A signature does not belong to an owner, or the signatures are out of order.');
    expect(decodeRevert(reason('constructor')).sentence).toBe('constructor');
  });

  it('of a panic says what went wrong', () => {
    expect(decodeRevert(panic(0x11n))).toMatchObject({
      name: 'Panic',
      args: [0x11n],
      sentence: 'A calculation of the contract went out of range.',
    });
    expect(decodeRevert(panic(0x99n)).sentence).toBe('The contract refused without a reason.');
  });

  it('that is empty, unknown or cut short does not throw', () => {
    const cut = encodeErrorResult({ abi: errorsAbi, errorName: 'ERC20InsufficientBalance', args: [ALICE, 1n, 2n] }).slice(0, 40) as Hex;
    for (const data of ['0x', '0x12', '0xdeadbeef', cut] as const) {
      expect(decodeRevert(data)).toEqual({ name: 'Unknown', args: [], sentence: 'The contract refused without a reason.', data });
    }
  });

  it('has a sentence for every error that the platform can raise', () => {
    expect([...errorsAbi, ...nttErrorsAbi].map(({ name }) => name).filter((name) => sentenceOf(name, []) === undefined)).toEqual([]);
  });
});

describe('an error of another kind', () => {
  it('carries no revert data', () => {
    for (const error of [new Error('offline'), 'text', null, undefined, { data: '0x12' }]) expect(revertDataOf(error)).toBeUndefined();
  });
});
