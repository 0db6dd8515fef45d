/**
 * Schemas are interpreted from now on, not compiled: for pages whose policy forbids `eval`, where a browser reports the attempt as a violation.
 * Written where zod shares its settings between all of its copies, as its own function for it would bring its core to every first page.
 */
export function validateWithoutEval(): void {
  const shared = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
  (shared.__zod_globalConfig ??= {}).jitless = true;
}
