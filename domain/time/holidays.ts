/**
 * Computes the Dutch holidays of a year, to fill the table of holidays. The table decides, because the Crown
 * may add days and an office may have days of its own.
 *
 * @see Algemene termijnenwet, art. 3, for those that extend a term; the closing days of TARGET, for those of
 * banks.
 */
import { addDays, type IsoDate } from './day.ts'

export type Holiday = {
  /** Identifies the day when a year is computed again. */
  code: string
  date: IsoDate
  name: { nl: string; en: string; fr: string }
  /** Whether statutory terms are extended past it. */
  isStatutory: boolean
  /** Whether banks process no SEPA payments. */
  isBankHoliday: boolean
  /** Day without calls, letters or visits: the recognised days, without Good Friday, which the law only equates. */
  isContactFree: boolean
}

export const firstHolidayYear = 2000
export const lastHolidayYear = 2099

/**
 * @param year From 2000 to 2099.
 * @returns In calendar order.
 * @throws {RangeError} For another year: the rules around King's Day are of this century.
 */
export function holidaysOf(year: number): Holiday[] {
  if (!Number.isInteger(year) || year < firstHolidayYear || year > lastHolidayYear) {
    throw new RangeError(`year must be a whole number from ${firstHolidayYear} to ${lastHolidayYear}, got ${year}`)
  }
  const easter = easterSunday(year)
  const dates: Readonly<Record<string, IsoDate>> = {
    new_year: `${year}-01-01`,
    good_friday: addDays(easter, -2),
    easter_monday: addDays(easter, 1),
    kings_day: kingsDay(year),
    labour_day: `${year}-05-01`,
    liberation_day: `${year}-05-05`,
    ascension_day: addDays(easter, 39),
    whit_monday: addDays(easter, 50),
    christmas_day: `${year}-12-25`,
    boxing_day: `${year}-12-26`,
  }
  return days
    .map(({ code, nl, en, fr, statutory, bank }) => ({
      code,
      date: dates[code] ?? '',
      name: { nl, en, fr },
      isStatutory: statutory,
      isBankHoliday: bank,
      isContactFree: statutory && code !== 'good_friday',
    }))
    .sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
}

/** 27 April, or the day before when that is a Sunday. Until 2013 Queen's Day, 30 April by the same rule. */
function kingsDay(year: number): IsoDate {
  if (year >= 2014) return isSunday(`${year}-04-27`) ? `${year}-04-26` : `${year}-04-27`
  return isSunday(`${year}-04-30`) ? `${year}-04-29` : `${year}-04-30`
}

const isSunday = (day: IsoDate): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 0

/** Anonymous Gregorian algorithm (Meeus, Jones and Butcher). */
function easterSunday(year: number): IsoDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const sum = epact + weekday - 7 * late + 114
  const two = (number: number) => String(number).padStart(2, '0')
  return `${year}-${two(Math.floor(sum / 31))}-${two((sum % 31) + 1)}`
}

/** Good Friday is equated with the recognised days; 1 May is a bank holiday only. */
const days = [
  { code: 'new_year', nl: 'Nieuwjaarsdag', en: 'New Year’s Day', fr: 'Nouvel An', statutory: true, bank: true },
  { code: 'good_friday', nl: 'Goede Vrijdag', en: 'Good Friday', fr: 'Vendredi saint', statutory: true, bank: true },
  {
    code: 'easter_monday',
    nl: 'Tweede paasdag',
    en: 'Easter Monday',
    fr: 'Lundi de Pâques',
    statutory: true,
    bank: true,
  },
  { code: 'kings_day', nl: 'Koningsdag', en: 'King’s Day', fr: 'Fête du Roi', statutory: true, bank: false },
  {
    code: 'labour_day',
    nl: 'Dag van de Arbeid',
    en: 'Labour Day',
    fr: 'Fête du Travail',
    statutory: false,
    bank: true,
  },
  {
    code: 'liberation_day',
    nl: 'Bevrijdingsdag',
    en: 'Liberation Day',
    fr: 'Jour de la Libération',
    statutory: true,
    bank: false,
  },
  { code: 'ascension_day', nl: 'Hemelvaartsdag', en: 'Ascension Day', fr: 'Ascension', statutory: true, bank: false },
  {
    code: 'whit_monday',
    nl: 'Tweede pinksterdag',
    en: 'Whit Monday',
    fr: 'Lundi de Pentecôte',
    statutory: true,
    bank: false,
  },
  { code: 'christmas_day', nl: 'Eerste kerstdag', en: 'Christmas Day', fr: 'Noël', statutory: true, bank: true },
  {
    code: 'boxing_day',
    nl: 'Tweede kerstdag',
    en: 'Boxing Day',
    fr: 'Lendemain de Noël',
    statutory: true,
    bank: true,
  },
] as const
