import type { WizardPlace, WizardRules, WizardState, WizardStep } from './wizardRules.ts';

type Steps<Place extends string> = Pick<WizardRules<Place, never>, 'steps'>;
type Visible<Place extends string, Draft> = Pick<WizardRules<Place, Draft>, 'steps' | 'isVisible'>;

const allPlaces = <Place extends string>({ steps }: Steps<Place>): WizardPlace<Place>[] => steps.flatMap(({ places }) => places);

/** Position of a page among all pages, from 0. */
export const placeIndex = <Place extends string>(rules: Steps<Place>, place: Place): number =>
  allPlaces(rules).findIndex(({ id }) => id === place);

export const isPlace = <Place extends string>(rules: Steps<Place>, value: unknown): value is Place =>
  allPlaces(rules).some(({ id }) => id === value);

/** The title of a page, as both steppers show it. */
export const placeTitle = <Place extends string>(rules: Steps<Place>, place: Place): string =>
  allPlaces(rules).find(({ id }) => id === place)?.title ?? place;

/** The pages for this draft, in order. The first page is never hidden. */
export const visiblePlaces = <Place extends string, Draft>(rules: Visible<Place, Draft>, draft: Draft): Place[] =>
  allPlaces(rules).flatMap(({ id }) => (rules.isVisible(id, draft) ? [id] : []));

export const stepOfPlace = <Place extends string>({ steps }: Steps<Place>, place: Place): WizardStep<Place> =>
  steps.find(({ places }) => places.some(({ id }) => id === place))!;

/** The state of a new draft. */
export function wizardStart<Place extends string>({ steps }: Steps<Place>): WizardState<Place> {
  const first = steps[0]!.places[0]!.id;
  return { position: first, furthest: first };
}
