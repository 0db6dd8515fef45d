const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether Postgres would take `value` as a key; anything else names no row of ours. */
export const isUuid = (value: string): boolean => UUID.test(value);
