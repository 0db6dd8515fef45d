import { type Offer, OfferExpired, type PairedSession } from './pairedClient.ts';
import { PairingCancelled, type PairingDesk } from './pairingDesk.ts';
import { toProviderError } from './toProviderError.ts';

export interface Paired {
  session: PairedSession;
  /** Whether the wallet was opened by the link on this device instead of scanning the code with another. */
  isOnThisDevice: boolean;
}

interface PairDependencies {
  offer(): Promise<Offer>;
  desk: PairingDesk;
}

/**
 * Shows one code after the other until a wallet answers. Throws {@link PairingCancelled}, `RelayUnreachable`, or a `ProviderError` with the wallet's
 * own
 * code when it refuses.
 */
export async function pair({ offer: makeOffer, desk }: PairDependencies): Promise<Paired> {
  let cancel = () => {};
  const left = new Promise<never>((_, reject) => (cancel = () => reject(new PairingCancelled())));
  // It may reject before the race below begins.
  left.catch(() => undefined);
  try {
    for (;;) {
      desk.show({ step: 'preparing', cancel });
      const offer = await offerUnlessLeft(makeOffer(), left);
      const paired = await awaitWallet(offer, desk, cancel, left);
      if (paired) return paired;
      await Promise.race([new Promise<void>((renew) => desk.show({ step: 'expired', cancel, renew })), left]);
    }
  } finally {
    desk.show(undefined);
  }
}

async function offerUnlessLeft(coming: Promise<Offer>, left: Promise<never>): Promise<Offer> {
  try {
    return await Promise.race([coming, left]);
  } catch (error) {
    coming.then((offer) => offer.withdraw()).catch(() => undefined);
    throw error;
  }
}

/** Undefined where no wallet answered in time. */
async function awaitWallet(offer: Offer, desk: PairingDesk, cancel: () => void, left: Promise<never>): Promise<Paired | undefined> {
  let isOnThisDevice = false;
  desk.show({ step: 'waiting', uri: offer.uri, cancel, openedHere: () => (isOnThisDevice = true) });
  try {
    return { session: await Promise.race([offer.approval, left]), isOnThisDevice };
  } catch (error) {
    if (error instanceof OfferExpired) return undefined;
    offer.withdraw();
    throw error instanceof PairingCancelled ? error : toProviderError(error);
  }
}
