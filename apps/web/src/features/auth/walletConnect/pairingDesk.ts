/** What a person is shown while a wallet is being paired. */
export type PairingView =
  | { step: 'preparing'; cancel(): void }
  /** `openedHere` tells that the wallet was opened on this device. */
  | { step: 'waiting'; uri: string; cancel(): void; openedHere(): void }
  | { step: 'expired'; cancel(): void; renew(): void };

export interface PairingDesk {
  show(view: PairingView | undefined): void;
  current(): PairingView | undefined;
  subscribe(listener: () => void): () => void;
}

export function createPairingDesk(): PairingDesk {
  const listeners = new Set<() => void>();
  let shown: PairingView | undefined;
  return {
    show(view) {
      shown = view;
      listeners.forEach((listener) => listener());
    },
    current: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Between the connector (no React) and the dialog. */
export const pairingDesk = createPairingDesk();

/** The person closed the code: their own choice, nothing to report. */
export class PairingCancelled extends Error {
  override readonly name = 'PairingCancelled';
}
