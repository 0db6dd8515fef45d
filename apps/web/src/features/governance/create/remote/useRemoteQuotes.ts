import {
  type MeasureFacts,
  type ProposalAction,
  remoteContent,
  remoteKey,
  type RemoteQuote,
  wayTo,
  withFacts,
} from '@althing/domain/governance';
import { useDebouncedValue } from '@mantine/hooks';
import { useQueries } from '@tanstack/react-query';
import { askQuote, type QuoteQuestion } from './askQuote.ts';

/** Milliseconds without a key pressed until bridges are asked what was typed costs. */
const DELAY = 400;

/** Milliseconds for which fees stay as they were told, so that nothing changes while somebody reads. Whoever comes back later gets new ones. */
const KEPT = 600_000;

/** What is to be asked about the messages of a proposal; nothing of those in which something is wrong. */
function questionsOf(actions: readonly ProposalAction[], facts: MeasureFacts, sourceChainId: number): QuoteQuestion[] {
  const { remote } = facts;
  if ('problem' in remote) return [];
  return withFacts(actions, facts).entries.flatMap(({ action }) => {
    if (action.type !== 'remote') return [];
    const [content, found] = [remoteContent(action, facts), wayTo(action, facts)];
    if (!content || !found || found.way.bridges.length === 0) return [];
    const bridges = found.way.bridges.map(({ bridge }) => bridge);
    return [{ content, sourceChainId, controller: remote.controller, sender: facts.executor, bridges, threshold: found.way.required }];
  });
}

/** The facts with what messages of the proposal cost and would do. */
export function useRemoteQuotes(
  facts: MeasureFacts | undefined,
  actions: readonly ProposalAction[],
  sourceChainId: number,
): MeasureFacts | undefined {
  const [settled] = useDebouncedValue(actions, DELAY);
  const questions = facts ? questionsOf(settled, facts, sourceChainId) : [];
  const unique = [...new Map(questions.map((question) => [remoteKey(question.content), question])).entries()];
  const quotes = useQueries({
    queries: unique.map(([key, question]) => ({
      queryKey: ['remoteQuote', sourceChainId, question.controller, question.sender, question.bridges, key],
      queryFn: () => askQuote(question),
      staleTime: KEPT,
      retry: 1,
    })),
    combine: (answers) =>
      new Map(
        answers.flatMap(({ data, error }, index): [string, RemoteQuote | { problem: string }][] => {
          const quote = data ?? (error ? { problem: `The fees could not be asked: ${error.message}` } : undefined);
          return quote ? [[unique[index]![0], quote]] : [];
        }),
      ),
  });
  if (!facts || 'problem' in facts.remote || unique.length === 0) return facts;
  return { ...facts, remote: { ...facts.remote, quotes } };
}
