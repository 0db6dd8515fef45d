// @vitest-environment happy-dom
import type { FormErrors } from '@althing/domain/setup';
import { arrivalOf, type WizardRules, type WizardState } from '@althing/domain/wizard';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderUi } from '../../../test/renderUi.tsx';
import { errorPlace } from './errorPlace.ts';
import { useWizard } from './useWizard.ts';
import { WizardFrame } from './WizardFrame.tsx';

type Place = 'who' | 'where' | 'what' | 'end';
type Draft = Record<'who' | 'where' | 'what', string>;
type Visit = Partial<{ draft: Draft; state: WizardState<Place> }>;

const rules: WizardRules<Place, Draft> = {
  steps: [
    { id: 'who', title: 'Who', places: [{ id: 'who', title: 'Who' }] },
    {
      id: 'how',
      title: 'How',
      places: [
        { id: 'where', title: 'Where' },
        { id: 'what', title: 'What' },
      ],
    },
    { id: 'end', title: 'End', places: [{ id: 'end', title: 'End' }] },
  ],
  isVisible: (place, draft) => place !== 'what' || draft.where !== 'nowhere',
  errors: (place, draft) => (place !== 'end' && draft[place] === '' ? { [place]: `Please say ${place}` } : {}),
  sentences: (place) => (place === 'what' ? ['All of it is needed'] : []),
};
const left = vi.fn();
const saved = vi.fn();
beforeEach(() => {
  left.mockReset();
  saved.mockReset();
  window.scrollTo = vi.fn();
});

function Example({ draft: stored = { who: '', where: '', what: '' }, state = { position: 'who', furthest: 'who' } }: Visit) {
  const [draft, setDraft] = useState(stored);
  const [arrival] = useState(() => arrivalOf(rules, state, stored));
  const [errors, setErrors] = useState<FormErrors>(arrival.detour?.errors ?? {});
  const form = { getValues: () => draft, errors, setErrors, clearErrors: () => setErrors({}) };
  const run = useWizard({ rules, form, arrival, save: saved, leave: left });
  const { position } = run.state;
  return (
    <WizardFrame run={run} label="Steps" sideLabel="Parts" lead="A lead." note={<p>A note</p>}>
      {position !== 'end' && (
        <input
          aria-label={position}
          {...errorPlace<Draft>(position)}
          value={draft[position]}
          onChange={(event) => setDraft({ ...draft, [position]: event.currentTarget.value })}
        />
      )}
    </WizardFrame>
  );
}
const place = () => screen.getByRole('heading', { level: 2 }).textContent;
const press = (name: string) => screen.getByRole('button', { name });
const step = (name: string) => within(screen.getByRole('navigation', { name: 'Steps' })).getByRole('button', { name });
const whole: Draft = { who: 'us', where: 'here', what: 'this' };

describe('a wizard', () => {
  test('goes from place to place, keeps each, and puts the reader at the title of the new one', async () => {
    const { user } = renderUi(<Example draft={whole} />);
    await user.click(press('Next'));
    expect(place()).toBe('Where');
    expect(document.activeElement?.textContent).toBe('Where');
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 });
    expect(saved).toHaveBeenLastCalledWith({ position: 'where', furthest: 'where' });
    await user.click(press('Next'));
    await user.click(press('Next'));
    expect(place()).toBe('End');
  });

  test('says how many answers are missing above the button, puts the reader into the first of them, and shows no toast', async () => {
    const { user } = renderUi(<Example />);
    await user.click(press('Next'));
    expect(place()).toBe('Who');
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['1 answer is missing. Nothing is lost.']);
    await waitFor(() => expect(document.activeElement?.getAttribute('data-path')).toBe('who'));
  });

  test('what the errors say together ends as a sentence', async () => {
    const { user } = renderUi(<Example draft={{ ...whole, what: '' }} state={{ position: 'what', furthest: 'what' }} />);
    await user.click(press('Next'));
    expect(screen.getByRole('alert').textContent).toBe('1 answer is missing. All of it is needed. Nothing is lost.');
  });

  test('a refusal is forgotten with the next move', async () => {
    const { user } = renderUi(<Example />);
    await user.click(press('Next'));
    await user.type(screen.getByLabelText('who'), 'us');
    await user.click(press('Next'));
    expect(place()).toBe('Where');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is left by going back from its first place, and from no other', async () => {
    const { user } = renderUi(<Example draft={whole} state={{ position: 'where', furthest: 'where' }} />);
    await user.click(press('Back'));
    expect(place()).toBe('Who');
    expect(left).not.toHaveBeenCalled();
    await user.click(press('Back'));
    expect(left).toHaveBeenCalledOnce();
  });
});

describe('its steps', () => {
  test('that were reached look so and can be pressed, those ahead cannot', async () => {
    const { user } = renderUi(<Example draft={whole} state={{ position: 'who', furthest: 'what' }} />);
    expect(screen.getAllByRole('listitem').map((item) => item.dataset['state'])).toEqual(['current', 'reached', 'ahead']);
    expect(step('End')).toHaveProperty('disabled', true);
    await user.click(step('How'));
    expect(place()).toBe('Where');
  });

  test('a place ahead that something here keeps closed says what, when it is pressed', async () => {
    const { user } = renderUi(<Example draft={{ ...whole, who: '' }} state={{ position: 'who', furthest: 'end' }} />);
    await user.click(step('End'));
    expect(place()).toBe('Who');
    expect(screen.getByRole('alert').textContent).toBe('1 answer is missing. Nothing is lost.');
  });

  test('a step of several places shows them beside it, without those that the draft does not need', () => {
    renderUi(<Example draft={{ ...whole, where: 'nowhere' }} state={{ position: 'where', furthest: 'end' }} />);
    const parts = within(screen.getByRole('navigation', { name: 'Parts' }));
    expect(parts.getAllByRole('button').map((button) => button.textContent)).toEqual(['1Where']);
  });
});

describe('a stored draft', () => {
  test('that is no longer valid opens at what is wrong and says so, until the first move', async () => {
    const { user } = renderUi(<Example draft={{ ...whole, who: '' }} state={{ position: 'end', furthest: 'end' }} />);
    expect(place()).toBe('Who');
    expect(screen.getByRole('status').textContent).toContain('You left this draft at “End”');
    expect(screen.getByRole('status').textContent).toContain('because the answers marked below are no longer valid');
    await user.type(screen.getByLabelText('who'), 'us');
    await user.click(press('Next'));
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('that no longer needs the place where it was left says so', () => {
    renderUi(<Example draft={{ ...whole, where: 'nowhere' }} state={{ position: 'what', furthest: 'end' }} />);
    expect(screen.getByRole('status').textContent).toContain('Your draft no longer needs that step, so it opens at');
  });
});
