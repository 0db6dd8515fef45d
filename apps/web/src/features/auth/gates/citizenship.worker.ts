import { type CitizenshipFacts, isCitizenshipConfirmed } from './isCitizenshipConfirmed.ts';

/** A worker, because recovering a signer for each chain would block the page for a tenth of a second on a slow machine. */
addEventListener('message', ({ data }: MessageEvent<CitizenshipFacts>) => {
  void isCitizenshipConfirmed(data).then((isConfirmed) => postMessage(isConfirmed));
});
