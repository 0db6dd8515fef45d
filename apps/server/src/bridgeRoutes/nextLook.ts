const [SOONEST_MS, LATEST_MS] = [1_000, 600_000];

/** When something is looked at again that has been known since `since`: the older it is, the later. */
export const nextLook = (since: Date, now: Date): Date =>
  new Date(now.getTime() + Math.min(Math.max((now.getTime() - since.getTime()) / 10, SOONEST_MS), LATEST_MS));
