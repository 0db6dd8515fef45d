interface Cost {
  symbol: string;
  amount: bigint;
}

/** Adds costs in the same currency; different currencies are not added up. */
export function totalBySymbol(costs: readonly Cost[]): Cost[] {
  const symbols = [...new Set(costs.map(({ symbol }) => symbol))];
  return symbols.map((symbol) => ({
    symbol,
    amount: costs.filter((cost) => cost.symbol === symbol).reduce((sum, { amount }) => sum + amount, 0n),
  }));
}
