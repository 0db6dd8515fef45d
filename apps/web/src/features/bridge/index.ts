export { BridgePage } from './BridgePage.tsx';
