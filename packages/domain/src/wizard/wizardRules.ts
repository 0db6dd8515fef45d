import type { FormErrors } from '../formErrors.ts';

export interface WizardPlace<Place extends string> {
  id: Place;
  title: string;
}

/** An entry of the stepper. One of several places has a stepper of its own for them. */
export interface WizardStep<Place extends string> {
  id: string;
  title: string;
  places: readonly WizardPlace<Place>[];
}

/** What a wizard is: its places in walking order, and what keeps one from leaving each of them. */
export interface WizardRules<Place extends string, Draft> {
  steps: readonly WizardStep<Place>[];
  /** Places that this draft passes through; the others come and go with what is chosen. */
  isVisible(place: Place, draft: Draft): boolean;
  /** What has to be mended at a place, by dotted path. */
  errors(place: Place, draft: Draft): FormErrors;
  /** What those errors say together; the fields say the rest. */
  sentences(place: Place, errors: FormErrors, draft: Draft): readonly string[];
}

/** Where the user is, and the furthest place ever reached: up to there the stepper can be clicked. */
export interface WizardState<Place extends string> {
  position: Place;
  furthest: Place;
}
