import { isPermitTaken, permitSignatureOf, permitTypedData, readPermitTerms } from '@althing/bindings';
import type { Address, ChainId } from '@althing/domain/units';
import { useRef, useState } from 'react';
import { getBlock } from 'viem/actions';
import { useConfig } from 'wagmi';
import { getClient, getConnection, signTypedData, switchChain } from 'wagmi/actions';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import { explainError } from '../../../lib/errors/explainError.ts';
import { useNow } from '../../../lib/useNow.ts';
import { notify } from '../../../ui/notify.ts';
import { NO_PERMIT, type PermitState, permitStateAt } from './permitState.ts';
import { createPermitStore } from './permitStore.ts';

export interface PermitWish {
  chainId: ChainId;
  token: Address;
  owner: Address;
  spender: Address;
  value: bigint;
}

const LASTS_SECONDS = 3_600;
/** Milliseconds between two looks at whether what was signed still counts. */
const LOOK_EVERY = 10_000;
const NOT_TAKEN = 'The token does not take this signature. Approve in a transaction instead.';
const NOT_OFFERED = 'The token takes no permission by signature. Approve in a transaction instead.';

/** Whether a token takes permissions of an account by signature; undefined while it is asked. Not asked of a Safe, which cannot sign as a key does. */
export const usePermitOffer = (chainId: ChainId, token: Address, account: Address | null, isSafe: boolean): boolean | undefined =>
  useChainRead({
    chainId,
    key: ['permitTerms', token, account],
    enabled: account !== null && !isSafe,
    read: async (client) => (await readPermitTerms(client, { chainId, token, owner: account! })) !== undefined,
  }).data;

const store = createPermitStore(sessionStorage);

/** What was signed before a reload, once the token says that it still takes it. */
function useKept(wish: PermitWish | undefined, key: string): PermitState {
  const permit = store.get(key);
  const { data: isTaken } = useChainRead({
    chainId: wish?.chainId ?? 0,
    key: ['keptPermit', key, permit?.r],
    enabled: wish !== undefined && permit !== undefined,
    read: (client) => isPermitTaken(client, wish!, permit!),
  });
  return permit && isTaken ? { phase: 'signed', permit } : NO_PERMIT;
}

const keyOf = ({ chainId, token, owner, spender, value }: PermitWish) => [chainId, token, owner, spender, value].join(':');

/**
 * Asks the wallet for a permission by signature. A permission is for one amount and spender: with any other it is as if there were none. A reload keeps
 * it, unless the token does not take it any more.
 */
export function usePermit(wish: PermitWish | undefined) {
  const config = useConfig();
  const [held, setHeld] = useState<{ key: string; state: PermitState }>({ key: '', state: NO_PERMIT });
  const now = useNow(LOOK_EVERY);
  const key = wish ? keyOf(wish) : '';
  // The wallet may answer an older question last.
  const newest = useRef(0);
  const set = (state: PermitState) => {
    if (state.phase === 'signed') store.put(key, state.permit);
    else if (state.phase !== 'signing') store.clear();
    setHeld({ key, state });
  };

  async function ask({ chainId, ...rest }: PermitWish): Promise<PermitState> {
    const client = getClient(config, { chainId });
    const terms = client && (await readPermitTerms(client, { chainId, ...rest }));
    if (!client || !terms) return { phase: 'refused', note: NOT_OFFERED };
    // Many wallets refuse to sign for another chain than theirs.
    if (getConnection(config).chainId !== chainId) await switchChain(config, { chainId });
    // The clock of a local chain may be moved ahead of this one.
    const { timestamp } = await getBlock(client);
    const now = Math.max(Math.floor(Date.now() / 1000), Number(timestamp));
    const permit = { chainId, ...rest, ...terms, deadline: BigInt(now + LASTS_SECONDS) };
    const signature = await signTypedData(config, {
      account: rest.owner,
      ...(permitTypedData(permit) as Parameters<typeof signTypedData>[1]),
    });
    const parts = permitSignatureOf(permit, signature);
    return (await isPermitTaken(client, permit, parts)) ? { phase: 'signed', permit: parts } : { phase: 'refused', note: NOT_TAKEN };
  }

  const kept = useKept(wish, key);
  const state = permitStateAt(held.key === key ? held.state : kept, now);

  return {
    state,
    async sign(): Promise<void> {
      if (!wish) return;
      const question = ++newest.current;
      set({ phase: 'signing' });
      try {
        const answer = await ask(wish);
        if (question === newest.current) set(answer);
      } catch (error) {
        if (question !== newest.current) return;
        const { title, isRejection } = explainError(error);
        if (isRejection) {
          set(NO_PERMIT);
          const isElsewhere = getConnection(config).chainId !== wish.chainId;
          const place = config.chains.find(({ id }) => id === wish.chainId)?.name;
          const where = isElsewhere && place ? ` Your wallet has to be on ${place} for it.` : '';
          notify.info(title, `Nothing was permitted.${where} You can sign again, or approve in a transaction.`);
        } else set({ phase: 'refused', note: `${title}. Approve in a transaction instead.` });
      }
    },
    /** After it was used, or something failed with it: what the token does not take any more has to be signed anew. */
    async checkAgain(): Promise<void> {
      const client = wish && getClient(config, { chainId: wish.chainId });
      if (!client || state.phase !== 'signed') return;
      // Where the token cannot be asked, the signature is not known to be worth nothing.
      if (!(await isPermitTaken(client, wish, state.permit).catch(() => true))) set(NO_PERMIT);
    },
    /** Goes on without it. */
    leave(note: string) {
      newest.current++;
      set({ phase: 'refused', note });
    },
  };
}
