import type { AppConfig } from '@althing/domain/http';
import { PROPOSAL_EXPIRY_MESSAGE, SignClient, WALLETCONNECT_DEEPLINK_CHOICE } from '@walletconnect/sign-client';
import { type Offer, OfferExpired, type PairedClient, type PairedSession, RelayUnreachable } from './pairedClient.ts';

/** Milliseconds. The library would keep trying for minutes, while the reader looks at an empty frame. */
const PATIENCE_MS = 20_000;
/** CAIP-25 reason for ending a session, which wallets display. */
const LEFT = { code: 6000, message: 'User disconnected.' };

/**
 * Opens the library, which reads keys and sessions of earlier visits from this browser. It only connects to the relay when there is something to
 * send.
 */
export async function openPairedClient({ projectId, relayUrl }: NonNullable<AppConfig['walletConnect']>): Promise<PairedClient> {
  const library = await SignClient.init({
    projectId,
    ...(relayUrl && { relayUrl }),
    // What wallets sign and send is not reported to anybody.
    telemetryEnabled: false,
    logger: 'fatal',
    metadata: {
      name: 'Althing',
      description: 'Found and run an organisation on many chains',
      url: location.origin,
      icons: [new URL('/favicon.svg', location.origin).href],
    },
  });
  // Only the operator of the public relay attests origins. Asking for that elsewhere would delay every request by five seconds.
  if (relayUrl) library.core.verify.register = () => Promise.resolve('');

  withholdSummaries(library.core.relayer);

  const disconnect = (topic: string) => library.disconnect({ topic, reason: LEFT });
  // A pairing that is left over would open a connection to the relay on every later visit.
  const forgetPairing = (topic: string) => library.core.pairing.disconnect({ topic }).catch(() => undefined);

  return {
    async offer(optionalNamespaces) {
      const coming = library.connect({ optionalNamespaces }).then(({ uri = '', approval }) =>
        toOffer(uri, approval(), (approved, topic) => {
          approved.then((session) => disconnect(session.topic)).catch(() => undefined);
          void forgetPairing(topic);
        }),
      );
      return orUnreachable(coming).catch((error: unknown) => {
        // Otherwise the library would retry twice a second as long as the page is open. Making the next code reconnects.
        void library.core.relayer.transportClose();
        throw error;
      });
    },
    sessions: () => library.session.getAll(),
    request: (topic, chainId, request) => library.request({ topic, chainId: `eip155:${chainId}`, request }),
    async end({ topic, pairingTopic }) {
      await Promise.all([disconnect(topic), forgetPairing(pairingTopic)]);
    },
    rememberApp: (app) => library.core.storage.setItem(WALLETCONNECT_DEEPLINK_CHOICE, app),
    subscribe(listener) {
      library.on('session_delete', ({ topic }) => listener({ kind: 'ended', topic }));
      library.on('session_expire', ({ topic }) => listener({ kind: 'ended', topic }));
      library.on('session_update', ({ topic, params }) => listener({ kind: 'updated', topic, namespaces: params.namespaces }));
      library.on('session_event', ({ topic, params: { event } }) => {
        if (event.name === 'accountsChanged' || event.name === 'chainChanged') listener({ kind: event.name, topic, data: event.data });
      });
    },
  };
}

async function orUnreachable(coming: Promise<Offer>): Promise<Offer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => (timer = setTimeout(() => reject(new Error('timed out')), PATIENCE_MS)));
  try {
    return await Promise.race([coming, late]);
  } catch (error) {
    coming.then((offer) => offer.withdraw()).catch(() => undefined);
    throw new RelayUnreachable(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Next to each encrypted request, the library would send its method and contract to the relay unencrypted. This removes them. */
function withholdSummaries(relayer: InstanceType<typeof SignClient>['core']['relayer']): void {
  const publish = relayer.publish.bind(relayer);
  relayer.publish = (topic, message, options) => publish(topic, message, { ...options, tvf: undefined });
}

/** The topic in a URI `wc:{topic}@2?…`. */
const topicOf = (uri: string) => uri.slice('wc:'.length, uri.indexOf('@'));

function toOffer(
  uri: string,
  approved: Promise<PairedSession>,
  withdraw: (approval: Promise<PairedSession>, topic: string) => void,
): Offer {
  const approval = approved.catch((error: unknown) => {
    throw (error as { message?: unknown }).message === PROPOSAL_EXPIRY_MESSAGE ? new OfferExpired() : error;
  });
  // When the library gives up, nobody may be awaiting this any more.
  approval.catch(() => undefined);
  return { uri, approval, withdraw: () => withdraw(approval, topicOf(uri)) };
}
