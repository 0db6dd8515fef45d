// @vitest-environment happy-dom
import { LOCAL_CHAINS } from '@althing/domain/chains';
import { organisationItems } from '@althing/domain/setup';
import { sampleOrganisation } from '@althing/domain/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import { WizardProvider } from '../../../ui/wizard/WizardContext.ts';
import { ReviewSection } from './ReviewSection.tsx';

vi.mock('wagmi', () => ({ useConnection: () => ({}) }));

const items = organisationItems(sampleOrganisation(), LOCAL_CHAINS);

const draw = (section: 'governor' | 'modules' | 'token') =>
  renderPage(
    <WizardProvider value={{ back: () => {}, goTo: () => {} }}>
      <ReviewSection
        id={section}
        items={items.filter((item) => item.section === section)}
        token={null}
        needsConfirmation={section === 'governor'}
        isConfirmed={false}
        onConfirm={() => {}}
      />
    </WizardProvider>,
  );

test('a section is folded to what its items are called, with its confirmation outside, and opens', async () => {
  const { user } = draw('governor');
  const short = screen.getByText('Governor Main', { selector: 'summary' });
  const fold = short.closest('details')!;
  expect(fold.open).toBe(false);
  expect(fold.contains(screen.getByRole('checkbox'))).toBe(false);
  expect(fold.contains(screen.getByText('Quorum'))).toBe(true);
  await user.click(short);
  expect(fold.open).toBe(true);
});

test('a section without anything says so and has nothing to open', () => {
  const { container } = draw('modules');
  expect(screen.getByText('No further modules.')).toBeTruthy();
  expect(container.querySelector('details')).toBeNull();
});

test('of the token, receivers are counted as well', () => {
  draw('token');
  const { length } = items.filter(({ type }) => type === 'receiver');
  expect(length).toBeGreaterThan(0);
  expect(screen.getByText(/^Token /, { selector: 'summary' }).textContent).toMatch(new RegExp(` · ${length} receivers?$`));
});
