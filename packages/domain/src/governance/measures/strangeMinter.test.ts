import { expect, test } from 'vitest';
import { ANN, BEN, GOVERNOR } from '../../testing/index.ts';
import { strangeMinterProblem } from './strangeMinter.ts';

const nameOf = (chainId: number) => ({ 1: 'Home', 2: 'Beta' })[chainId] ?? String(chainId);

test('votes of several chains count together where only portals may create tokens', () => {
  const chains = [
    { chainId: 1, minters: [ANN], portals: [ANN.toLowerCase() as typeof ANN] },
    { chainId: 2, minters: [], portals: [] },
  ];
  expect(strangeMinterProblem(chains, nameOf)).toBeUndefined();
});

test('whoever else may create tokens on any of the chains is named, with what has to be done', () => {
  const chains = [
    { chainId: 1, minters: [ANN], portals: [ANN] },
    { chainId: 2, minters: [ANN, BEN], portals: [ANN, GOVERNOR] },
  ];
  expect(strangeMinterProblem(chains, nameOf)).toBe(
    `${BEN} may create tokens on Beta and is no portal of this organisation: tokens that it brings could vote on two chains. Take its limits away first.`,
  );
});
