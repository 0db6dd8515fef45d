import { describe, expect, test } from 'vitest';
import { nameAddressIn } from './nameAddress.ts';

const GOVERNOR = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const ME = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

describe('names of contracts', () => {
  test('an address is named by the contract that stands there on that chain, else by whether it is you', () => {
    const contracts = [
      {
        id: '1',
        chainId: 31337,
        stepId: 'governor|Main',
        kind: 'governor',
        name: 'Main',
        address: GOVERNOR,
        state: 'verified',
        reason: null,
        transactionHash: null,
      },
    ] as const;
    expect(nameAddressIn([...contracts], 31337, ME)(GOVERNOR.toLowerCase())).toBe('Governor Main');
    expect(nameAddressIn([...contracts], 31338, ME)(GOVERNOR)).toBeUndefined();
    expect(nameAddressIn([...contracts], 31337, ME)(ME)).toBe('You');
  });
});
