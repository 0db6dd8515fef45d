import 'virtual:mantine-css';
import { start } from './app/start.tsx';
import { loadOptionalScripts } from './lib/consent/loadOptionalScripts.ts';

void start(document.getElementById('root')!);
loadOptionalScripts({
  storage: localStorage,
  urls: [import.meta.env.VITE_ANALYTICS_URL as string | undefined, import.meta.env.VITE_CHAT_URL as string | undefined],
  insert: (src) => document.head.append(Object.assign(document.createElement('script'), { src, async: true })),
});
