import type { DraftPath } from '@althing/domain/setup';

declare const MADE_HERE: unique symbol;
/** A path of some form, as `data-path` takes it. */
type ErrorPlace = string & { readonly [MADE_HERE]: true };

declare module 'react' {
  interface HTMLAttributes<T> {
    /** Made by `errorPlace`; a path that is spelt by hand does not compile. */
    'data-path'?: ErrorPlace;
  }
}

/** Marks the element at which an error of `path` is looked for. */
export const errorPlace = <Form>(path: DraftPath<Form>): { 'data-path': ErrorPlace } => ({ 'data-path': path as string as ErrorPlace });
