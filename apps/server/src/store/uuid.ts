const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether `value` is a UUID. Postgres refuses anything else as a key, so anything else names no row of ours. */
export const isUuid = (value: string): boolean => UUID.test(value);
