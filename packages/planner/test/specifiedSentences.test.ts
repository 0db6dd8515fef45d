import { readFileSync } from 'node:fs';
import { errorsAbi } from '@althing/bindings';
import {
  CROSS_CHAIN_ERRORS,
  CROSS_CHAIN_RULES,
  CROSS_CHAIN_SENTENCES,
  ORGANISATION_ERRORS,
  ORGANISATION_SENTENCES,
  type SentencePlace,
  WITHOUT_OCCASION,
} from '@althing/domain/errors';
import { describe, expect, it } from 'vitest';
import { SHOWN_IN } from './shownSentences.ts';

const root = new URL('../../..', import.meta.url).pathname;
const read = (file: string): string => readFileSync(`${root}/${file}`, 'utf8');

/** As it is written in code: without what is filled in. */
const beforeHoles = (sentence: string): string => sentence.split('{')[0]!;

/** What a rule is asked for in its test, whose words stand in a catalogue. */
const isCode = (word: string): boolean => /^'[a-z-]+'$/.test(word);

const all: [string, SentencePlace][] = [...Object.entries(CROSS_CHAIN_SENTENCES), ...Object.entries(ORGANISATION_SENTENCES)];
const those = <Kind extends SentencePlace['is']>(kind: Kind) =>
  all.flatMap(([sentence, place]) => (place.is === kind ? [[sentence, place as Extract<SentencePlace, { is: Kind }>] as const] : []));

describe('a sentence of the specification', () => {
  it.each(those('given'))('"%s" is written once and given by somebody', (sentence, { words, by: [file, word] }) => {
    expect(read(words)).toContain(beforeHoles(sentence));
    expect(read(file)).toContain(word);
  });

  it.each(those('given'))('"%s" is seen in a test that would miss it', (sentence, { by: [, word] }) => {
    const files = Object.entries(SHOWN_IN).flatMap(([file, sentences]) => (sentences.includes(sentence) ? [file] : []));
    expect(files).toHaveLength(1);
    const text = read(files[0]!);
    const isSaid = text.includes(beforeHoles(sentence).trimEnd());
    expect(isSaid || (isCode(word) && text.includes(word))).toBe(true);
  });

  it.each(those('without'))('"%s" has no occasion, for a reason', (sentence) => {
    expect(Object.keys(WITHOUT_OCCASION)).toContain(sentence);
  });
});

describe('an error of contracts', () => {
  it.each(Object.entries({ ...CROSS_CHAIN_ERRORS, ...ORGANISATION_ERRORS }))(
    '"%s" is raised, and can be put into words',
    (_, { file, error, by }) => {
      expect(read(`packages/contracts/src/${file}`)).toContain(by ?? `${error}(`);
      expect(errorsAbi.map(({ name }) => name)).toContain(error);
    },
  );
});

describe('a rule about tokens and portals', () => {
  it.each(CROSS_CHAIN_RULES)('$rule', ({ by, test }) => {
    for (const [file, word] of [by, test]) expect(read(file).includes(word), `${file}: ${word}`).toBe(true);
  });
});
