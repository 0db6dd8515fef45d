import { bytesToHex } from 'viem';
import { createDraftStore } from './createDraftStore.ts';

export const draftStore = createDraftStore({
  storage: localStorage,
  randomSalt: () => bytesToHex(crypto.getRandomValues(new Uint8Array(32))),
});
