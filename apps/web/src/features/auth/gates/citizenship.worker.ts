import { type CitizenshipFacts, isCitizenshipConfirmed } from './isCitizenshipConfirmed.ts';

/** Beside the page, which would stand still meanwhile: a signer per chain is a tenth of a second of arithmetic on a slow machine. */
addEventListener('message', ({ data }: MessageEvent<CitizenshipFacts>) => {
  void isCitizenshipConfirmed(data).then((isConfirmed) => postMessage(isConfirmed));
});
