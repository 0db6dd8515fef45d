import type { Hex } from '@althing/domain/units';
import { customType } from 'drizzle-orm/pg-core';

/** Bytes in Postgres, `0x` hexadecimal in TypeScript. */
export const bytea = customType<{ data: Hex; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value.slice(2), 'hex'),
  fromDriver: (value) => `0x${value.toString('hex')}`,
});
