import type { Address, Hex } from '@althing/domain/units';
import type { TypedDataDefinition } from 'viem';

export interface TransactionRequest {
  from: Address;
  to: Address | undefined;
  data: Hex;
  value: bigint;
  /** Gas limit that the page requested. */
  gas: bigint | undefined;
}

/** What the wallet asks its owner. The answer to `connect` is an address; to the others it is `true`. */
export type ApprovalRequest =
  | { kind: 'connect'; chainId: number; addresses: readonly Address[]; current: Address | undefined }
  | { kind: 'message'; account: Address; text: string }
  | { kind: 'typedData'; account: Address; typedData: TypedDataDefinition }
  | { kind: 'transaction'; chainId: number; transaction: TransactionRequest };

export interface Approval {
  request: ApprovalRequest;
  /** Undefined rejects the request. */
  answer(value: Address | true | undefined): void;
}

export interface Approvals {
  /** Resolves with the owner's answer; undefined where it was rejected. Requests are shown one at a time. */
  ask(request: ApprovalRequest): Promise<Address | true | undefined>;
  current(): Approval | undefined;
  subscribe(listener: () => void): () => void;
}

export function createApprovals(): Approvals {
  const queue: Approval[] = [];
  const listeners = new Set<() => void>();
  const changed = () => listeners.forEach((listener) => listener());
  return {
    ask: (request) =>
      new Promise((resolve) => {
        const approval: Approval = {
          request,
          answer(value) {
            queue.splice(queue.indexOf(approval), 1);
            resolve(value);
            changed();
          },
        };
        queue.push(approval);
        changed();
      }),
    current: () => queue[0],
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Connects the wallet, which is no React component, with its dialog. */
export const approvals = createApprovals();
