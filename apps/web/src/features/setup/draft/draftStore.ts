import { bytesToHex } from 'viem';
import { createSetupDraft } from './createSetupDraft.ts';

export const draftStore = createSetupDraft({
  storage: localStorage,
  randomSalt: () => bytesToHex(crypto.getRandomValues(new Uint8Array(32))),
});
