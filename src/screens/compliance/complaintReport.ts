/** Year report of complaints as tables of names and counts, for the screen and for spreadsheets. */
import type { Answers } from '#providers/generated/calls.ts'
import type { useTranslate } from 'react-admin'
import type { Counts } from './CountTable.tsx'

type Counted = readonly { value: string | null; count: number }[]
type InTime = { inTime: number; late: number; open: number }
export type ComplaintReport = Answers['GET']['/api/v4/complaint/report']

export function rowsOf(report: ComplaintReport, translate: ReturnType<typeof useTranslate>): Counts[] {
  const counted = (field: 'category' | 'outcome' | 'channel', counts: Counted): Counts => ({
    title: translate(`resources.complaint.fields.${field}`),
    rows: counts.map(({ value, count }) => ({
      name:
        value === null
          ? translate('complaints.report.none')
          : translate(`resources.complaint.values.${field}.${value}`),
      value: String(count),
    })),
  })
  const term = (name: 'confirmed' | 'answered', { inTime, late, open }: InTime) => [
    { name: translate(`complaints.report.${name}InTime`), value: share(inTime, inTime + late) },
    { name: translate(`complaints.report.${name}Open`), value: String(open) },
  ]
  const language = document.documentElement.lang || 'nl'
  const months = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  const average = report.averageDays === null ? '–' : new Intl.NumberFormat(language).format(report.averageDays)
  return [
    {
      title: translate('complaints.report.all'),
      rows: [
        { name: translate('complaints.report.total'), value: String(report.total) },
        ...term('confirmed', report.confirmed),
        ...term('answered', report.answered),
        { name: translate('complaints.report.averageDays'), value: average },
      ],
    },
    counted('category', report.byCategory),
    counted('outcome', report.byOutcome),
    counted('channel', report.byChannel),
    {
      title: translate('complaints.report.byMonth'),
      rows: report.byMonth.map((count, month) => ({
        name: months.format(Date.UTC(report.year, month)),
        value: String(count),
      })),
    },
  ]
}

/** @example share(3, 4) // '3 / 4 (75 %)' */
const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${part} / ${whole} (${Math.round((part / whole) * 100)} %)`

/** Writes CSV with byte order mark and semicolons, as spreadsheets in the Netherlands expect. */
export const csvOf = (tables: readonly Counts[]): string =>
  `\ufeff${tables
    .flatMap(({ title, rows }) => rows.map(({ name, value }) => [title, name, value]))
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'))
    .join('\r\n')}\r\n`
