import { marketKindOf } from '../bondContracts.ts';
import type { DecodedArgument, DecodedCall } from '../decodeCall.ts';
import { decodeCreateMarket } from './createMarket.ts';
import { MARKET_TUPLES } from './marketParams.ts';

/** The arguments of a call; of one that creates a market in an auctioneer of ours with what its bytes say, under the contract's names. */
export function creationArguments({ to, data, args, signature }: DecodedCall): DecodedArgument[] {
  const kind = signature?.startsWith('createMarket(') ? marketKindOf(to) : undefined;
  const creation = kind && decodeCreateMarket(kind.strategy, data);
  if (!kind || !creation) return args;
  const params = creation.market.params as unknown as Readonly<Record<string, unknown>>;
  const value = MARKET_TUPLES[kind.strategy][0].components.map(({ name, type }) => ({ name, type, value: String(params[name]) }));
  return args.map((argument, index) => (index === 0 ? { ...argument, type: 'tuple', value } : argument));
}
