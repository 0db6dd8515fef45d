import type { Address } from '@althing/domain/units';
import { expect, test } from 'vitest';
import { type DelegateDraft, delegateProblems } from './delegateDraft.ts';

const ANN: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const BEN: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const EVE: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';
const good: DelegateDraft = { address: ` ${EVE} `, label: 'Clerk', scope: 'here' };
const problems = (change: Partial<DelegateDraft>) => delegateProblems({ ...good, ...change }, ANN, [ANN, BEN]);

test('an address and a name are all that is needed', () => expect(problems({})).toEqual({}));

test('another owner may be a delegate for every Safe, of which they may not own all', () =>
  expect(problems({ address: BEN, scope: 'everywhere' })).toEqual({}));

test.each<[Partial<DelegateDraft>, object]>([
  [
    { address: ' ', label: ' ' },
    { address: 'Enter the address of the delegate.', label: 'Say who it is.' },
  ],
  [{ address: '0x12' }, { address: 'The address is invalid.' }],
  [{ address: ANN.toLowerCase() }, { address: 'This is your own account, which may propose already.' }],
  [{ address: BEN }, { address: 'This account owns the Safe, so it may propose already.' }],
  [{ label: 'x'.repeat(51) }, { label: 'At most 50 characters; these are 51.' }],
])('%j: %j', (change, expected) => expect(problems(change)).toEqual(expected));
