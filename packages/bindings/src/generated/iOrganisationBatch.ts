// Generated from packages/contracts by `npm run abi -w @althing/contracts`. Do not edit.

export const iOrganisationBatchAbi = [
  {
    "type": "function",
    "name": "deploy",
    "inputs": [
      {
        "name": "organisation",
        "type": "tuple",
        "components": [
          {
            "name": "safes",
            "type": "tuple[]",
            "components": [
              {
                "name": "kind",
                "type": "uint8"
              },
              {
                "name": "name",
                "type": "string"
              },
              {
                "name": "saltNonce",
                "type": "uint256"
              },
              {
                "name": "owners",
                "type": "address[]"
              },
              {
                "name": "threshold",
                "type": "uint256"
              }
            ]
          },
          {
            "name": "tokens",
            "type": "tuple[]",
            "components": [
              {
                "name": "salt",
                "type": "bytes32"
              },
              {
                "name": "name",
                "type": "string"
              },
              {
                "name": "symbol",
                "type": "string"
              },
              {
                "name": "recipients",
                "type": "address[]"
              },
              {
                "name": "amounts",
                "type": "uint256[]"
              },
              {
                "name": "owner",
                "type": "address"
              },
              {
                "name": "treasury",
                "type": "address"
              },
              {
                "name": "taxThresholds",
                "type": "uint256[]"
              },
              {
                "name": "taxBasisPoints",
                "type": "uint256[]"
              },
              {
                "name": "bridges",
                "type": "tuple[]",
                "components": [
                  {
                    "name": "bridge",
                    "type": "address"
                  },
                  {
                    "name": "minting",
                    "type": "uint256"
                  },
                  {
                    "name": "burning",
                    "type": "uint256"
                  }
                ]
              },
              {
                "name": "lockbox",
                "type": "tuple",
                "components": [
                  {
                    "name": "salt",
                    "type": "bytes32"
                  },
                  {
                    "name": "kept",
                    "type": "address"
                  },
                  {
                    "name": "keptSupply",
                    "type": "uint256"
                  }
                ]
              }
            ]
          },
          {
            "name": "vestings",
            "type": "tuple[]",
            "components": [
              {
                "name": "salt",
                "type": "bytes32"
              },
              {
                "name": "token",
                "type": "address"
              },
              {
                "name": "flexVoting",
                "type": "bool"
              },
              {
                "name": "schedules",
                "type": "tuple[]",
                "components": [
                  {
                    "name": "start",
                    "type": "uint48"
                  },
                  {
                    "name": "end",
                    "type": "uint48"
                  },
                  {
                    "name": "milestones",
                    "type": "uint48[]"
                  },
                  {
                    "name": "receivers",
                    "type": "tuple[]",
                    "components": [
                      {
                        "name": "beneficiary",
                        "type": "address"
                      },
                      {
                        "name": "amount",
                        "type": "uint128"
                      }
                    ]
                  }
                ]
              }
            ]
          },
          {
            "name": "spokes",
            "type": "tuple[]",
            "components": [
              {
                "name": "salt",
                "type": "bytes32"
              },
              {
                "name": "name",
                "type": "string"
              },
              {
                "name": "token",
                "type": "address"
              },
              {
                "name": "vesting",
                "type": "address"
              },
              {
                "name": "messageController",
                "type": "address"
              },
              {
                "name": "homeChainId",
                "type": "uint256"
              },
              {
                "name": "governor",
                "type": "address"
              },
              {
                "name": "owner",
                "type": "address"
              }
            ]
          },
          {
            "name": "governors",
            "type": "tuple[]",
            "components": [
              {
                "name": "salts",
                "type": "tuple",
                "components": [
                  {
                    "name": "governor",
                    "type": "bytes32"
                  },
                  {
                    "name": "timelock",
                    "type": "bytes32"
                  },
                  {
                    "name": "refundGas",
                    "type": "bytes32"
                  }
                ]
              },
              {
                "name": "governor",
                "type": "tuple",
                "components": [
                  {
                    "name": "name",
                    "type": "string"
                  },
                  {
                    "name": "token",
                    "type": "address"
                  },
                  {
                    "name": "votingDelay",
                    "type": "uint48"
                  },
                  {
                    "name": "votingPeriod",
                    "type": "uint32"
                  },
                  {
                    "name": "proposalThreshold",
                    "type": "uint256"
                  },
                  {
                    "name": "quorumNumerator",
                    "type": "uint256"
                  },
                  {
                    "name": "preVoteVetoer",
                    "type": "address"
                  },
                  {
                    "name": "quadratic",
                    "type": "tuple",
                    "components": [
                      {
                        "name": "decoder",
                        "type": "address"
                      },
                      {
                        "name": "bandPercentages",
                        "type": "uint8[4]"
                      },
                      {
                        "name": "threshold",
                        "type": "uint16"
                      }
                    ]
                  },
                  {
                    "name": "messageController",
                    "type": "address"
                  }
                ]
              },
              {
                "name": "timelockDelay",
                "type": "uint256"
              },
              {
                "name": "canceller",
                "type": "address"
              },
              {
                "name": "refunds",
                "type": "bool"
              },
              {
                "name": "refund",
                "type": "tuple",
                "components": [
                  {
                    "name": "maxPriorityFee",
                    "type": "uint256"
                  },
                  {
                    "name": "maxBaseFee",
                    "type": "uint256"
                  },
                  {
                    "name": "baseGas",
                    "type": "uint256"
                  },
                  {
                    "name": "maxGasUsed",
                    "type": "uint256"
                  },
                  {
                    "name": "minWeight",
                    "type": "uint256"
                  },
                  {
                    "name": "proposalCap",
                    "type": "uint256"
                  },
                  {
                    "name": "periodCap",
                    "type": "uint256"
                  },
                  {
                    "name": "minProposerVotes",
                    "type": "uint256"
                  }
                ]
              }
            ]
          },
          {
            "name": "proxies",
            "type": "tuple[]",
            "components": [
              {
                "name": "salt",
                "type": "bytes32"
              },
              {
                "name": "kind",
                "type": "uint8"
              },
              {
                "name": "implementation",
                "type": "address"
              },
              {
                "name": "argument",
                "type": "bytes32"
              },
              {
                "name": "companion",
                "type": "address"
              },
              {
                "name": "initialisation",
                "type": "bytes"
              }
            ]
          }
        ]
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  }
] as const;
