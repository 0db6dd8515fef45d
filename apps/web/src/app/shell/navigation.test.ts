import { expect, test } from 'vitest';
import { navigation } from './navigation.ts';

const OFF = { governance: false, bonding: false, tally: false, refund: false };
const drawn = (features: typeof OFF) =>
  navigation(features).map(({ label, isComingSoon }) => (isComingSoon ? `${label} (coming soon)` : label));

test('without features VEOs and Dashboard are marked as coming, Bridge is not, and Vote is hidden', () => {
  expect(drawn(OFF)).toEqual(['Home', 'Orgs', 'Bridge', 'VEOs (coming soon)', 'Dashboard (coming soon)']);
});

test('bonding takes the marks away, governance shows Vote', () => {
  expect(drawn({ ...OFF, bonding: true, governance: true })).toEqual(['Home', 'Orgs', 'Bridge', 'VEOs', 'Vote', 'Dashboard']);
});
