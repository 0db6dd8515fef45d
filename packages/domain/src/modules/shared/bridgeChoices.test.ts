import { expect, test } from 'vitest';
import { bridgeChoices } from './bridgeChoices.ts';

const [ETHEREUM, OPTIMISM, POLYGON, BLAST] = [1, 10, 137, 81457];
const NAMES = new Map([
  [ETHEREUM, 'Ethereum'],
  [OPTIMISM, 'OP'],
  [POLYGON, 'Polygon'],
  [BLAST, 'Blast'],
]);
const told = (pairs: readonly (readonly [number, number])[]) => {
  const choices = bridgeChoices(pairs, (id) => NAMES.get(id)!);
  return (bridge: string) => choices.find((choice) => choice.bridge === bridge)!;
};

test('a bridge that connects only some of the chains can be chosen and says which it leaves out', () => {
  const of = told([
    [ETHEREUM, OPTIMISM],
    [OPTIMISM, BLAST],
    [ETHEREUM, BLAST],
  ]);
  expect(of('layerzero')).toEqual({
    bridge: 'layerzero',
    reason: undefined,
    note: 'Does not connect OP and Blast; Ethereum and Blast.',
  });
});

test('one that connects none of them says why, and one that connects all says nothing', () => {
  const of = told([[OPTIMISM, BLAST]]);
  expect(of('ccip')).toEqual({
    bridge: 'ccip',
    reason: 'Bridge is not supported. CCIP does not connect these two chains.',
    note: undefined,
  });
  expect(told([[31337, 31338]])('axelar')).toEqual({ bridge: 'axelar', reason: undefined, note: undefined });
  expect(told([[31337, 31338]])('connext').reason).toContain('switched off');
});
