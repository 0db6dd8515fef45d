import { bytesToHex } from 'viem';
import { afterTyping } from '../../../lib/afterTyping.ts';
import { createSetupDraft } from './createSetupDraft.ts';

export const draftStore = createSetupDraft({
  storage: localStorage,
  // Writing hundreds of answers takes a part of the time that a key has.
  writing: afterTyping,
  randomSalt: () => bytesToHex(crypto.getRandomValues(new Uint8Array(32))),
});
