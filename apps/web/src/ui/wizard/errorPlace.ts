import type { DraftPath } from '@althing/domain/setup';

declare const MADE_HERE: unique symbol;
/** A path of some form, for the attribute `data-path`. */
type ErrorPlace = string & { readonly [MADE_HERE]: true };

declare module 'react' {
  interface HTMLAttributes<T> {
    /** Made by `errorPlace`; a path written by hand does not compile. */
    'data-path'?: ErrorPlace;
  }
}

/** Marks the element at which an error of `path` is shown, so that it can be found. */
export const errorPlace = <Form>(path: DraftPath<Form>): { 'data-path': ErrorPlace } => ({ 'data-path': path as string as ErrorPlace });
