import type { z } from 'zod';
import type * as s from './schemas.ts';

export type Session = z.infer<typeof s.session>;
export type Profile = z.infer<typeof s.profile>;
export type Category = z.infer<typeof s.category>;
export type OrganisationSummary = z.infer<typeof s.organisationSummary>;
export type OrganisationDetail = z.infer<typeof s.organisationDetail>;
export type OrganisationContract = z.infer<typeof s.organisationContract>;
export type CheckResult = z.infer<typeof s.checkResult>;
export type Receipt = z.infer<typeof s.receipt>;
export type GovernorView = z.infer<typeof s.governorView>;
export type Proposal = z.infer<typeof s.proposal>;
export type ProposalAction = z.infer<typeof s.proposalAction>;
export type Vote = z.infer<typeof s.vote>;
export type Member = z.infer<typeof s.member>;
export type ContractEvent = z.infer<typeof s.contractEvent>;
export type AppConfig = z.infer<typeof s.appConfig>;
export type ErrorBody = z.infer<typeof s.errorBody>;
