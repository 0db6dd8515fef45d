import { beforeEach, describe, expect, test } from 'vitest';
import { createTransactionCentre } from './createTransactionCentre.ts';
import type { Observation } from './judge.ts';
import { PENDING_KEY } from './pendingStore.ts';
import type { TransactionPorts } from './ports.ts';
import { aRequest, aSent, anEstimate, anOutcome } from './transaction.builders.ts';

const SUBJECT = 'deploy:1:31337';
const request = aRequest();
const mined: Observation = { receipt: { outcome: anOutcome(), isSuccess: true, reason: null }, isKnown: true, minedNonce: 6 };
const waiting: Observation = { receipt: undefined, isKnown: true, minedNonce: 5 };

/** A browser whose wallet and chain behave as the test says. */
function aBrowser() {
  const kept = new Map<string, string>();
  const browser = {
    kept,
    asked: [] as string[],
    account: request.from as `0x${string}` | undefined,
    chainId: 31337,
    looks: [] as (Observation | Error)[],
    send: (): Promise<`0x${string}`> => Promise.resolve('0x01'),
    switch: (): Promise<void> => Promise.resolve(),
    storageChanged: (): void => undefined,
  };
  const ports: TransactionPorts = {
    storage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
    onStorage: (listener) => {
      browser.storageChanged = listener;
      return () => undefined;
    },
    now: () => 1_000_000,
    pause: () => new Promise((resolve) => setImmediate(resolve)),
    chain: {
      prepare: () => {
        browser.asked.push('prepare');
        return Promise.resolve({ ok: true, estimate: anEstimate() });
      },
      nextNonce: () => Promise.resolve(5),
      observe: () => {
        const look = browser.looks.length > 1 ? browser.looks.shift()! : (browser.looks[0] ?? waiting);
        return look instanceof Error ? Promise.reject(look) : Promise.resolve(look);
      },
    },
    wallet: {
      current: () => ({ address: browser.account, chainId: browser.chainId }),
      switchChain: async (id) => {
        browser.asked.push(`switch ${id}`);
        await browser.switch();
        browser.chainId = id;
      },
      send: () => {
        browser.asked.push('send');
        return browser.send();
      },
    },
  };
  return { browser, ports };
}

const settled = async (centre: ReturnType<typeof createTransactionCentre>, phase: string) => {
  await expect.poll(() => centre.get(SUBJECT).phase, { timeout: 2_000, interval: 5 }).toBe(phase);
};

test('a chain that does not answer is told apart from one that refuses', async () => {
  const { ports } = aBrowser();
  for (const isUnasked of [true, false]) {
    const centre = createTransactionCentre({
      ...ports,
      chain: { ...ports.chain, prepare: async () => ({ ok: false, reason: 'No.', isUnasked }) },
    });
    await centre.prepare(SUBJECT, request);
    expect(centre.get(SUBJECT)).toEqual({ phase: 'blocked', request, reason: 'No.', ...(isUnasked ? { isUnasked } : {}) });
  }
});

