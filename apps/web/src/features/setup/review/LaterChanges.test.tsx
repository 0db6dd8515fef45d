// @vitest-environment happy-dom
import { LOCAL_CHAINS } from '@althing/domain/chains';
import { askOf, organisationItems } from '@althing/domain/setup';
import { sampleOrganisation } from '@althing/domain/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../../../test/renderUi.tsx';
import { LaterChanges } from './LaterChanges.tsx';

const items = organisationItems(sampleOrganisation(), LOCAL_CHAINS);
const said = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('the review says which rules of a governor stay for good, before what it may change by a vote', () => {
  renderUi(<LaterChanges items={items.filter(({ type }) => type === 'governor')} />);
  expect(said()).toEqual([
    expect.stringMatching(/ cannot be changed later\.$/),
    expect.stringMatching(/ can be changed later by a vote of the governor\.$/),
  ]);
});

test('links are named as such', () => {
  renderUi(<LaterChanges items={items.filter(({ section }) => section === 'organisation')} />);
  expect(said()).toEqual([expect.stringContaining(` and ${askOf('links').label} can be changed later by an upgrade proposal.`)]);
});
