import { BRIDGES } from '@althing/domain/bridges';

interface Connection {
  one: number;
  other: number;
  count: number;
}

/** Bridges that can be chosen at all, before chains are. */
const MOST = BRIDGES.length - 1;

/** How many bridges may have to agree, from `least`: as many as connect the weakest two chains. What is chosen beyond stays in the list and says why it cannot be. */
export function agreementOptions(value: number, weakest: Connection | undefined, chainName: (chainId: number) => string, least = 1) {
  const most = weakest?.count ?? MOST;
  const last = Math.max(most, value);
  const numbers = Array.from({ length: Math.max(0, last - least + 1) }, (_, index) => least + index);
  return numbers.map((count) => {
    const isTooMany = weakest !== undefined && count > most;
    const connect = most === 0 ? 'no bridge connects' : `only ${most} ${most === 1 ? 'connects' : 'connect'}`;
    const label = isTooMany
      ? `${count}: ${connect} ${chainName(weakest.one)} and ${chainName(weakest.other)}`
      : weakest
        ? `${count} of ${most}`
        : String(count);
    return { value: String(count), label, disabled: isTooMany };
  });
}
