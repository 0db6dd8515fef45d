import { notify } from './notify.ts';

/** Puts `text` on the clipboard and says "Copied". */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success('Copied');
  } catch {
    notify.error('Could not copy', 'The browser did not allow it.');
  }
}
