/**
 * What of X12 the portal reads and writes, in our own words: the segments of a set in their order, and the lengths of
 * elements. In a set `?` may be left out, `*` may repeat and `+` has to be there at least once; what stands in brackets
 * repeats together and begins with its first segment. Elements: A text, N a whole number, M cents, R a decimal number,
 * D a day, T a time of day; `!` has to be there. What is not listed is not checked.
 */
export type ReleaseDescription = {
  sets: Readonly<Record<string, string>>;
  segments: Readonly<Record<string, string>>;
};

const shared = {
  AK1: 'A2! N1-9! A1-12',
  AK2: 'A3! A4-9! A1-35',
  AK3: 'A2-3! N1-10! A1-6 A1-3',
  AK4: 'A1-10! N1-4 A1-3! A1-99',
  AK5: 'A1! A1-3 A1-3 A1-3 A1-3 A1-3',
  AK9: 'A1! N1-6! N1-6! N1-6! A1-3',
  AT7: 'A2 A2-3 A2 A2-3 D8 T4-8 A2',
  AT8: 'A1-2 A1 R1-10 N1-7 N1-7 A1 R1-8',
  B10: 'A1-30 A1-30 A2-4!',
  B2: 'A2 A2-4 A6-9 A1-30 A1 A2!',
  B2A: 'A2! A2',
  C3: 'A3!',
  G61: 'A2! A1-60! A2 A1-80',
  K1: 'A1-30! A1-30',
  L3: 'R1-10 A1-2 R1-9 A2 M1-12',
  LFH: 'A3! A1-25!',
  LH1: 'A2! N1-7! A4-6',
  LH2: 'A1-30',
  LH3: 'A1-25',
  LH6: 'A1-60 A1 A1-25 A1-25',
  LX: 'N1-6!',
  MS2: 'A2-4 A1-10 A2',
  MS3: 'A2-4! A1-2!',
  N1: 'A2-3! A1-60 A1-2 A2-80',
  N2: 'A1-60! A1-60',
  N3: 'A1-55! A1-55',
  N4: 'A2-30 A2 A3-15 A2-3',
  NTE: 'A3 A1-80!',
  S5: 'N1-3! A2! R1-10 A1 R1-10 A2',
} as const;

const hazmat = '(LH1 LH2* LH3* LFH* LEP* LH4? LHT*)*';
const line = (of: string) => `(L5 AT8? (G61 L11* LH6* ${of})*)*`;
const equipment = '(N7 N7A? N7B? MEA* M7*)*';

export const release4010: ReleaseDescription = {
  sets: {
    '204': `B2 B2A L11* G62? MS3? AT5* PLD? LH6* NTE* (N1 N2? N3* N4? L11* G61*)* ${equipment}
      (S5 L11* G62* AT8? LAD* AT5* PLD? NTE* (N1 N2? N3* N4? G61*)? ${line(hazmat)}
        (OID G62* LAD* ${line(hazmat)})* ${equipment})+ L3?`,
    '990': 'B1 N9* L11* G62* V9* K1* (S5 G62*)*',
    '214': `B10 L11* MAN* K1* (N1 N2? N3* N4? L11*)* G62* MS3*
      (LX (AT7 MS1? MS2? K1* M7*)* L11* MAN* Q7* K1* AT5* AT8* CD3*)*`,
    '210': `B3 C2? C3? ITD? N9* L11* G62* R3* H3* K1* (N1 N2? N3* N4? N9* L11*)* (N7 M7*)*
      (SPO SDQ*)* (OID SDQ*)* (S5 G62* N9* (N1 N2? N3* N4?)? (N7 M7*)?)*
      (LX N9* L11* POD? (L5 H1* H2* L0* L1* L4* L7* K1*)* (L0 L1* L4* L7* K1*)* (L1 L4* L7* K1*)* L7* (SPO SDQ*)* (OID SDQ*)*
        (N1 N2? N3* N4?)*)* L3?`,
    '997': 'AK1 (AK2 (AK3 AK4*)* AK5)* AK9',
  },
  segments: {
    ...shared,
    B1: 'A2-4 A1-30! D8 A1!',
    B3: 'A6 A1-22! A1-30 A2! A1 D8! M1-12! A2 D8 A3 A2-4!',
    G62: 'A2 D8 A1-2 T4-8 A2',
    L11: 'A1-30 A2-3 A1-80',
    L5: 'N1-3 A1-50 A1-30 A1',
    N7: 'A1-4 A1-10! R1-10 A1-2 R1-8 N1-6 N1-6 R1-8 A1 A1-2 A2',
    N9: 'A2-3! A1-30 A1-45 D8 T4-8 A2',
    OID: 'A1-30 A1-22 A1-30 A2 R1-15 A1 R1-10',
    V9: 'A3! A1-30 D8 T4-8 A2-30 A2 A2-3 A3',
  },
};

export const release5010: ReleaseDescription = {
  sets: {
    '204': `B2 B2A L11* G62* MS3? (AT5 RTT? C3?)* PLD? LH6* NTE* (N1 N2? N3* N4? L11* G61*)* ${equipment}
      (S5 L11* G62* AT8? LAD* (AT5 RTT? C3?)* PLD? NTE* (N1 N2? N3* N4? G61*)? ${line(hazmat)}
        (OID G62* LAD* ${line(hazmat)})* ${equipment})+ L3?`,
    '990': 'B1 L11* G62*',
    '214': 'B10 MS3* (LX L11* MAN* Q7* K1* AT5* AT8* (AT7 MS1? MS2? K1* M7*)* L11* CD3* (N1 N2? N3* N4? L11*)*)*',
    '210': `B3 C2? C3? ITD? L11* N9* G62* R3* H3* K1* (N1 N2? N3* N4? L11* N9*)* (N7 M7*)* (OID SDQ*)*
      (S5 G62* L11* (N1 N2? N3* N4?)? (N7 M7*)?)*
      (LX L11* N9* POD? (L5 H1* H2* L0* L1* L4* L7* K1*)* (L0 L1* L4* L7* K1*)* (L1 L4* L7* K1*)* L7* (OID SDQ*)*
        (N1 N2? N3* N4?)*)* L3?`,
    '997': 'AK1 (AK2 (AK3 AK4*)* AK5)* AK9',
    '999': 'AK1 (AK2 (IK3 CTX* (IK4 CTX*)*)* IK5)* AK9',
  },
  segments: {
    ...shared,
    B1: 'A2-4 A1-30! D8 A1! A1 A1-3',
    B3: 'A6 A1-22! A1-30 A2! A1 D8! M1-15! A2 D8 A3 A2-4!',
    G62: 'A2 D8 A1-2 T4-8 A2',
    IK3: 'A2-3! N1-10! A1-4 A1-3',
    IK4: 'A1-10! N1-4 A1-3! A1-99',
    IK5: 'A1! A1-3 A1-3 A1-3 A1-3 A1-3',
    L11: 'A1-50 A2-3 A1-80',
    L5: 'N1-6 A1-50 A1-30 A1',
    N7: 'A1-4 A1-15! R1-10 A1-2 R1-8 N1-6 N1-6 R1-8 A1 A1-2 A2',
    N9: 'A2-3! A1-50 A1-45 D8 T4-8 A2',
    OID: 'A1-50 A1-22 A1-50 A2-3 R1-15 A1 R1-10',
  },
};
