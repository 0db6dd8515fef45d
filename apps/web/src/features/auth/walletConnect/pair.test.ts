import { beforeEach, expect, test, vi } from 'vitest';
import { pair } from './pair.ts';
import { type Offer, OfferExpired, type PairedSession, RelayUnreachable } from './pairedClient.ts';
import { createPairingDesk, PairingCancelled, type PairingView } from './pairingDesk.ts';

const session: PairedSession = { topic: 't', pairingTopic: 'p', namespaces: {}, peer: { metadata: { name: 'Phone' } } };
const desk = createPairingDesk();

/** Offers that the test answers, in the order in which they were made. */
function offers() {
  const made: { approve(session: PairedSession): void; reject(error: unknown): void; withdraw: ReturnType<typeof vi.fn<() => void>> }[] =
    [];
  const offer = async (): Promise<Offer> => {
    const withdraw = vi.fn<() => void>();
    const approval = new Promise<PairedSession>((approve, reject) => made.push({ approve, reject, withdraw }));
    approval.catch(() => undefined);
    return { uri: `wc:${made.length}`, approval, withdraw };
  };
  return { made, offer };
}

function view<Step extends PairingView['step']>(step: Step): Promise<Extract<PairingView, { step: Step }>> {
  return vi.waitFor(() => {
    const shown = desk.current();
    expect(shown?.step).toBe(step);
    return shown as Extract<PairingView, { step: Step }>;
  });
}

beforeEach(() => desk.show(undefined));

test('the code is shown until the wallet approves', async () => {
  const { made, offer } = offers();
  const paired = pair({ offer, desk });
  expect(desk.current()?.step).toBe('preparing');
  expect((await view('waiting')).uri).toBe('wc:1');
  made[0]!.approve(session);
  expect(await paired).toEqual({ session, isOnThisDevice: false });
  expect(desk.current()).toBeUndefined();
});

test('whoever opened the wallet on this device is known to have done so', async () => {
  const { made, offer } = offers();
  const paired = pair({ offer, desk });
  (await view('waiting')).openedHere();
  made[0]!.approve(session);
  expect(await paired).toEqual({ session, isOnThisDevice: true });
});

test('leaving withdraws the code', async () => {
  const { made, offer } = offers();
  const paired = pair({ offer, desk });
  (await view('waiting')).cancel();
  await expect(paired).rejects.toBeInstanceOf(PairingCancelled);
  expect(made[0]!.withdraw).toHaveBeenCalledOnce();
  expect(desk.current()).toBeUndefined();
});

test('leaving before there is a code withdraws it as soon as it comes', async () => {
  let arrive: (offer: Offer) => void = () => {};
  const paired = pair({ offer: () => new Promise((resolve) => (arrive = resolve)), desk });
  (await view('preparing')).cancel();
  await expect(paired).rejects.toBeInstanceOf(PairingCancelled);
  const withdraw = vi.fn<() => void>();
  arrive({ uri: 'wc:late', approval: new Promise(() => {}), withdraw });
  await vi.waitFor(() => expect(withdraw).toHaveBeenCalledOnce());
});

test('an expired code is replaced when a new one is asked for', async () => {
  const { made, offer } = offers();
  const paired = pair({ offer, desk });
  await view('waiting');
  made[0]!.reject(new OfferExpired());
  const expired = await view('expired');
  expect(made).toHaveLength(1);
  expired.renew();
  expect((await view('waiting')).uri).toBe('wc:2');
  made[1]!.approve(session);
  expect((await paired).session).toBe(session);
});

test('an expired code may be left', async () => {
  const { made, offer } = offers();
  const paired = pair({ offer, desk });
  await view('waiting');
  made[0]!.reject(new OfferExpired());
  (await view('expired')).cancel();
  await expect(paired).rejects.toBeInstanceOf(PairingCancelled);
});

test("a refusal arrives with the wallet's code", async () => {
  const { made, offer } = offers();
  const paired = pair({ offer, desk });
  await view('waiting');
  made[0]!.reject({ code: 5000, message: 'User rejected.' });
  await expect(paired).rejects.toMatchObject({ name: 'ProviderRpcError', code: 5000 });
  expect(made[0]!.withdraw).toHaveBeenCalledOnce();
  expect(desk.current()).toBeUndefined();
});

test('a relay that cannot be reached ends the pairing', async () => {
  await expect(pair({ offer: () => Promise.reject(new RelayUnreachable('down')), desk })).rejects.toBeInstanceOf(RelayUnreachable);
  expect(desk.current()).toBeUndefined();
});
