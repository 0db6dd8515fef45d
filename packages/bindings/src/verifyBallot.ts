import type { SignedAwayVote, SignedVote } from '@althing/domain/governance';
import { verifyTypedData } from 'viem/actions';
import type { ReadClient } from './call.ts';
import { ballotTypedData } from './signedVotes.ts';

export const verifyBallot = (client: ReadClient, vote: SignedVote | SignedAwayVote): Promise<boolean> =>
  verifyTypedData(client, { ...ballotTypedData(vote), address: vote.voter, signature: vote.signature });
