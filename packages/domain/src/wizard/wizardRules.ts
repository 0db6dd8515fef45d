import type { FormErrors } from '../formErrors.ts';

export interface WizardPlace<Place extends string> {
  id: Place;
  title: string;
}

/** An entry of the stepper. An entry with several pages has a stepper of its own for them. */
export interface WizardStep<Place extends string> {
  id: string;
  title: string;
  places: readonly WizardPlace<Place>[];
}

/** Defines a wizard: its pages in order, and what prevents leaving each of them. */
export interface WizardRules<Place extends string, Draft> {
  steps: readonly WizardStep<Place>[];
  /** Whether the page exists for this draft. */
  isVisible(place: Place, draft: Draft): boolean;
  /** The errors on a page, by dotted path of the field. */
  errors(place: Place, draft: Draft): FormErrors;
  /** Toasts for those errors; the messages at the fields say the details. */
  sentences(place: Place, errors: FormErrors, draft: Draft): readonly string[];
}

/** The current page and the furthest one ever reached; pages up to that one can be clicked. */
export interface WizardState<Place extends string> {
  position: Place;
  furthest: Place;
}
