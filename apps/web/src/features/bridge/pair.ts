import { sameAddress } from '@althing/domain/units';

/** Of which controller, from where to where. */
export interface Pair {
  controller: string;
  from: number;
  to: number;
}

interface OfPair {
  controllerAddress: string;
  origin: { chainId: number };
  destination: { chainId: number };
}

/** Whether an answer about both chains is of this pair, in this direction. */
export const isOfPair = ({ controllerAddress, origin, destination }: OfPair, { controller, from, to }: Pair): boolean =>
  sameAddress(controllerAddress, controller) && origin.chainId === from && destination.chainId === to;
