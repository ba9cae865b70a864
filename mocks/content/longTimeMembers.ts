interface LongTimeMember {
  /** Points earned before the earliest rows of the seed. */
  earlierPoints: number;
  /** Number of visited places; random when left out. */
  visitedCount?: number;
}

/** People who joined long before the earliest rows of the seed. */
export const longTimeMembers: Readonly<Record<string, LongTimeMember>> = {
  traveller_001: { earlierPoints: 182 },
  traveller_002: { earlierPoints: 1480, visitedCount: 41 },
  traveller_013: { earlierPoints: 1100, visitedCount: 34 },
  traveller_014: { earlierPoints: 980, visitedCount: 31 },
  traveller_006: { earlierPoints: 900, visitedCount: 27 },
  traveller_016: { earlierPoints: 800, visitedCount: 25 },
  traveller_004: { earlierPoints: 720, visitedCount: 22 },
  traveller_015: { earlierPoints: 640, visitedCount: 19 },
  traveller_007: { earlierPoints: 560, visitedCount: 18 },
  traveller_020: { earlierPoints: 480, visitedCount: 17 },
  traveller_009: { earlierPoints: 420, visitedCount: 14 },
  traveller_047: { earlierPoints: 380, visitedCount: 13 },
  traveller_008: { earlierPoints: 330, visitedCount: 12 },
  traveller_025: { earlierPoints: 290, visitedCount: 11 },
  traveller_005: { earlierPoints: 250, visitedCount: 10 },
  traveller_019: { earlierPoints: 210, visitedCount: 9 },
  traveller_012: { earlierPoints: 180, visitedCount: 9 },
  traveller_030: { earlierPoints: 150, visitedCount: 7 },
  traveller_011: { earlierPoints: 120, visitedCount: 6 },
  traveller_043: { earlierPoints: 110 },
  traveller_059: { earlierPoints: 100 },
  traveller_023: { earlierPoints: 90 },
  traveller_051: { earlierPoints: 80 },
  traveller_063: { earlierPoints: 60 },
  traveller_039: { earlierPoints: 40 },
};
