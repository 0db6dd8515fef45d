import { unavailable } from '../base/errors.ts';

/** Limits how many tasks run at once: `all` together and `ofOne` account or address. A task beyond that is refused, not queued. */
export function createAdmission({ all, ofOne }: { all: number; ofOne: number }) {
  const underWay = new Map<string, number>();
  let total = 0;

  return async function admitted<Result>(whose: string, work: () => Promise<Result>): Promise<Result> {
    const own = underWay.get(whose) ?? 0;
    if (total >= all || own >= ofOne) throw unavailable('Too much is under way. Please try again in a minute.');
    total += 1;
    underWay.set(whose, own + 1);
    try {
      return await work();
    } finally {
      total -= 1;
      const left = underWay.get(whose)! - 1;
      if (left > 0) underWay.set(whose, left);
      else underWay.delete(whose);
    }
  };
}
