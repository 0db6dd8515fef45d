export { MAX_SIGNED_VOTE_LENGTH, readSignedVote } from './readSignedVote.ts';
