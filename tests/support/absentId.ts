/** A number that no record has, in any table: what is asked for by it is not there. */
export const absentId = 2_000_000_000
