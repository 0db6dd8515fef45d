import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from './endpoints.ts';
import { fieldInWords } from './fieldInWords.ts';

test('a field is named in words, entries by their number as people count', () => {
  expect(fieldInWords(['governor'])).toBe('Governor');
  expect(fieldInWords(['modules', 'safeTreasury', '0', 'addresses', '1'])).toBe('Modules, safe treasury 1, addresses 2');
  expect(fieldInWords(['logoId'])).toBe('Logo id');
  expect(fieldInWords(['0'])).toBe('Entry 1');
  expect(fieldInWords([])).toBe('');
});

/** Every field name in a schema, at any depth. */
function namesIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(namesIn);
  if (typeof schema !== 'object' || schema === null) return [];
  const properties = 'properties' in schema ? Object.keys(schema.properties as object) : [];
  return [...properties, ...Object.values(schema).flatMap(namesIn)];
}

test('no endpoint has a field whose name says nothing', () => {
  const requests = Object.entries(endpoints).flatMap(([key, endpoint]) =>
    ['params', 'query', 'body'].flatMap((part) => {
      const schema = (endpoint as unknown as Record<string, z.ZodType | undefined>)[part];
      return schema ? namesIn(z.toJSONSchema(schema, { io: 'input' })).map((name) => `${key} ${name}`) : [];
    }),
  );
  expect(requests.length).toBeGreaterThan(100);
  expect(requests.filter((request) => !/^[a-z][a-z\d]{1,}/.test(request.split(' ').at(-1)!))).toEqual([]);
});