describe('the transaction centre', () => {
  let { browser, ports } = aBrowser();
  beforeEach(() => ({ browser, ports } = aBrowser()));

  test('keeps hash, sender, nonce and chain before anything else happens, and forgets them once confirmed', async () => {
    browser.looks = [waiting];
    const centre = createTransactionCentre(ports);
    const stop = centre.subscribe(SUBJECT, () => undefined);
    await centre.prepare(SUBJECT, request);
    await centre.confirm(SUBJECT);
    expect(JSON.parse(browser.kept.get(PENDING_KEY)!)).toMatchObject({ [SUBJECT]: aSent({ sentAt: 1_000_000 }) });
    browser.looks = [mined];
    await settled(centre, 'confirmed');
    expect(JSON.parse(browser.kept.get(PENDING_KEY)!)).toEqual({});
    stop();
  });

  test('picks a transaction up after a reload and watches it to the end', async () => {
    browser.kept.set(PENDING_KEY, JSON.stringify({ [SUBJECT]: aSent() }));
    const centre = createTransactionCentre(ports);
    expect(centre.get(SUBJECT)).toMatchObject({ phase: 'sent', sent: aSent() });
    browser.looks = [new Error('node down'), waiting, mined];
    const stop = centre.subscribe(SUBJECT, () => undefined);
    await settled(centre, 'confirmed');
    stop();
  });

  test('a transaction in flight cannot be sent again, not even by two presses', async () => {
    const centre = createTransactionCentre(ports);
    await centre.prepare(SUBJECT, request);
    await Promise.all([centre.confirm(SUBJECT), centre.confirm(SUBJECT)]);
    await centre.prepare(SUBJECT, request);
    await centre.confirm(SUBJECT);
    expect(browser.asked.filter((call) => call === 'send')).toHaveLength(1);
  });

  test('takes over what another tab has sent', async () => {
    const centre = createTransactionCentre(ports);
    await centre.prepare(SUBJECT, request);
    browser.kept.set(PENDING_KEY, JSON.stringify({ [SUBJECT]: aSent() }));
    browser.storageChanged();
    expect(centre.get(SUBJECT).phase).toBe('sent');
    await centre.confirm(SUBJECT);
    expect(browser.asked).not.toContain('send');
  });

  test('asks the wallet to switch the chain first, and sends nothing where that is refused', async () => {
    browser.chainId = 1;
    browser.switch = () => Promise.reject(Object.assign(new Error('no'), { code: 4001 }));
    const centre = createTransactionCentre(ports);
    await centre.prepare(SUBJECT, request);
    await centre.confirm(SUBJECT);
    expect(centre.get(SUBJECT)).toMatchObject({ phase: 'rejected', what: 'switch' });
    expect(browser.asked).toEqual(['prepare', 'switch 31337']);
    browser.switch = () => Promise.resolve();
    await centre.confirm(SUBJECT);
    expect(browser.asked).toEqual(['prepare', 'switch 31337', 'switch 31337', 'send']);
  });

  test('a refusal in the wallet stores nothing', async () => {
    browser.send = () => Promise.reject(Object.assign(new Error('User rejected the request.'), { code: 4001 }));
    const centre = createTransactionCentre(ports);
    await centre.prepare(SUBJECT, request);
    await centre.confirm(SUBJECT);
    expect(centre.get(SUBJECT)).toMatchObject({ phase: 'rejected', what: 'transaction' });
    expect(browser.kept.get(PENDING_KEY)).toBeUndefined();
  });

  test('does not send from an account that the person was not shown', async () => {
    browser.account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
    const centre = createTransactionCentre(ports);
    await centre.prepare(SUBJECT, request);
    await centre.confirm(SUBJECT);
    expect(centre.get(SUBJECT)).toMatchObject({ phase: 'failed', isUnsent: true });
    expect(browser.asked).not.toContain('send');
  });

  test('a hash that comes after the person gave up still counts', async () => {
    let answer: (hash: `0x${string}`) => void = () => undefined;
    browser.send = () => new Promise((resolve) => (answer = resolve));
    const centre = createTransactionCentre(ports);
    await centre.prepare(SUBJECT, request);
    const confirmed = centre.confirm(SUBJECT);
    await expect.poll(() => browser.asked).toContain('send');
    centre.abandon(SUBJECT);
    expect(centre.get(SUBJECT)).toMatchObject({ phase: 'failed', isUnsent: false });
    answer('0x01');
    await confirmed;
    expect(centre.get(SUBJECT).phase).toBe('sent');
  });

  test('what a Safe is proposed is kept as a proposal, and followed under the hash that executed it', async () => {
    const centre = createTransactionCentre(ports);
    browser.looks = [{ ...waiting, isKnown: false }];
    const stop = centre.subscribe(SUBJECT, () => undefined);
    await centre.prepare(SUBJECT, aRequest({ isSafe: true }));
    await centre.confirm(SUBJECT);
    expect(centre.get(SUBJECT)).toMatchObject({ phase: 'sent', sent: { kind: 'safe', nonce: null } });
    browser.looks = [{ ...waiting, safe: { executedIn: '0x0e', isPassedOver: false } }, waiting];
    await expect.poll(() => JSON.parse(browser.kept.get(PENDING_KEY)!)[SUBJECT]).toMatchObject({ hash: '0x0e', kind: 'transaction' });
    browser.looks = [mined];
    await settled(centre, 'confirmed');
    stop();
  });

  test('forgets a settled transaction when the person has read it', async () => {
    browser.kept.set(PENDING_KEY, JSON.stringify({ [SUBJECT]: aSent() }));
    browser.looks = [{ ...mined, receipt: { outcome: anOutcome(), isSuccess: false, reason: 'why' } }];
    const centre = createTransactionCentre(ports);
    const stop = centre.subscribe(SUBJECT, () => undefined);
    await settled(centre, 'reverted');
    expect(JSON.parse(browser.kept.get(PENDING_KEY)!)).toHaveProperty(SUBJECT);
    centre.dismiss(SUBJECT);
    expect(centre.get(SUBJECT).phase).toBe('idle');
    expect(JSON.parse(browser.kept.get(PENDING_KEY)!)).toEqual({});
    stop();
  });

  test('a proposal that no queue knows is no longer looked for, until somebody wants it', async () => {
    browser.kept.set(PENDING_KEY, JSON.stringify({ [SUBJECT]: aSent({ kind: 'safe', nonce: null, sentAt: 0 }) }));
    browser.looks = [{ ...waiting, isKnown: false }];
    const centre = createTransactionCentre(ports);
    const stop = centre.subscribe(SUBJECT, () => undefined);
    await settled(centre, 'unwatched');
    centre.lookAgain(SUBJECT);
    expect(centre.get(SUBJECT).phase).toBe('sent');
    await settled(centre, 'unwatched');
    browser.looks = [{ ...waiting, safe: { executedIn: '0x0e', isPassedOver: false } }, mined];
    centre.lookAgain(SUBJECT);
    await settled(centre, 'confirmed');
    stop();
  });
});
