export { SETUP_PAGES } from '@althing/domain/setup';
