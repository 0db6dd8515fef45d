import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

/** A message as the relay sees it: the ciphertext of a topic, with whatever its sender adds in clear. */
interface Envelope {
  topic: string;
  message: string;
  from: string;
  attestation?: string | undefined;
  acknowledgedBy: Set<string>;
}

interface Call {
  id: number;
  method?: string;
  params?: Params;
}

/** The parameters of all calls together; each has some of them. */
interface Params {
  topic: string;
  topics: string[];
  message: string;
  attestation?: string;
  pairingTopic: string;
  sessionTopic: string;
  sessionProposal: string;
  sessionProposalResponse: string;
  sessionSettlementRequest: string;
}

export interface Relay {
  readonly url: string;
  /** Every call of every client, as it came over the wire. */
  readonly heard: readonly { from: string; text: string }[];
  stop(): Promise<void>;
}

/**
 * WalletConnect's relay in miniature (`irn_*` and the two calls that open a session): mailboxes by topic that know nothing of
 * what they hold. A client is who its token says, over all its connections; a message waits until each other subscriber has
 * acknowledged it.
 */
export async function startRelay(port = 0): Promise<Relay> {
  const server = new WebSocketServer({ host: '127.0.0.1', port });
  await new Promise((resolve) => server.once('listening', resolve));
  const mail: Envelope[] = [];
  const heard: { from: string; text: string }[] = [];
  const desks = new Set<{ client: string; topics: Set<string>; deliver(envelope: Envelope): void }>();

  function post(envelope: Omit<Envelope, 'acknowledgedBy'>): void {
    const posted = { ...envelope, acknowledgedBy: new Set<string>() };
    mail.push(posted);
    for (const desk of desks) if (desk.topics.has(posted.topic) && desk.client !== posted.from) desk.deliver(posted);
  }

  server.on('connection', (socket, request) => {
    const client = clientOf(request.url!);
    const topics = new Set<string>();
    const unacknowledged = new Map<number, Envelope>();
    let nextId = Date.now();
    const send = (value: object) => socket.send(JSON.stringify({ jsonrpc: '2.0', ...value }));

    function deliver(envelope: Envelope): void {
      const id = nextId++;
      unacknowledged.set(id, envelope);
      const { topic, message, attestation } = envelope;
      const data = { topic, message, publishedAt: Date.now(), tag: 0, attestation };
      send({ id, method: 'irn_subscription', params: { id: `${client}/${topic}`, data } });
    }
    function subscribe(topic: string): string {
      topics.add(topic);
      return `${client}/${topic}`;
    }
    const collect = (wanted: readonly string[]) =>
      mail
        .filter(({ topic, from, acknowledgedBy }) => wanted.includes(topic) && from !== client && !acknowledgedBy.has(client))
        .forEach(deliver);

    const methods: Record<string, (params: Params) => { result: unknown; after?: () => void }> = {
      irn_subscribe: ({ topic }) => ({ result: subscribe(topic), after: () => collect([topic]) }),
      irn_batchSubscribe: ({ topics: wanted }) => ({ result: wanted.map(subscribe), after: () => collect(wanted) }),
      irn_unsubscribe: ({ topic }) => ({ result: topics.delete(topic) }),
      irn_publish: ({ topic, message, attestation }) => ({
        result: true,
        after: () => post({ topic, message, from: client, attestation }),
      }),
      wc_proposeSession({ pairingTopic, sessionProposal, attestation }) {
        subscribe(pairingTopic);
        return { result: true, after: () => post({ topic: pairingTopic, message: sessionProposal, from: client, attestation }) };
      },
      wc_approveSession({ pairingTopic, sessionTopic, sessionProposalResponse, sessionSettlementRequest }) {
        subscribe(sessionTopic);
        return {
          result: true,
          after() {
            post({ topic: pairingTopic, message: sessionProposalResponse, from: client });
            post({ topic: sessionTopic, message: sessionSettlementRequest, from: client });
          },
        };
      },
    };

    const desk = { client, topics, deliver };
    desks.add(desk);
    socket.on('close', () => desks.delete(desk));
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      const { id, method, params } = JSON.parse(text) as Call;
      if (!method) {
        unacknowledged.get(id)?.acknowledgedBy.add(client);
        return;
      }
      heard.push({ from: client, text });
      const { result, after } = methods[method]!(params!);
      send({ id, result });
      after?.();
    });
  });

  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    async stop() {
      server.clients.forEach((client: WebSocket) => client.terminate());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The issuer of the token that a client opens its connection with; it is the same over reloads. */
function clientOf(url: string): string {
  const token = new URL(url, 'ws://relay').searchParams.get('auth')!;
  const { iss } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { iss: string };
  return iss;
}
