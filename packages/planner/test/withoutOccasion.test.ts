import { globSync, readFileSync } from 'node:fs';
import { WITHOUT_OCCASION } from '@althing/domain/errors';
import { describe, expect, it } from 'vitest';

const root = new URL('../../..', import.meta.url).pathname;
const sources = globSync(['packages/*/src/**/*.ts', 'apps/*/src/**/*.{ts,tsx}'], { cwd: root })
  .filter((file) => !/(\.test|withoutOccasion|crossChainSentences|organisationSentences)\.ts$/.test(file))
  .map((file) => readFileSync(`${root}/${file}`, 'utf8'));
const isSaid = (sentence: string) => sources.some((text) => text.includes(`'${sentence}'`));

describe('a message that the table says cannot occur', () => {
  it.each(Object.entries(WITHOUT_OCCASION))('%s is said nowhere, and the one in its place is', (sentence, { instead }) => {
    expect(isSaid(sentence)).toBe(false);
    expect(isSaid(instead)).toBe(true);
  });
});
