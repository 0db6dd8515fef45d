const UNIT = 10n ** 18n;
const DECIMALS = 5n;

/** docs/requirements.md#bridge-transactions: a relayer fee with five decimals, rounded up, as a fee that is paid is never shown too low. */
export function relayerFeeText(wei: bigint): string {
  const scale = 10n ** DECIMALS;
  const parts = (wei * scale + UNIT - 1n) / UNIT;
  return `${parts / scale}.${String(parts % scale).padStart(Number(DECIMALS), '0')}`;
}
