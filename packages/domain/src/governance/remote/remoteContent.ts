import { collectErrors, hasErrors, type Rule } from '../../formErrors.ts';
import { parseAmount } from '../../token/index.ts';
import type { Address, Hex } from '../../units.ts';
import { toActionCall } from '../actionCalls.ts';
import { actionRules } from '../actionRules.ts';
import type { RemoteChain, RemoteWay } from '../measures/chainFacts.ts';
import { type MeasureFacts, type MeasureGroup, type MeasureKind, READING } from '../measures/measure.ts';
import { measureCalls, measureProblems, MEASURES } from '../measures/measures.ts';
import type { RemoteCall, RemoteDraft } from '../proposalForm.ts';
import { withFacts } from '../withFacts.ts';

/** Measures that a governor can take on another chain: those about contracts that belong to whoever acts for it there. */
export const REMOTE_GROUPS: readonly MeasureGroup[] = ['token', 'upgrades', 'controllers'];

const isTakenThere = (kind: MeasureKind): boolean => REMOTE_GROUPS.includes(MEASURES[kind].group);

/** The chosen chain with how messages go there; undefined while that is not known, or where they do not. */
export function wayTo({ chainId }: Pick<RemoteDraft, 'chainId'>, { remote }: Pick<MeasureFacts, 'remote'>) {
  const chain = 'problem' in remote ? undefined : remote.chains.find((each) => each.chainId === chainId);
  const way = chain?.way;
  return chain && way && !('problem' in way) ? { chain, way } : undefined;
}

/** What measures go by on the other chain, where another account acts and nothing of the governor stands. */
export const factsThere = (
  facts: MeasureFacts,
  { coin }: RemoteChain,
  { executor, token, upgrades, controllers, nameOf }: RemoteWay,
): MeasureFacts => ({
  ...facts,
  executor,
  coin,
  token: token ?? { ...facts.token, isOwn: false, owner: undefined, supply: undefined, tax: undefined, lockbox: undefined },
  upgrades,
  controllers,
  refund: null,
  nameOf,
});

/** What is wrong with the calls; `facts` of the other chain, undefined while they are not known. */
export function* remoteCallRules(path: string, calls: readonly RemoteCall[], facts: MeasureFacts | undefined): Iterable<Rule> {
  for (const [index, { action, before }] of withFacts(calls, facts).entries.entries()) {
    const field = `${path}.${index}`;
    if (action.type !== 'measure') {
      yield* actionRules(field, action);
      const hasMoney = action.type === 'custom' && (parseAmount(action.value, action.decimals).value ?? 0n) > 0n;
      yield { field: `${field}.value`, message: 'A message carries no money: calls on another chain are made without', isBroken: hasMoney };
      continue;
    }
    const refusal = isTakenThere(action.kind) ? undefined : 'A message cannot do this on another chain';
    const problems = refusal ? { kind: refusal } : before ? measureProblems(action, before) : { kind: READING };
    for (const [name, message] of Object.entries(problems)) yield { field: `${field}.${name}`, message, isBroken: true };
  }
}

/** What a message has done on its chain. */
export interface RemoteContent {
  chainId: number;
  targets: Address[];
  calldatas: Hex[];
}

/** Undefined while something is wrong with the calls, or how messages go there is not known. */
export function remoteContent(draft: RemoteDraft, facts: MeasureFacts): RemoteContent | undefined {
  const found = wayTo(draft, facts);
  if (!found || draft.calls.length === 0) return undefined;
  const there = factsThere(facts, found.chain, found.way);
  if (hasErrors(collectErrors(remoteCallRules('', draft.calls, there)))) return undefined;
  const calls = withFacts(draft.calls, there).entries.flatMap(({ action, before }) =>
    action.type === 'measure' ? measureCalls(action, before ?? there) : [toActionCall(action)],
  );
  return { chainId: draft.chainId, targets: calls.map(({ target }) => target), calldatas: calls.map(({ calldata }) => calldata) };
}

/** Names what a quote is for. */
export const remoteKey = ({ chainId, targets, calldatas }: RemoteContent): string => JSON.stringify([chainId, targets, calldatas]);
