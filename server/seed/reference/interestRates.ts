/**
 * Interest rates by law, per year: statutory (Civil Code 6:119) and commercial (6:119a, 6:119b). A half-year
 * without a change has no row. The commercial rate is that of the European Central Bank plus eight points
 * (6:120).
 */

/** First day, per cent, and source. */
type Row = readonly [from: string, rate: string, source: string]

const arbitration = 'raadvanarbitrage.nl, wettelijke rente'
const both = 'raadvanarbitrage.nl en rentetool, wettelijke rente'
const tool = 'rentetool en Staatsblad, wettelijke rente'
const bank = 'ECB-rente + 8 procentpunt'

const statutory: readonly Row[] = [
  ['1976-04-01', '8', arbitration],
  ['1979-01-01', '10', arbitration],
  ['1980-04-01', '12', arbitration],
  ['1983-01-01', '9', arbitration],
  ['1987-04-01', '8', arbitration],
  ['1990-01-01', '10', arbitration],
  ['1990-07-01', '11', arbitration],
  ['1992-01-01', '12', arbitration],
  ['1993-07-01', '10', arbitration],
  ['1994-01-01', '9', arbitration],
  ['1995-01-01', '8', arbitration],
  ['1996-01-01', '7', arbitration],
  ['1996-07-01', '5', arbitration],
  ['1998-01-01', '6', arbitration],
  ['2001-01-01', '8', both],
  ['2002-01-01', '7', both],
  ['2003-08-01', '5', both],
  ['2004-02-01', '4', both],
  ['2007-01-01', '6', both],
  ['2009-07-01', '4', both],
  ['2010-01-01', '3', both],
  ['2011-07-01', '4', tool],
  ['2012-07-01', '3', tool],
  ['2015-01-01', '2', tool],
  ['2023-01-01', '4', tool],
  ['2023-07-01', '6', tool],
  ['2024-01-01', '7', tool],
  ['2025-01-01', '6', tool],
  ['2026-01-01', '4', 'Stb. 2025, 427'],
]

const commercial: readonly Row[] = [
  ['2002-12-01', '10.35', both],
  ['2003-01-01', '9.85', both],
  ['2003-07-01', '9.1', both],
  // Sources differ by 0.01; two of three have this value.
  ['2004-01-01', '9.02', tool],
  ['2004-07-01', '9.01', both],
  ['2005-01-01', '9.09', both],
  ['2005-07-01', '9.05', both],
  ['2006-01-01', '9.25', both],
  ['2006-07-01', '9.83', both],
  ['2007-01-01', '10.58', both],
  ['2007-07-01', '11.07', both],
  ['2008-01-01', '11.2', both],
  ['2008-07-01', '11.07', both],
  ['2009-01-01', '9.5', both],
  ['2009-07-01', '8', both],
  ['2011-07-01', '8.25', tool],
  ['2012-01-01', '8', tool],
  ['2013-01-01', '7.75', tool],
  ['2013-03-16', '8.75', tool],
  ['2013-07-01', '8.5', tool],
  ['2014-01-01', '8.25', tool],
  ['2014-07-01', '8.15', tool],
  ['2015-01-01', '8.05', tool],
  ['2016-07-01', '8', tool],
  ['2023-01-01', '10.5', bank],
  ['2023-07-01', '12', bank],
  ['2024-01-01', '12.5', bank],
  ['2024-07-01', '12.25', bank],
  ['2025-01-01', '11.15', bank],
  ['2025-07-01', '10.15', bank],
  ['2026-07-01', '10.4', `${bank} (2,40 + 8)`],
]

const rowOf = (type: string, [effective_from, rate, source]: Row) => ({ type, rate, effective_from, source })

export const reference = {
  interest_rate: [
    ...statutory.map((row) => rowOf('statutory', row)),
    ...commercial.map((row) => rowOf('commercial', row)),
  ],
}
