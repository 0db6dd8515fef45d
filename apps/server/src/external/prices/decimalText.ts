/** A number as short decimal text without exponent; digits beyond 18 decimals are dropped. */
export const decimalText = (value: number): string => {
  const text = value.toString();
  if (!text.includes('e')) return text;
  return value > 1 ? BigInt(value).toString() : value.toFixed(18);
};
