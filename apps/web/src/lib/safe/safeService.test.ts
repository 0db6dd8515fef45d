import { expect, test } from 'vitest';
import { safeServiceUrl } from './safeService.ts';

test.each([
  ['http://127.0.0.1:4000/safe/31337/api', '/safe/31337/api'],
  ['https://safe-transaction-mainnet.example/api', 'https://safe-transaction-mainnet.example/api'],
  [undefined, '/safe/31337/api'],
])('our own service is asked by the name that the reader came by, another one by its own: %s', (url, asked) => {
  const safeServices = url === undefined ? [] : [{ chainId: 31337, url }];
  expect(safeServiceUrl({ safeServices }, 31337)).toBe(asked);
});
