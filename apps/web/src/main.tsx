import 'virtual:mantine-css';
import 'virtual:mantine-theme.css';
import { start } from './app/start.tsx';

void start(document.getElementById('root')!);
