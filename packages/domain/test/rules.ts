import { expect, test } from 'vitest';
import type { OrganisationForm } from '../src/setup/form.ts';
import type { Position } from '../src/setup/positions.ts';
import type { SetupContext } from '../src/setup/setupContext.ts';
import { positionErrors } from '../src/setup/validate.ts';
import { context } from './forms.ts';

/** A draft and exactly the errors it has at one place of the wizard. */
export type Row = [title: string, form: OrganisationForm, errors: Record<string, string>, context?: SetupContext];

export function testRules(position: Position, rows: Row[]): void {
  test.each(rows)('%s', (_title, form, errors, given = context()) => {
    expect(positionErrors(position, form, given)).toEqual(errors);
  });
}
