export { ActivityList } from './ActivityList.tsx';
export { ActivityPage } from './ActivityPage.tsx';
