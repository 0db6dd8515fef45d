import { sampleGovernor, sampleModules } from '@althing/domain/testing';
import { describe, expect, it } from 'vitest';
import { DEPLOYER, SALT } from '../test/planInput.ts';
import { PlanError } from './errors.ts';
import { contractDeploymentSalts, deriveSalt, safeSaltNonce } from './salts.ts';

describe('the salts of an organisation', () => {
  it('are keccak256(abi.encode(salt, "kind|name")), the same on every chain', () => {
    const organisation = {
      modules: sampleModules({ governor: [sampleGovernor(), sampleGovernor({ governorName: 'Council', chainId: 31338 })] }),
    };
    expect(contractDeploymentSalts(SALT, organisation)).toMatchInlineSnapshot(`
      {
        "governance": [
          {
            "chainId": 31337,
            "governor": "0x3dd80ce5a60b2ad2036567849462fd5517dfb954557f67433141fa08611cf235",
            "governorName": "Main",
            "refundGas": "0x5ff14d3bb815be9877383ee40d1421cce96329b3ef0a679b7ec340bd5bd4d055",
            "timelock": "0x407b22a71b0595135e5994e3007140d64f539c550c7c5857bd87548eac031368",
          },
          {
            "chainId": 31338,
            "governor": "0xe368aa0bbb8ed1a932dea3ed9d204e79de86a8ba608b5bbf1e5a80455e02f317",
            "governorName": "Council",
            "refundGas": "0xfd0105a6dc32564340bf91b5a51ad245efd00ec4ac6de8915418e102a871abb5",
            "timelock": "0x30c462f9bca8e8b750acf2f9e7d3ce52f84aa00a724778d347f74027f4ef6ff6",
          },
        ],
        "token": "0x7fc40729eabdbc46e9173fe9f58e1b738b2c38689b8c4fceec802c2d6b48756b",
      }
    `);
  });

  it('differ by organisation and by contract', () => {
    const other = `0x${'11'.repeat(32)}` as const;
    expect(
      new Set([deriveSalt(SALT, 'token|'), deriveSalt(other, 'token|'), deriveSalt(SALT, 'governor|'), deriveSalt(SALT, 'governor|x')])
        .size,
    ).toBe(4);
  });

  it('need 32 bytes to begin with', () => {
    for (const salt of ['0x', '0x1234', `0x${'zz'.repeat(32)}`] as const) {
      expect(() => deriveSalt(salt, 'token|')).toThrow(new PlanError('salt-invalid', salt));
    }
  });

  it('put the account into the nonce of a Safe', () => {
    const salt = deriveSalt(SALT, 'safeTreasury|');
    expect(safeSaltNonce({ founder: DEPLOYER, salt })).toMatchInlineSnapshot(
      `75489510345656444400730287070847922545442704506393582721139064011973156131801n`,
    );
  });
});
