import { ORGANISATION } from '../organisation/schema.ts';
import type { ChangedBy, Field, List, Values } from '../schema/field.ts';
import type { OrganisationForm } from './form.ts';

/** Why a value of an organisation that stands cannot be changed in an edit. */
export const EDIT_LOCKS = {
  governor: 'Fixed when the governor was deployed. Another governor can be added.',
  token: 'Fixed when the token was created; nobody can change it.',
  timelock: 'This governor has no timelock, and none can be put before it. Another governor can be added.',
  veto: 'Guardians belong to the governor that they were given to.',
  other: 'Fixed when it was deployed; nobody can change it.',
} as const;

const SENTENCES: readonly [RegExp, string][] = [
  [/^modules\.governor\./, EDIT_LOCKS.governor],
  [/^modules\.pre(Vote|Execution)Veto\./, EDIT_LOCKS.veto],
  [/^token\./, EDIT_LOCKS.token],
];

interface Place {
  field: Field;
  draft: unknown;
  /** What stood there before; undefined for what is new. */
  before: unknown;
  changedBy: ChangedBy | undefined;
}

const idOf = (entry: unknown): unknown => {
  const { tempId, id, chainId } = entry as Values;
  return tempId ?? id ?? chainId;
};

/** The entry of a list at a position, and the one with the same id among those that stand. */
function entryAt({ of }: List, place: Place, key: string): Place {
  const draft = (place.draft as readonly unknown[] | undefined)?.[Number(key)];
  const entries = Array.isArray(place.before) ? (place.before as unknown[]) : [];
  const before = typeof draft === 'object' && draft !== null ? entries.find((entry) => idOf(entry) === idOf(draft)) : draft;
  return {
    field: of,
    draft,
    before,
    changedBy: of.kind === 'scalar' || of.kind === 'group' ? (of.changedBy ?? place.changedBy) : place.changedBy,
  };
}

function partAt(place: Place, key: string): Place | undefined {
  const { field } = place;
  switch (field.kind) {
    case 'list':
      return entryAt(field, place, key);
    case 'maybe':
      return partAt({ ...place, field: field.of, changedBy: field.of.changedBy ?? place.changedBy }, key);
    case 'group': {
      const part = field.fields[key];
      if (!part) return undefined;
      const { changedBy } = part as { changedBy?: ChangedBy };
      return {
        field: part,
        draft: (place.draft as Values | null | undefined)?.[key],
        before: (place.before as Values | null | undefined)?.[key],
        changedBy: changedBy ?? place.changedBy,
      };
    }
    default:
      return undefined;
  }
}

const HAS_TIMELOCK = /^modules\.governor\.(\d+)\.preExecutionTimelock$/;

/** A governor founded without a timelock never gets one. */
function timelockLock(path: string, form: OrganisationForm, initial: OrganisationForm): string | undefined {
  const index = HAS_TIMELOCK.exec(path)?.[1];
  const tempId = index === undefined ? undefined : form.modules.governor[Number(index)]?.tempId;
  const before = initial.modules.governor.find((governor) => governor.tempId === tempId);
  return before?.preExecutionTimelock === 0 ? EDIT_LOCKS.timelock : undefined;
}

/**
 * Why the value at a path cannot be changed, because it stands on chain; undefined where it can, and for everything that is new. Who may change what is said
 * where the fields are described (`changedBy`).
 */
export function editLock(path: string, form: OrganisationForm, initial: OrganisationForm | null): string | undefined {
  if (!initial) return undefined;
  // A token that was never asked for stands nowhere.
  if (path.startsWith('token.') && initial.token.isCreatingNewToken === null) return undefined;
  const start: Place = { field: ORGANISATION, draft: form, before: initial, changedBy: ORGANISATION.changedBy };
  const place = path.split('.').reduce<Place | undefined>((found, key) => found && partAt(found, key), start);
  const isFixed = place?.changedBy === 'nobody' && place.before !== undefined;
  if (isFixed) return SENTENCES.find(([pattern]) => pattern.test(path))?.[1] ?? EDIT_LOCKS.other;
  return timelockLock(path, form, initial);
}
