import { governorAbi, tokenAbi } from '@althing/bindings';
import type { Hex } from '@althing/domain/units';
import { concat, encodeAbiParameters, encodeEventTopics, numberToHex, parseAbi, parseAbiParameters } from 'viem';
import { describe, expect, test } from 'vitest';
import { createDecoders, MAX_DATA_BYTES } from './decode.ts';

const from = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266';
const to = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
const where = { address: from, blockNumber: 1, blockHash: '0x01', transactionHash: '0x02', logIndex: 0 } as const;
const log = (topics: readonly unknown[], data: Hex) => ({ ...where, topics: topics as Hex[], data });

describe('decoding logs', () => {
  const token = createDecoders(tokenAbi);
  const topics = encodeEventTopics({ abi: tokenAbi, eventName: 'Transfer', args: { from, to } });
  const transfer = token.get(topics[0])!;

  test('refuses a log with too few topics, as an ERC-721 transfer has too many', () => {
    expect(transfer.decode(log(topics.slice(0, 2), encodeAbiParameters(parseAbiParameters('uint256'), [1n])))).toBeUndefined();
    expect(transfer.decode(log([...topics, `0x${'00'.repeat(32)}`], '0x'))).toBeUndefined();
  });

  test('refuses data that is cut short', () => {
    expect(transfer.decode(log(topics, '0x00'))).toBeUndefined();
  });

  test('refuses dynamic data that points outside itself', () => {
    const governor = createDecoders(governorAbi);
    const [topic] = encodeEventTopics({ abi: governorAbi, eventName: 'ProposalCreated' });
    expect(governor.get(topic)!.decode(log([topic], `0x${'ff'.repeat(320)}`))).toBeUndefined();
  });

  test('reads addresses in lower case and amounts as bigints', () => {
    const data = encodeAbiParameters(parseAbiParameters('uint256'), [2n ** 256n - 1n]);
    expect(transfer.decode(log(topics, data))).toEqual({ from, to, value: 2n ** 256n - 1n });
  });

  test('reads integers of up to 48 bits as numbers, booleans, and hashes of dynamic indexed arguments', () => {
    const abi = parseAbi(['event Mixed(string indexed text, uint48 when, bool flag, bytes32 word)']);
    const [selector, hash] = encodeEventTopics({ abi, args: { text: 'abc' } }) as [Hex, Hex];
    const data = encodeAbiParameters(parseAbiParameters('uint48, bool, bytes32'), [2 ** 40, true, `0x${'ab'.repeat(32)}`]);
    const decoded = createDecoders(abi)
      .get(selector)!
      .decode(log([selector, hash], data));
    expect(decoded).toEqual({ text: hash, when: 2 ** 40, flag: true, word: `0x${'ab'.repeat(32)}` });
  });

  test('reads text and lists, with the addresses inside in lower case', () => {
    const abi = parseAbi(['event Listed(address[] who, string text)']);
    const [selector] = encodeEventTopics({ abi }) as [Hex];
    const data = encodeAbiParameters(parseAbiParameters('address[], string'), [[from, to], 'Þing']);
    expect(
      createDecoders(abi)
        .get(selector)!
        .decode(log([selector], data)),
    ).toEqual({ who: [from, to], text: 'Þing' });
  });

  describe('with lists of texts', () => {
    const abi = parseAbi(['event Told(string[] texts, (uint256 id, bytes[] parts)[2] pairs, uint8[3] small)']);
    const [selector] = encodeEventTopics({ abi }) as [Hex];
    const { decode } = createDecoders(abi).get(selector)!;
    const parameters = parseAbiParameters('string[], (uint256 id, bytes[] parts)[2], uint8[3]');
    const texts = (count: number, text: string) =>
      encodeAbiParameters(parameters, [
        Array<string>(count).fill(text),
        [
          { id: 1n, parts: ['0x', '0xab'] },
          { id: 2n, parts: [] },
        ],
        [1, 2, 3],
      ]);

    test('reads as many as compilers write, up to the size of a transaction', () => {
      const args = decode(log([selector], texts(1000, '')))!;
      expect(args['texts']).toEqual(Array<string>(1000).fill(''));
      expect(args['pairs']).toEqual([
        { id: 1n, parts: ['0x', '0xab'] },
        { id: 2n, parts: [] },
      ]);
      expect(decode(log([selector], texts(1, 'a'.repeat(MAX_DATA_BYTES / 2))))).toBeDefined();
      expect(decode(log([selector], texts(1, 'a'.repeat(MAX_DATA_BYTES))))).toBeUndefined();
    });

    test('refuses texts that all lie at the same place, however few they are', () => {
      const shared = (count: number, size: number) => {
        const word = (value: number) => numberToHex(value, { size: 32 });
        const offsets = Array<Hex>(count).fill(word(32 * count));
        const list = concat([word(count), ...offsets, word(size), `0x${'61'.repeat(size)}`]);
        const pair = concat([word(1), word(64), word(0)]);
        const head = concat([word(160), word(160 + list.length / 2 - 1), word(1), word(2), word(3)]);
        return concat([head, list, word(64), word(64 + 96), pair, pair]);
      };
      expect(decode(log([selector], shared(1, 64)))?.['texts']).toEqual(['a'.repeat(64)]);
      expect(decode(log([selector], shared(1600, 76_000)))).toBeUndefined();
      expect(decode(log([selector], shared(4, 640)))).toBeUndefined();
    });

    test('refuses a count that no data could hold without counting that far', () => {
      const word = (value: number | bigint) => numberToHex(value, { size: 32 });
      const head = concat([word(160), word(192), word(1), word(2), word(3)]);
      expect(decode(log([selector], concat([head, word(2n ** 255n), word(0), word(0)])))).toBeUndefined();
    });
  });
});
