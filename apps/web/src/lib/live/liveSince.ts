let since: number | undefined;

/** The live event up to which the server knew of everything when this page began: its first stream goes on from there. */
export const liveSince = {
  get: (): number | undefined => since,
  set: (id: number): void => {
    since = id;
  },
};
