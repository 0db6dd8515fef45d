import { expect, test } from 'vitest';
import { BOND_TERMS } from './bondWords.ts';

// Whom `GET /api/v1/bonds/markets/:id/buyers` answers.
test.each(['the owner of the market', 'the signers of a Safe that owns it', 'whoever manages the organisation’s markets'])(
  'the explanation of a list of buyers says that it is shown to %s',
  (reader) => {
    expect(BOND_TERMS.list).toContain(reader);
    expect(BOND_TERMS.list).not.toContain('nobody');
  },
);
