import { bytesToHex } from 'viem';
import { afterFrame } from '../../../lib/afterFrame.ts';
import { createSetupDraft } from './createSetupDraft.ts';

export const draftStore = createSetupDraft({
  storage: localStorage,
  // Writing hundreds of answers takes a part of the time that a key has.
  writing: afterFrame,
  randomSalt: () => bytesToHex(crypto.getRandomValues(new Uint8Array(32))),
});
