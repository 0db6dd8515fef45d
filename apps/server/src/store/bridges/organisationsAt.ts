import type { BridgeTransaction } from '@althing/domain/http';
import type { Address, ChainId } from '@althing/domain/units';
import { sql } from 'drizzle-orm';
import { hexes, numbers } from '../chain/columns.ts';
import type { Queryable } from '../chain/queryable.ts';
import { addressOf } from '../chain/wire.ts';
import { statement } from '../statement.ts';

export interface Place {
  chainId: ChainId;
  address: Address;
}

type Named = NonNullable<BridgeTransaction['organisation']>;
interface Row extends Named {
  chain_id: string;
  address: Buffer;
}

const keyOf = ({ chainId, address }: Place): string => `${chainId} ${address.toLowerCase()}`;

/** Whose contracts stand at these places: of deployed organisations, the oldest where several name one. */
export function createOrganisationsAt(db: Queryable) {
  return async function organisationsAt(places: readonly Place[]): Promise<(place: Place) => Named | null> {
    const asked = [...new Map(places.map((place) => [keyOf(place), place])).values()];
    if (asked.length === 0) return () => null;
    const { rows } = await db.query<Row>(
      statement(
        sql`select distinct on (c.chain_id, c.address) c.chain_id, c.address, o.slug, o.name
          from unnest(${numbers(asked.map(({ chainId }) => chainId))}::bigint[], ${hexes(asked.map(({ address }) => address))}::text[]) asked (chain_id, address)
          join app.organisation_contracts c on c.chain_id = asked.chain_id and c.address = decode(asked.address, 'hex')
            and c.state in ('confirmed', 'verified')
          join app.organisations o on o.id = c.organisation_id and o.state = 'deployed'
          order by c.chain_id, c.address, o.created_at`,
        'organisations_at',
      ),
    );
    const found = new Map(
      rows.map(({ chain_id, address, slug, name }) => [keyOf({ chainId: Number(chain_id), address: addressOf(address) }), { slug, name }]),
    );
    return (place) => found.get(keyOf(place)) ?? null;
  };
}

export type OrganisationsAt = ReturnType<typeof createOrganisationsAt>;
