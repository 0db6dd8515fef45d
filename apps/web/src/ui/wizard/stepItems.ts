import { placeIndex, stepOfPlace, visiblePlaces } from '@althing/domain/wizard';
import type { StepBarItem } from './StepBar.tsx';
import { isReached, type WizardRun } from './useWizard.ts';

/** The first page of a step for this draft. */
const firstPlace = <Place extends string, Draft>({ rules, form }: WizardRun<Place, Draft>, stepId: string): Place | undefined =>
  visiblePlaces(rules, form.getValues()).find((place) => stepOfPlace(rules, place).id === stepId);

/** The steps of a wizard, each linking to its first page. */
export function topSteps<Place extends string, Draft>(run: WizardRun<Place, Draft>): StepBarItem<Place>[] {
  const current = stepOfPlace(run.rules, run.state.position).id;
  return run.rules.steps.flatMap(({ id, title }) => {
    const place = id === current ? run.state.position : firstPlace(run, id);
    return place === undefined ? [] : [itemOf(run, place, title)];
  });
}

/** The pages of the current step, if it has more than one. */
export function sideSteps<Place extends string, Draft>(run: WizardRun<Place, Draft>): StepBarItem<Place>[] {
  const { places } = stepOfPlace(run.rules, run.state.position);
  if (places.length < 2) return [];
  const draft = run.form.getValues();
  return places.flatMap(({ id, title }) => (run.rules.isVisible(id, draft) ? [itemOf(run, id, title)] : []));
}

function itemOf<Place extends string, Draft>(run: WizardRun<Place, Draft>, id: Place, label: string): StepBarItem<Place> {
  const { position } = run.state;
  return { id, label, isReached: isReached(run, id), isPassed: placeIndex(run.rules, id) < placeIndex(run.rules, position) };
}
