import { expect, test } from 'vitest';
import { NO_PERMIT, type PermitState, permitStateAt } from './permitState.ts';

const DEADLINE = 1_800_003_600;
const signed: PermitState = { phase: 'signed', permit: { deadline: BigInt(DEADLINE), v: 27, r: '0x01', s: '0x02' } };

test('a signed permission counts until a minute before its deadline, and then is to be given again', () => {
  expect(permitStateAt(signed, (DEADLINE - 3_600) * 1000)).toBe(signed);
  expect(permitStateAt(signed, (DEADLINE - 61) * 1000)).toBe(signed);
  expect(permitStateAt(signed, (DEADLINE - 60) * 1000)).toBe(NO_PERMIT);
  expect(permitStateAt(signed, (DEADLINE + 3_600) * 1000)).toBe(NO_PERMIT);
});

test('a permission that the token refused stays refused', () => {
  const refused: PermitState = { phase: 'refused', note: 'No.' };
  expect(permitStateAt(refused, DEADLINE * 2000)).toBe(refused);
});
