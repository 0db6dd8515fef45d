/** The square root, rounded up. */
export function rootUp(value: bigint): bigint {
  const root = rootDown(value);
  return root * root === value ? root : root + 1n;
}

/** The square root, rounded down: Newton's method, starting above the root; values fall until the root is reached. */
export function rootDown(value: bigint): bigint {
  if (value < 2n) return value;
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2));
  for (;;) {
    const next = (root + value / root) / 2n;
    if (next >= root) return root;
    root = next;
  }
}
