import Fastify from 'fastify';
import pg from 'pg';

/**
 * The anchor: Fastify and pg and nothing else. Whoever asks shows the id of a session, by which the same rows are read on as many
 * connections and answered with the same JSON as ours: the least that a server which knows its users can do. No signature is
 * verified, nothing checked, limited, logged or measured, and no header set. Arguments: port, connection string.
 */
const [port, connectionString] = process.argv.slice(2);

const ME = {
  name: 'me',
  text: `select "users"."id", "users"."address", "users"."name", "users"."is_safe", "citizenship_confirmations"."signature",
           "citizenship_confirmations"."chain_id"
         from "app"."sessions"
         inner join "app"."users" on "users"."id" = "sessions"."user_id"
         left join "app"."citizenship_confirmations"
           on ("citizenship_confirmations"."user_id" = "users"."id" and "citizenship_confirmations"."terms_version" = $1)
         where ("sessions"."id" = $2 and "sessions"."expires_at" > $3)`,
};

interface Me {
  id: string;
  address: Buffer;
  name: string | null;
  is_safe: boolean;
  signature: string | null;
  chain_id: number | null;
}

const pool = new pg.Pool({ connectionString, max: 20 });
const app = Fastify();
app.get('/me', async (request, reply) => {
  const session = request.headers.authorization?.slice('Bearer '.length);
  const { rows } = await pool.query<Me>({ ...ME, values: ['2026-11-21', session, new Date()] });
  const [row] = rows;
  if (!row) return reply.code(401).send();
  const { id, address, name, is_safe, signature, chain_id } = row;
  return {
    id,
    address: `0x${address.toString('hex')}`,
    name,
    isSafe: is_safe,
    citizenshipConfirmationSignature: signature,
    citizenshipTermsVersion: null,
    citizenshipChainId: chain_id,
  };
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
