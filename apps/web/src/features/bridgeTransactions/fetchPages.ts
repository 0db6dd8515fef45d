/** Items of a page of an export. */
export const EXPORT_PAGE = 100;
/** Requests of an export; what filters leave out counts too. */
const EXPORT_REQUESTS = 100;

interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

export interface Exported<Item> {
  items: Item[];
  /** False where there are more than are exported. */
  isWhole: boolean;
}

/** All items, page by page, as far as the limit. */
export async function fetchPages<Item>(ask: (cursor: string | null) => Promise<Page<Item>>): Promise<Exported<Item>> {
  const items: Item[] = [];
  let cursor: string | null = null;
  for (let request = 0; request < EXPORT_REQUESTS && (request === 0 || cursor !== null); request += 1) {
    const page: Page<Item> = await ask(cursor);
    items.push(...page.items);
    cursor = page.nextCursor;
  }
  return { items, isWhole: cursor === null };
}
