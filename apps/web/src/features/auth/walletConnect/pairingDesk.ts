/** What is shown while a wallet is being paired. */
export type PairingView =
  | { step: 'preparing'; cancel(): void }
  /** Call `openedHere` when the wallet was opened on this device. */
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

/** Connects the connector, which is no React component, with the dialog. */
export const pairingDesk = createPairingDesk();

/** The dialog was closed on purpose, so there is nothing to report. */
export class PairingCancelled extends Error {
  override readonly name = 'PairingCancelled';
}
