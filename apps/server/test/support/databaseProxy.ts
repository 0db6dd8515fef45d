import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface DatabaseProxy {
  /** A connection string that leads through it. */
  url: string;
  /** From now on it takes connections and bytes, and passes nothing on. */
  hang(): void;
  /** From now on nobody listens. */
  leave(): Promise<void>;
  stop(): Promise<void>;
}

/** Stands between a server and its Postgres, which can so be hung or taken away. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isHung = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    keep(client);
    keep(database);
    client.on('data', (bytes) => isHung || database.write(bytes));
    database.on('data', (bytes) => isHung || client.write(bytes));
    client.once('close', () => database.destroy());
    database.once('close', () => client.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const leave = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    url: url.toString(),
    hang() {
      isHung = true;
    },
    leave,
    stop: leave,
  };
}
