export { MemberPage } from './MemberPage.tsx';
export { MembersPage } from './MembersPage.tsx';
export { MembersTable } from './MembersTable.tsx';
