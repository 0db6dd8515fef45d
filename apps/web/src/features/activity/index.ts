export { ActivityPage } from './ActivityPage.tsx';
