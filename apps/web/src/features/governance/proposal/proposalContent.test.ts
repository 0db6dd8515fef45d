import { expect, test } from 'vitest';
import { callsOf } from './proposalContent.ts';

test('targets, which the server tells in lower case, are shown as people compare them', () => {
  const actions = [{ target: '0x5fbdb2315678afecb367f032d93f642f64180aa3', value: '3', calldata: '0x' }];
  expect(callsOf({ actions })).toEqual([{ to: '0x5FbDB2315678afecb367f032d93F642f64180aa3', value: 3n, data: '0x' }]);
});
