// Generated from packages/contracts by `npm run abi -w @althing/contracts`. Do not edit.

export const tokenVestingAbi = [
  {
    "type": "constructor",
    "inputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "castVote",
    "inputs": [
      {
        "name": "governor",
        "type": "address"
      },
      {
        "name": "proposalId",
        "type": "uint256"
      },
      {
        "name": "support",
        "type": "uint8"
      },
      {
        "name": "reason",
        "type": "string"
      }
    ],
    "outputs": [
      {
        "name": "weight",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "computeReleasableAmount",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "flexVoting",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "getMilestones",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint48[]"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "getVestingSchedule",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "tuple",
        "components": [
          {
            "name": "beneficiary",
            "type": "address"
          },
          {
            "name": "token",
            "type": "address"
          },
          {
            "name": "cliff",
            "type": "uint256"
          },
          {
            "name": "start",
            "type": "uint256"
          },
          {
            "name": "duration",
            "type": "uint256"
          },
          {
            "name": "slicePeriodSeconds",
            "type": "uint256"
          },
          {
            "name": "amountTotal",
            "type": "uint256"
          },
          {
            "name": "released",
            "type": "uint256"
          }
        ]
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "getVestingScheduleIds",
    "inputs": [
      {
        "name": "beneficiary",
        "type": "address"
      }
    ],
    "outputs": [
      {
        "name": "ids",
        "type": "uint256[]"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "getVestingSchedulesCount",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "hasVoted",
    "inputs": [
      {
        "name": "governor",
        "type": "address"
      },
      {
        "name": "proposalId",
        "type": "uint256"
      },
      {
        "name": "beneficiary",
        "type": "address"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "initialize",
    "inputs": [
      {
        "name": "flexVoting_",
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
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "release",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      },
      {
        "name": "amount",
        "type": "uint256"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "releaseMany",
    "inputs": [
      {
        "name": "ids",
        "type": "uint256[]"
      }
    ],
    "outputs": [
      {
        "name": "amount",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "token",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "votesAt",
    "inputs": [
      {
        "name": "beneficiary",
        "type": "address"
      },
      {
        "name": "timepoint",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "votes",
        "type": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "event",
    "name": "FlexVotingEnabled",
    "inputs": [],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "Initialized",
    "inputs": [
      {
        "name": "version",
        "type": "uint64",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "TokensReleased",
    "inputs": [
      {
        "name": "id",
        "type": "uint256",
        "indexed": true
      },
      {
        "name": "beneficiary",
        "type": "address",
        "indexed": true
      },
      {
        "name": "token",
        "type": "address",
        "indexed": false
      },
      {
        "name": "amount",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "VestedVoteCast",
    "inputs": [
      {
        "name": "governor",
        "type": "address",
        "indexed": true
      },
      {
        "name": "proposalId",
        "type": "uint256",
        "indexed": true
      },
      {
        "name": "beneficiary",
        "type": "address",
        "indexed": true
      },
      {
        "name": "support",
        "type": "uint8",
        "indexed": false
      },
      {
        "name": "weight",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "VestingCurveAdded",
    "inputs": [
      {
        "name": "curve",
        "type": "uint256",
        "indexed": true
      },
      {
        "name": "start",
        "type": "uint48",
        "indexed": false
      },
      {
        "name": "end",
        "type": "uint48",
        "indexed": false
      },
      {
        "name": "milestones",
        "type": "uint48[]",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "VestingScheduleCreated",
    "inputs": [
      {
        "name": "id",
        "type": "uint256",
        "indexed": true
      },
      {
        "name": "beneficiary",
        "type": "address",
        "indexed": true
      },
      {
        "name": "curve",
        "type": "uint256",
        "indexed": true
      },
      {
        "name": "amountTotal",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "error",
    "name": "InvalidInitialization",
    "inputs": []
  },
  {
    "type": "error",
    "name": "NotInitializing",
    "inputs": []
  },
  {
    "type": "error",
    "name": "PackedCheckpoints_UnorderedKey",
    "inputs": []
  },
  {
    "type": "error",
    "name": "SafeCastOverflowedUintDowncast",
    "inputs": [
      {
        "name": "bits",
        "type": "uint8"
      },
      {
        "name": "value",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "SafeERC20FailedOperation",
    "inputs": [
      {
        "name": "token",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_AlreadyVoted",
    "inputs": [
      {
        "name": "beneficiary",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_BeneficiaryOnly",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      },
      {
        "name": "caller",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_DuplicateBeneficiary",
    "inputs": [
      {
        "name": "schedule",
        "type": "uint256"
      },
      {
        "name": "beneficiary",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_ExceedsReleasable",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      },
      {
        "name": "amount",
        "type": "uint256"
      },
      {
        "name": "releasable",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_FlexVotingOff",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Vesting_FutureLookup",
    "inputs": [
      {
        "name": "timepoint",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_InvalidBeneficiary",
    "inputs": [
      {
        "name": "beneficiary",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_InvalidDates",
    "inputs": [
      {
        "name": "schedule",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_InvalidGovernor",
    "inputs": [
      {
        "name": "governor",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_InvalidScheduleCount",
    "inputs": [
      {
        "name": "schedules",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_InvalidSupport",
    "inputs": [
      {
        "name": "support",
        "type": "uint8"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_NoReceivers",
    "inputs": [
      {
        "name": "schedule",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_NoVotes",
    "inputs": [
      {
        "name": "account",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_NothingToRelease",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Vesting_Underfunded",
    "inputs": [
      {
        "name": "balance",
        "type": "uint256"
      },
      {
        "name": "needed",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_UnknownSchedule",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_ZeroAmount",
    "inputs": [
      {
        "name": "beneficiary",
        "type": "address"
      }
    ]
  }
] as const;
