import { expect, test } from 'vitest';
import { MAX_NOTE_LENGTH, noteOf, originWithNote } from './note.ts';

test.each(['The price is twice what was agreed.', 'A "quoted" word', 'Línur 🪨'])('a note is read back as it was written: %s', (note) => {
  expect(noteOf(originWithNote(note))).toBe(note);
});

test('without a note the program alone is named', () => {
  expect(originWithNote('  ')).toBe('Althing');
  expect(noteOf('Althing')).toBeUndefined();
});

test('a service keeps what is said, however much was written', () => {
  for (const sign of ['a', '"', '\\', '🪨']) {
    const origin = originWithNote(sign.repeat(2_000));
    expect(origin.length).toBeLessThanOrEqual(500);
    expect(noteOf(origin)?.length).toBe(MAX_NOTE_LENGTH);
  }
});

test.each(['', '[]', 'null', '{"note":1}', '{"note":"  "}', '{"name":"Safe"}'])('what others say without a note has none: %s', (origin) => {
  expect(noteOf(origin)).toBeUndefined();
});
