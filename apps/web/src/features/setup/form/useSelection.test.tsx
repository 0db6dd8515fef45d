// @vitest-environment happy-dom
import { emptyForm, emptyReceiver } from '@althing/domain/setup';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDraftForm } from './useDraftForm.ts';
import { useSelection } from './useSelection.ts';

const RECEIVERS = 'token.initialReceivers.0.receivers';

function filled() {
  const form = emptyForm();
  const receivers = [emptyReceiver('one'), emptyReceiver('two')];
  return { ...form, token: { ...form.token, initialReceivers: [{ chainId: 1, receivers }] } };
}

/** The ids of a list of receivers, with how often they were drawn. */
function draw() {
  const drawn: string[][] = [];
  const { result } = renderHook(() => {
    const form = useDraftForm(filled());
    const ids = useSelection(form, 'token.initialReceivers.0.receivers', (receivers) => receivers.map(({ tempId }) => tempId));
    drawn.push(ids);
    return form;
  });
  return { drawn, form: () => result.current };
}

test('a key in a list draws nothing anew that depends on other things of the list', () => {
  const { drawn, form } = draw();
  act(() => form().typeValue(`${RECEIVERS}.0.amount`, '12'));
  act(() => form().setValue('name', 'Weir'));
  expect(drawn).toEqual([['one', 'two']]);
  expect(form().getValues().token.initialReceivers[0]!.receivers[0]!.amount).toBe('12');
});

test('what depends on it is drawn anew, with what it depends on', () => {
  const { drawn, form } = draw();
  act(() => form().setValue(RECEIVERS, [emptyReceiver('three')]));
  expect(drawn).toEqual([['one', 'two'], ['three']]);
});

test('what was taken away is not asked for anything before it goes', () => {
  const { drawn, form } = draw();
  act(() => form().setValue('token.initialReceivers', []));
  expect(drawn).toEqual([['one', 'two']]);
});
