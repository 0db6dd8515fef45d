export { DeployPage } from './DeployPage.tsx';
export { ReceiptView } from './ReceiptView.tsx';
