import { notify } from './notify.ts';

/** Shows a toast for any error of the server, a wallet or a node. `title` replaces its sentence, which then becomes the second line. */
export async function notifyFailure(error: unknown, title?: string): Promise<void> {
  const { explainError } = await import('../lib/errors/explainError.ts');
  const explanation = explainError(error);
  const show = explanation.isRejection ? notify.info : notify.error;
  if (title) show(title, explanation.title);
  else show(explanation.title, explanation.description);
}
