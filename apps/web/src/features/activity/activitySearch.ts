import { ACTIVITY_KINDS, type ActivityKind } from '@althing/domain/activity';

/** The filter of the list of activity, from the URL. */
export interface ActivitySearch {
  kind?: ActivityKind | undefined;
}

/** An unknown kind means no filter. */
export const readActivitySearch = (search: Record<string, unknown>): ActivitySearch => ({
  kind: ACTIVITY_KINDS.find((known) => known === search['kind']),
});
