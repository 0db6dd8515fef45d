import type { SetupContext } from '@althing/domain/setup';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { api } from '../../../lib/http/api.ts';
import { apiKey } from '../../../lib/query/apiQuery.ts';
import { useEdit } from '../edit/EditContext.ts';
import { type NamedGovernor, namesOfOthers } from './namesOfOthers.ts';

const ENDPOINT = 'GET /api/v1/organisations/governors/names';
/** The endpoint's largest page. */
const PAGE = 100;
/** Further names are left to the server's own check. */
const MAX_PAGES = 20;

async function allGovernorNames(signal: AbortSignal): Promise<NamedGovernor[]> {
  const names: NamedGovernor[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < MAX_PAGES; page++) {
    const answer: { items: NamedGovernor[]; nextCursor: string | null } = await api(ENDPOINT, {
      query: { limit: PAGE, ...(cursor ? { cursor } : {}) },
      signal,
    });
    names.push(...answer.items);
    cursor = answer.nextCursor;
    if (!cursor) break;
  }
  return names;
}

const NONE: readonly NamedGovernor[] = [];

/** What the rules of the wizard need besides the draft. Until the names in use are loaded, the list of them is empty. */
export function useSetupContext(): SetupContext {
  const { chains, features } = useAppConfig();
  const edit = useEdit();
  const { initial, organisation } = edit ?? { initial: null };
  const { data: named = NONE } = useQuery({
    queryKey: apiKey(ENDPOINT, {}),
    queryFn: ({ signal }) => allGovernorNames(signal),
  });
  return useMemo(
    () => ({ chains, features, initial, existingGovernorNames: namesOfOthers(named, organisation?.contracts ?? []) }),
    [chains, features, initial, named, organisation],
  );
}
