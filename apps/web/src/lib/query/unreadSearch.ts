/**
 * `validateSearch` of routes whose page reads the URL's search itself: what stands in the file of a route is loaded by every page. The type is for
 * links; what came with the URL may be anything.
 */
export const unreadSearch = <Search extends object>(search: Record<string, unknown>): Search => search as Search;
