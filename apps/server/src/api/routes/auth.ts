import { readSafe } from '@althing/bindings';
import { SIGN_UPS_CLOSED_MESSAGE } from '@althing/domain/errors';
import { type Address, type ChainId, type Hex } from '@althing/domain/units';
import type { FastifyRequest } from 'fastify';
import { getAddress, hashMessage, keccak256 } from 'viem';
import { isUnreachable } from '../../chains/reachable.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { Challenge } from '../../store/challenges.ts';
import type { User } from '../../store/users.ts';
import { createChallenge } from '../auth/challenge.ts';
import { isAllowed } from '../auth/isAllowed.ts';
import { isSafe } from '../auth/isSafe.ts';
import { missingOwners } from '../auth/missingOwners.ts';
import { SESSION_SECONDS } from '../auth/token.ts';
import { isSignedByContract } from '../../chains/verifySignature.ts';
import type { Handlers } from '../endpointHandlers.ts';
import { forbidden, invalid, unavailable } from '../../base/errors.ts';

type Keys = 'POST /api/v1/auth/challenge' | 'POST /api/v1/auth/login' | 'POST /api/v1/auth/logout';
type Dependencies = Pick<ApiDependencies, 'config' | 'chains' | 'challenges' | 'users' | 'now' | 'isSignedByKey'>;

const NOT_SIGNED = 'The signature does not fit a challenge of this address. Please sign in again.';

interface Claim {
  address: Address;
  chainId: ChainId;
  signature: Hex;
  secret: Hex | undefined;
  origin: string;
}

interface Proof {
  challenge: Challenge;
  /** Whether a private key signed, so that the account cannot be a Safe. */
  byKey: boolean;
}

export function authHandlers({ config, chains, challenges, users, now, isSignedByKey }: Dependencies): Handlers<Keys> {
  const originOf = (request: FastifyRequest): string => {
    const { origin } = request.headers;
    return origin && config.allowedOrigins.includes(origin) ? origin : config.publicOrigin;
  };

  const requireChain = (chainId: number) => {
    if (!chains.has(chainId)) throw invalid(`Chain ${chainId} is not supported`, 'unknown-chain');
  };

  /** Finds the open challenge that was signed. Key signatures are checked against all challenges before any node is asked about contracts. */
  async function prove({ address, chainId, signature }: Claim, open: readonly Challenge[]): Promise<Proof | undefined> {
    for (const challenge of open) {
      if (await isSignedByKey(address, hashMessage(challenge.message), signature)) return { challenge, byKey: true };
    }
    const client = chains.untrusted(chainId);
    for (const challenge of open) {
      if (await isSignedByContract(client, address, hashMessage(challenge.message), signature)) return { challenge, byKey: false };
    }
    return undefined;
  }

  /**
   * Open challenges for this account, chain and origin. Signatures of a Safe are public, or are an approval on chain without any signature; so
   * a challenge that was tied to a secret can only be redeemed with that secret.
   */
  const openChallenges = ({ address, chainId, secret, origin }: Claim): Promise<Challenge[]> =>
    challenges.open({ address, chainId, origin, secretHash: secret === undefined ? null : keccak256(secret) }, now());

  /** A key controls the same account on every chain; a contract account is only known on the chain where it confirmed the signature. */
  async function identify({ address, chainId, signature }: Claim, { byKey }: Proof): Promise<Pick<User, 'chainId' | 'isSafe'>> {
    if (byKey) return { chainId: null, isSafe: false };
    return { chainId, isSafe: await isSafe(chains.untrusted(chainId), address, signature) };
  }

  /** Explains why the signature proved nothing; undefined where there is nothing helpful to say. */
  async function reasonAgainst({ address, chainId, signature }: Claim, open: readonly Challenge[]): Promise<string> {
    const [newest] = open;
    const safe = newest && (await readSafe(chains.untrusted(chainId), address));
    const message = newest && { safe: address, chainId, hash: hashMessage(newest.message) };
    return (safe && message && (await missingOwners(safe, message, signature))) ?? NOT_SIGNED;
  }

  return {
    async 'POST /api/v1/auth/challenge'({ body, request }) {
      const chainId = body.chainId ?? config.defaultChainId;
      requireChain(chainId);
      const challenge = createChallenge({
        origin: originOf(request),
        address: getAddress(body.address),
        chainId,
        secretHash: (body.secretHash?.toLowerCase() as Hex | undefined) ?? null,
        now: now(),
      });
      const { message } = await challenges.offer(challenge);
      return { challenge: message };
    },

    async 'POST /api/v1/auth/login'({ body, request, reply }) {
      requireChain(body.chainId);
      const address = getAddress(body.address);
      const claim = {
        address,
        chainId: body.chainId,
        signature: body.signature as Hex,
        secret: body.secret as Hex | undefined,
        origin: originOf(request),
      };
      try {
        const open = await openChallenges(claim);
        const proof = await prove(claim, open);
        if (!proof) throw invalid(await reasonAgainst(claim, open), 'signature-invalid');
        // The nonce is consumed only after the signature proved valid, so that a stranger cannot use it up; consuming succeeds once.
        if (!(await challenges.consume(proof.challenge.nonce, now()))) throw invalid(NOT_SIGNED, 'signature-invalid');
        if (!isAllowed(config, address)) throw forbidden(SIGN_UPS_CLOSED_MESSAGE, 'sign-ups-closed');
        const user = await users.signIn({ address, ...(await identify(claim, proof)) });
        const expiresAt = new Date(now().getTime() + SESSION_SECONDS * 1000);
        const jti = await users.openSession(user.id, now(), expiresAt);
        const accessToken = await reply.jwtSign({ sub: user.id, jti });
        return { id: user.id, address: user.address, name: user.name, isSafe: user.isSafe, accessToken };
      } catch (error) {
        if (isUnreachable(error)) throw unavailable('The chain cannot be reached', 'rpc-unavailable');
        throw error;
      }
    },

    async 'POST /api/v1/auth/logout'({ caller }) {
      await users.endSession(caller.sessionId);
      return {};
    },
  };
}
