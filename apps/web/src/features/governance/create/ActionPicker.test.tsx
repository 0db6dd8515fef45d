// @vitest-environment happy-dom
import { ANN, sampleFacts } from '@althing/domain/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import { ActionPicker } from './ActionPicker.tsx';

vi.mock('wagmi', () => ({ useConnection: () => ({}) }));

const onMeasure = vi.fn();
const onPick = vi.fn();

function draw(facts = sampleFacts()) {
  const choices = [{ id: 'custom', title: 'Custom call', lead: 'Raw data.', onPick }];
  return renderPage(
    <ActionPicker
      facts={facts}
      chainId={31337}
      others={[{ title: 'Any contract', choices }]}
      onMeasure={onMeasure}
      onClose={() => undefined}
    />,
  );
}
const titles = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('it is found by a word of what it does, and Enter adds the first', async () => {
  const { user } = draw();
  await user.type(screen.getByRole('textbox', { name: 'Find an action' }), 'share of all votes{Enter}');
  expect(titles()).toContain('Quorum');
  expect(titles()).not.toContain('Voting delay');
  expect(onMeasure).toHaveBeenCalledWith('quorum');
});

test('what the governor cannot do says who could, and is not added', async () => {
  const { user } = draw(sampleFacts({ token: { ...sampleFacts().token, owner: ANN } }));
  onMeasure.mockClear();
  const mint = screen.getByRole('button', { name: 'Create tokens' });
  expect(mint.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(mint.getAttribute('aria-describedby')!)!.textContent).toContain(
    'Only the owner of the token can do this: Ann.',
  );
  await user.click(mint);
  expect(onMeasure).not.toHaveBeenCalled();
});

test('arrow keys go from one to the next', async () => {
  const { user } = draw();
  await user.click(screen.getByRole('textbox', { name: 'Find an action' }));
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Custom call');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  expect(onMeasure).toHaveBeenLastCalledWith('votingDelay');
});
