import { notify } from './notify.ts';

/** Copies `text` to the clipboard and says "Copied". */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success('Copied');
  } catch {
    notify.error('Could not copy', 'The browser did not allow it.');
  }
}
